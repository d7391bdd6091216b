extension PageExport {
  /// The names of the files that a page without a server needs for what its elements do by themselves; none for most pages.
  func stillScripts(of page: MountedApp.Page) -> [String] {
    let (script, behaviours) = assets.pageScript
    let used = behaviours.filter { page.modules.contains($0.key) }
    return used.isEmpty ? [] : ([script] + Set(used.values.joined()).sorted())
  }
}
