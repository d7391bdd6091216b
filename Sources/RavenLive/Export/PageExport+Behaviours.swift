extension PageExport {
  /// The names of the files that a page without a server needs for what its elements do by themselves; none for most pages.
  func stillScripts(of page: MountedApp.Page) -> [String] {
    let (script, behaviours) = assets.pageScript
    // Text cannot contain it: quotation marks are escaped.
    let used = behaviours.filter { page.html.firstRange(of: Array("data-with=\"\($0.key)\"".utf8)) != nil }
    return used.isEmpty ? [] : ([script] + Set(used.values.joined()).sorted())
  }
}
