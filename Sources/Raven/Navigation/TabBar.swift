/// The bar of a tab view: a link for each tab.
struct TabBar: View {
  let model: TabsModel
  let selected: Int
  let labels: [TabLabel]

  var body: some View {
    WebElement("nav", ["class": "tab-bar", "aria-label": "Tabs"]) {
      ForEach(labels.indices, id: \.self) { index in
        RouteLink(
          address: model.address(ofTab: index),
          kind: "tab-link",
          isCurrent: index == selected,
          action: { model.select(index) },
          label: labels[index]
        )
      }
    }
  }
}

/// What stands in the bar for one tab.
struct TabLabel: View {
  let values: ContainerValues

  var body: some View {
    if let item = values.tabItem {
      item.label
    } else {
      WebElement("span", ["class": "tab-title"]) { Text("Tab") }
    }
    if let badge = values.badge {
      WebElement("span", ["class": "tab-badge"]) { badge }
    }
  }
}

/// The label of a tab and its title, as far as it is known.
struct TabItem {
  let title: String?
  let label: AnyView
}

private nonisolated enum TabItemKey: ContainerValueKey {
  static var defaultValue: TabItem? { nil }
}

extension ContainerValues {
  /// How the view is shown in a tab bar.
  var tabItem: TabItem? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }
}

extension View {
  /// Sets what stands for the view in the bar of a tab view.
  ///
  /// ```swift
  /// TrailsTab().tabItem { Label("Trails", image: "map.svg") }.tag(0)
  /// ```
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let label = label()
    let item = TabItem(
      title: RouteSegment.visibleText(in: label),
      label: AnyView(WebElement("span", ["class": "tab-title"]) { label })
    )
    return _containerValue { $0.tabItem = item }
  }
}
