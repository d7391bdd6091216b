/// What a program contains, each written by the one place that makes use of it.
///
/// A module for the browser keeps only what can be reached from its app. When nothing is left in it that writes one of
/// these, the linker knows that it stays false, and leaves out whatever is done only if it is true. So what costs many
/// bytes and is asked for on every page stands behind one of them.
///
/// A program for this machine has everything: there each is true from the beginning.
nonisolated enum Presence {
  #if hasFeature(Embedded)
  /// Set by texts with looks of their own, runs or links.
  nonisolated(unsafe) static var richText = false
  /// Set by texts of several parts, and by what puts on elements what a text may say itself: it then has a part.
  nonisolated(unsafe) static var textRuns = false
  /// Set by pictures in texts.
  nonisolated(unsafe) static var textPictures = false
  /// Set by containers that build only the rows near the window.
  nonisolated(unsafe) static var lazyRows = false
  /// Set by modifiers that are for a view's own element, whatever wrappers stand around it.
  nonisolated(unsafe) static var passingLinks = false
  /// Set by values of the environment that show on elements.
  nonisolated(unsafe) static var environmentEffects = false
  /// Set by what buttons have seldom: sizes, shapes, keys, being on or off, being heard while held down.
  nonisolated(unsafe) static var buttonExtras = false
  /// Set by what listens to pointers that are over an element, held down or moved.
  nonisolated(unsafe) static var gestures = false
  /// Set by tab views whose tabs are pages.
  nonisolated(unsafe) static var pagedTabs = false
  /// Set by styles of buttons, which links follow.
  nonisolated(unsafe) static var buttonLooks = false
  /// Set by links that look like buttons.
  nonisolated(unsafe) static var linkButtons = false
  /// Set by styles of buttons that an app makes.
  nonisolated(unsafe) static var buttonStyles = false
  /// Set by what listens to events that carry text.
  nonisolated(unsafe) static var textEvents = false
  /// Set by what listens to sizes the page has measured.
  nonisolated(unsafe) static var sizeEvents = false
  /// Set by what listens to windows of lists, and to what is in sight.
  nonisolated(unsafe) static var windowEvents = false
  /// Set by what listens to rows that are moved and to things that are dropped.
  nonisolated(unsafe) static var rowEvents = false
  /// Set by what listens to readers of columns whose rows come and go.
  nonisolated(unsafe) static var readings = false
  /// Set by what listens to what is known of the device.
  nonisolated(unsafe) static var deviceEvents = false
  /// Set by alignments of an app's own.
  nonisolated(unsafe) static var alignments = false
  /// Set by typefaces that are named.
  nonisolated(unsafe) static var namedFonts = false
  /// Set by places where controls stand among actions.
  nonisolated(unsafe) static var actions = false
  /// Set by what is presented above the page.
  nonisolated(unsafe) static var presentations = false
  /// Set by whoever hears of mistakes in an app's source.
  nonisolated(unsafe) static var diagnostics = false
  /// Set by what reads the words of views that are kept off the page.
  nonisolated(unsafe) static var wordsOfViews = false
  /// Set by views whose type is hidden.
  nonisolated(unsafe) static var erasedViews = false
  /// Set by changes with an animation.
  nonisolated(unsafe) static var motion = false
  /// Set by what reads preferences.
  nonisolated(unsafe) static var preferences = false
  /// Set by lists of the elements of an array.
  nonisolated(unsafe) static var arrays = false
  /// Set by lists, whose rows can do more than those of forms.
  nonisolated(unsafe) static var lists = false
  /// Set by pickers that lead to a screen of their options.
  nonisolated(unsafe) static var linkPickers = false
  /// Set by rows and sections that show and hide others.
  nonisolated(unsafe) static var disclosures = false
  /// Set by searches of screens.
  nonisolated(unsafe) static var search = false
  /// Set by menus of titles.
  nonisolated(unsafe) static var titleMenus = false
  /// Set by items of toolbars below the content.
  nonisolated(unsafe) static var bottomBars = false
  /// Set by what scrolls to views by their ids.
  nonisolated(unsafe) static var scrollTargets = false
  /// Set by forms of system images, which exist for some names only.
  nonisolated(unsafe) static var symbolVariants = false
  /// Set by styles of forms that an app makes.
  nonisolated(unsafe) static var formStyles = false
  /// Set by styles of text fields that an app makes.
  nonisolated(unsafe) static var fieldStyles = false
  /// Set by styles of labels, except for those in bars.
  nonisolated(unsafe) static var labelStyles = false
  /// Set by styles of labelled content.
  nonisolated(unsafe) static var labeledContentStyles = false
  /// Set by styles of toggles.
  nonisolated(unsafe) static var toggleStyles = false
  /// Set by what is said of the lines between rows.
  nonisolated(unsafe) static var rowLines = false
  /// Set by colours of icons in lists.
  nonisolated(unsafe) static var itemTints = false
  /// Set by what puts screens above the root of a navigation stack.
  nonisolated(unsafe) static var pushes = false
  /// Set by system images that say what they show.
  nonisolated(unsafe) static var spokenSymbols = false
  /// Set by views of several columns.
  nonisolated(unsafe) static var columns = false
  /// Set by paints that are more than a colour: gradients, materials, shadows.
  nonisolated(unsafe) static var richPaint = false
  /// Set by lines under and through text.
  nonisolated(unsafe) static var textLines = false
  /// Set by pictures from files.
  nonisolated(unsafe) static var pictures = false
  /// Set by pictures from addresses.
  nonisolated(unsafe) static var distantPictures = false
  #else
  static var richText: Bool {
    get { true }
    set {}
  }
  static var textRuns: Bool {
    get { true }
    set {}
  }
  static var textPictures: Bool {
    get { true }
    set {}
  }
  static var lazyRows: Bool {
    get { true }
    set {}
  }
  static var passingLinks: Bool {
    get { true }
    set {}
  }
  static var environmentEffects: Bool {
    get { true }
    set {}
  }
  static var buttonExtras: Bool {
    get { true }
    set {}
  }
  static var gestures: Bool {
    get { true }
    set {}
  }
  static var pagedTabs: Bool {
    get { true }
    set {}
  }
  static var linkButtons: Bool {
    get { true }
    set {}
  }
  static var buttonLooks: Bool {
    get { true }
    set {}
  }
  static var buttonStyles: Bool {
    get { true }
    set {}
  }
  static var textEvents: Bool {
    get { true }
    set {}
  }
  static var sizeEvents: Bool {
    get { true }
    set {}
  }
  static var windowEvents: Bool {
    get { true }
    set {}
  }
  static var rowEvents: Bool {
    get { true }
    set {}
  }
  static var readings: Bool {
    get { true }
    set {}
  }
  static var deviceEvents: Bool {
    get { true }
    set {}
  }
  static var alignments: Bool {
    get { true }
    set {}
  }
  static var namedFonts: Bool {
    get { true }
    set {}
  }
  static var actions: Bool {
    get { true }
    set {}
  }
  static var presentations: Bool {
    get { true }
    set {}
  }
  static var diagnostics: Bool {
    get { true }
    set {}
  }
  static var wordsOfViews: Bool {
    get { true }
    set {}
  }
  static var erasedViews: Bool {
    get { true }
    set {}
  }
  static var motion: Bool {
    get { true }
    set {}
  }
  static var preferences: Bool {
    get { true }
    set {}
  }
  static var lists: Bool {
    get { true }
    set {}
  }
  static var linkPickers: Bool {
    get { true }
    set {}
  }
  static var disclosures: Bool {
    get { true }
    set {}
  }
  static var search: Bool {
    get { true }
    set {}
  }
  static var titleMenus: Bool {
    get { true }
    set {}
  }
  static var bottomBars: Bool {
    get { true }
    set {}
  }
  static var scrollTargets: Bool {
    get { true }
    set {}
  }
  static var symbolVariants: Bool {
    get { true }
    set {}
  }
  static var formStyles: Bool {
    get { true }
    set {}
  }
  static var fieldStyles: Bool {
    get { true }
    set {}
  }
  static var labelStyles: Bool {
    get { true }
    set {}
  }
  static var labeledContentStyles: Bool {
    get { true }
    set {}
  }
  static var toggleStyles: Bool {
    get { true }
    set {}
  }
  static var rowLines: Bool {
    get { true }
    set {}
  }
  static var itemTints: Bool {
    get { true }
    set {}
  }
  static var pushes: Bool {
    get { true }
    set {}
  }
  static var spokenSymbols: Bool {
    get { true }
    set {}
  }
  static var columns: Bool {
    get { true }
    set {}
  }
  static var richPaint: Bool {
    get { true }
    set {}
  }
  static var textLines: Bool {
    get { true }
    set {}
  }
  static var pictures: Bool {
    get { true }
    set {}
  }
  static var distantPictures: Bool {
    get { true }
    set {}
  }
  #endif
}
