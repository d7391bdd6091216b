private nonisolated enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated extension EnvironmentValues {
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls in this view from sight; they still name the controls to assistive technology.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
