/// Everything a page of Raven loads beside its HTML.
///
/// The files are part of the program. Serve each at `/_raven/<hash>/<name>` as immutable: modules import
/// each other by relative names, so one address prefix holds a set that belongs together, and a
/// changed set has another prefix.
///
/// ```swift
/// for asset in RuntimeAssets.all {
///   files["/_raven/\(RuntimeAssets.hash)/\(asset.name)"] = asset
/// }
/// ```
public enum RuntimeAssets {
  /// The files: `main.js`, which a live page starts with, `web.js`, with which one starts that has its app as WebAssembly, `page.js`, with which one starts that stays as it is, the modules they load on demand, `raven.css`, and `why.css`, which `why.js` loads.
  ///
  /// Comments and indentation are taken out, and modules joined, at first use. What others made is served as it came.
  public static let all: [RuntimeAsset] =
    shells.map { module($0, ModuleBundle(entry: $0, sources: core).bytes) }
    + foreign.sorted { $0.key < $1.key }.map { module("\($0.key)", $0.value) }
    + onDemand.sorted { $0.key < $1.key }.map { module("\($0.key)", alone($0.value)) }
    + [stylesheet("raven.css", stylesheets), stylesheet("why.css", [PackageResources.why_css])]

  /// A module that is loaded by itself.
  private static func alone(_ source: [UInt8]) -> [UInt8] {
    NumberTables.inlined(ModuleStripper(source).output, from: constants)
  }

  /// The module of the wire's numbers, stripped.
  private static let constants = ModuleStripper(PackageResources.constants_js, isForBundle: true).output

  /// What pages start with: live ones, those that run their app themselves, and those that stay as they are.
  static let shells = ["main.js", "web.js", "page.js"]

  /// What elements do on a page that stays as it is, by the word in their `data-with`: the files it takes.
  public static let behavioursOfPages = [
    "code": ["code.js", "prism.js"], "copy": ["copy.js", "say.js"], "share": ["share.js", "copy.js", "say.js"],
  ]

  /// The files that are loaded with each module which is loaded on demand: its own, then those it imports, and those they import.
  ///
  /// Not those a module asks for itself once it runs.
  public static let filesByModule: [String: [String]] = {
    let imports = onDemand.mapValues { imported(by: $0) }
    var result: [String: [String]] = [:]
    for name in onDemand.keys {
      var files = [name]
      var next = 0
      while next < files.count {
        files += (imports[files[next]] ?? []).filter { !files.contains($0) }
        next += 1
      }
      result[String(name.dropLast(".js".count))] = files
    }
    return result
  }()

  /// The names of the files that a source imports by statements, each of which is a line, and that are loaded with it.
  private static func imported(by source: [UInt8]) -> [String] {
    source.split(separator: .newline).filter { $0.starts(with: "import ".utf8) }.compactMap { line in
      let parts = line.split(separator: UInt8(ascii: "\""))
      guard parts.count > 1 else { return nil }
      let name = String(decoding: parts[1].dropFirst("./".count), as: UTF8.self)
      // Its numbers are put in.
      return name == "constants.js" ? nil : name
    }
  }

  /// A fingerprint of the whole set: sixteen hex digits.
  public static let hash: String = {
    var hash = Fingerprint()
    for asset in all {
      hash.combine(Array(asset.name.utf8) + [0])
      hash.combine(asset.bytes)
    }
    return hash.description
  }()

  private static func module(_ name: String, _ bytes: [UInt8]) -> RuntimeAsset {
    RuntimeAsset(name: name, contentType: "text/javascript; charset=utf-8", bytes: bytes)
  }

  private static func stylesheet(_ name: String, _ parts: [[UInt8]]) -> RuntimeAsset {
    RuntimeAsset(
      name: name,
      contentType: "text/css; charset=utf-8",
      bytes: StylesheetStripper.strip(Array(parts.joined(separator: [.newline])))
    )
  }

  /// The parts of `raven.css`; later ones win.
  static let stylesheets: [[UInt8]] = [
    PackageResources.tokens_css, PackageResources.raven_css, PackageResources.layout_css, PackageResources.views_css,
    PackageResources.forms_css, PackageResources.values_css, PackageResources.list_css, PackageResources.outline_css,
    PackageResources.lazy_css, PackageResources.anchored_css,
    PackageResources.icons_css,
    PackageResources.navigation_css, PackageResources.presentation_css, PackageResources.environment_css,
    PackageResources.effects_css, PackageResources.documents_css, PackageResources.status_css,
  ]

  /// The sources of what pages start with, by name.
  static let core: [String: [UInt8]] = [
    "adopt.js": PackageResources.adopt_js,
    "banner.js": PackageResources.banner_js,
    "behaviours.js": PackageResources.behaviours_js,
    "bytes.js": PackageResources.bytes_js,
    "constants.js": PackageResources.constants_js,
    "copies.js": PackageResources.copies_js,
    "decoder.js": PackageResources.decoder_js,
    "events.js": PackageResources.events_js,
    "fields.js": PackageResources.fields_js,
    "layout.js": PackageResources.layout_js,
    "main.js": PackageResources.main_js,
    "move.js": PackageResources.move_js,
    "page.js": PackageResources.page_js,
    "session.js": PackageResources.session_js,
    "template.js": PackageResources.template_js,
    "web.js": PackageResources.web_js,
  ]

  /// What others made and generating scripts have put together, by name: smaller than it could be made here.
  static let foreign: [String: [UInt8]] = ["prism.js": PackageResources.prism_js]

  /// The sources of what is loaded when a page needs it, by name; they import at most one another.
  static let onDemand: [String: [UInt8]] = [
    "address.js": PackageResources.address_js,
    "aim.js": PackageResources.aim_js,
    "align.js": PackageResources.align_js,
    "anchor.js": PackageResources.anchor_js,
    "anchored.js": PackageResources.anchored_js,
    "announcer.js": PackageResources.announcer_js,
    "arrange.js": PackageResources.arrange_js,
    "arrivals.js": PackageResources.arrivals_js,
    "bleed.js": PackageResources.bleed_js,
    "bodies.js": PackageResources.bodies_js,
    "button.js": PackageResources.button_js,
    "clock.js": PackageResources.clock_js,
    "code.js": PackageResources.code_js,
    "columns.js": PackageResources.columns_js,
    "context.js": PackageResources.context_js,
    "copy.js": PackageResources.copy_js,
    "dates.js": PackageResources.dates_js,
    "device.js": PackageResources.device_js,
    "dialog.js": PackageResources.dialog_js,
    "drawing.js": PackageResources.drawing_js,
    "drop.js": PackageResources.drop_js,
    "early.js": PackageResources.early_js,
    "feed.js": PackageResources.feed_js,
    "fetch.js": PackageResources.fetch_js,
    "fit.js": PackageResources.fit_js,
    "flash.js": PackageResources.flash_js,
    "gesture.js": PackageResources.gesture_js,
    "grow.js": PackageResources.grow_js,
    "help.js": PackageResources.help_js,
    "history.js": PackageResources.history_js,
    "hook.js": PackageResources.hook_js,
    "languages.js": PackageResources.languages_js,
    "lazy.js": PackageResources.lazy_js,
    "lazylist.js": PackageResources.lazylist_js,
    "lead.js": PackageResources.lead_js,
    "line.js": PackageResources.line_js,
    "list.js": PackageResources.list_js,
    "measure.js": PackageResources.measure_js,
    "menu.js": PackageResources.menu_js,
    "missed.js": PackageResources.missed_js,
    "motion.js": PackageResources.motion_js,
    "maths.js": PackageResources.maths_js,
    "numbers.js": PackageResources.numbers_js,
    "opener.js": PackageResources.opener_js,
    "order.js": PackageResources.order_js,
    "outline.js": PackageResources.outline_js,
    "overlay.js": PackageResources.overlay_js,
    "place.js": PackageResources.place_js,
    "popover.js": PackageResources.popover_js,
    "pages.js": PackageResources.pages_js,
    "picture.js": PackageResources.picture_js,
    "position.js": PackageResources.position_js,
    "printf.js": PackageResources.printf_js,
    "reading.js": PackageResources.reading_js,
    "reasons.js": PackageResources.reasons_js,
    "refresh.js": PackageResources.refresh_js,
    "reorder.js": PackageResources.reorder_js,
    "rows.js": PackageResources.rows_js,
    "say.js": PackageResources.say_js,
    "screens.js": PackageResources.screens_js,
    "scroll.js": PackageResources.scroll_js,
    "scrolling.js": PackageResources.scrolling_js,
    "share.js": PackageResources.share_js,
    "sheet.js": PackageResources.sheet_js,
    "steady.js": PackageResources.steady_js,
    "template.js": PackageResources.template_js,
    "storage.js": PackageResources.storage_js,
    "swipe.js": PackageResources.swipe_js,
    "timers.js": PackageResources.timers_js,
    "typed.js": PackageResources.typed_js,
    "undo.js": PackageResources.undo_js,
    "why.js": PackageResources.why_js,
    "zones.js": PackageResources.zones_js,
  ]
}
