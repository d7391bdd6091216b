import Showcase

extension Topic {
  static let sceneStorage = Topic("Scene storage") {
    Description(
      """
      `@SceneStorage` keeps how a page is arranged, for one tab of the browser. It is there when the page is loaded anew, and when
      its server was killed or replaced; another tab has its own.
      """
    )
    Example("Choose, open this page in a second tab, then reload both", sample: .sceneStorage) { Arranged() }
    Paragraph(
      """
      A reload goes on with the same session, so `@State` is there, too. What makes the difference is a new server: after a
      deploy a page begins anew at its address, with what was typed in it, and of the rest it has what a property keeps.
      """
    )
    FactTable(
      "Where a value belongs",
      header: ["property", "whose", "a reload", "a new server"],
      rows: [
        ["`@State`", "one view", "is there", "begins anew"],
        ["`@SceneStorage`", "one tab", "is there", "is there, with `--data`"],
        ["`@AppStorage`", "one browser", "is there", "is there, with `--data`"],
        ["the path of a `NavigationStack`", "the address", "is there", "is there"],
      ]
    )
    Note(.important) {
      """
      It is kept for seven days after the last change, 16 KiB for each tab. What nobody may lose belongs in a file or database of the
      app. See [limits](/security/limits).
      """
    }
  }
}
