import Showcase

extension Chapter {
  static let navigation = Chapter("Navigation") {
    Description("Screens, tabs, and what is shown above a page.")
    Topic.navigationStack
    Topic.tabs
    Topic.sheets
    Topic.alerts
    Topic.popovers
    Topic.search
    Topic.toolbars
  }
}
