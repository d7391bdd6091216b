// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if canImport(Glibc)
import Glibc
#endif

/// Swift 6 with the module's views, modifiers and engine on the main actor, as in an app.
let onMainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Exclusivity checks are half of the engine's native time; every mutation is confined to the main actor.
///
/// Every closure of the engine given to the standard library would ask at run time whether it is on the main actor,
/// several times per element; the engine's own closures never leave it, and those of apps still ask. Views are generic:
/// unless the engine's code can be specialised in the modules of apps, mounting is several times slower. The code
/// travels in the module file, which must then come from the optimising job itself.
let engine: [SwiftSetting] =
  onMainActor + [
    .unsafeFlags(["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"]),
    .unsafeFlags(["-cross-module-optimization", "-no-emit-module-separately-wmo"], .when(configuration: .release)),
  ]

/// What the server does for an event is little more than such checks would be, and on the main actor too.
let server: [SwiftSetting] =
  onMainActor + [.unsafeFlags(["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"])]

/// The folder in which the toolchain that builds keeps SwiftSyntax, which its own macros are written with.
///
/// This manifest runs with the toolchain's library for manifests: where that was loaded from tells where the toolchain is.
let syntaxLibraries: String = {
  let marker = "/lib/swift/pm/"
  var line: UnsafeMutablePointer<CChar>?
  var size = 0
  guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
  defer { fclose(maps) }
  while getline(&line, &size, maps) > 0, let text = line.map({ String(cString: $0) }) {
    guard let start = text.firstIndex(of: "/") else { continue }
    for index in text[start...].indices where text[index...].hasPrefix(marker) {
      return text[start..<index] + "/lib/swift/host"
    }
  }
  return "/usr/lib/swift/host"
}()

/// The modules of SwiftSyntax that our macros use.
let syntaxModules = [
  "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftDiagnostics",
  "SwiftParser", "SwiftBasicFormat", "SwiftOperators", "SwiftCompilerPluginMessageHandling",
]

/// What links with libraries of the toolchain's SwiftSyntax, and finds them when it runs.
func linked(with modules: [String]) -> [LinkerSetting] {
  [
    .unsafeFlags(["-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries]),
    .unsafeFlags(modules.map { "-l\($0)" }),
  ]
}

/// What an app depends on.
///
/// SwiftUI alone would do to compile it, but its module file stays as it is when only the engine has changed, and an
/// app is rebuilt only if a module it names directly has.
let app: [Target.Dependency] = ["SwiftUI", "Raven"]

/// An example: the sources of an app with its own `@main`.
///
/// Its entry point gets a name of its own, so that the gallery can link them all into one program and start each.
func example(_ name: String, using libraries: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
  .target(
    name: name,
    dependencies: app + libraries,
    path: "Examples/\(name)",
    resources: resources,
    swiftSettings: [
      .defaultIsolation(MainActor.self),
      // Tests and benchmarks use the examples' own views, in release builds too.
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main", "-enable-testing"]),
    ]
  )
}

let package = Package(
  name: "raven",
  products: [
    // With Raven, for the same reason as in `app`.
    .library(name: "SwiftUI", targets: ["SwiftUI", "Raven", "Combine", "UniformTypeIdentifiers"]),
    .library(name: "Raven", targets: ["Raven"]),
    .library(name: "RavenLive", targets: ["RavenLive"]),
    .library(name: "RavenTesting", targets: ["RavenTesting"]),
    .library(name: "StackBoard", targets: ["StackBoard"]),
    .library(name: "Poet", targets: ["Poet"]),
    .library(name: "PoetTesting", targets: ["PoetTesting"]),
    .library(name: "Showcase", targets: ["Showcase"]),
    .library(name: "Tiled", targets: ["Tiled"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
  ],
  targets: [
    .target(name: "Raven", swiftSettings: engine),
    // What a browser would show, as plain values: for tests, and for what reads recordings.
    .target(name: "PageModel", dependencies: ["Raven"], swiftSettings: onMainActor),
    .target(name: "RavenTesting", dependencies: ["PageModel", "Raven"], swiftSettings: onMainActor),
    .testTarget(name: "RavenTests", dependencies: ["Raven", "RavenTesting"], swiftSettings: onMainActor),

    // The browser side.
    .target(
      name: "RavenRuntime",
      exclude: ["package.json"],
      // The bytes are part of the program: a static executable finds them in any working directory.
      resources: [.embedInCode("Resources")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .testTarget(name: "RavenRuntimeTests", dependencies: ["RavenRuntime"]),

    // The network: HTTP and WebSocket come from Boost.Beast (Debian: libboost1.81-dev), header-only, because an HTTP
    // server is not what Raven exists for.
    // TLS comes from OpenSSL (Debian: libssl-dev), through Boost.Asio.
    .target(name: "CRavenHost", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
    .target(
      name: "RavenLive",
      dependencies: ["Raven", "CRavenHost", "CZlib", "PageModel", "SQLiteFile"],
      swiftSettings: server
    ),
    .testTarget(
      name: "RavenLiveTests",
      dependencies: app + [
        "COpenSSL", "CZlib", "FrameFuzzing", "PageModel", "RavenLive", "RavenLoad", "RavenTesting", "SQLiteFile",
        "Visited",
      ],
      swiftSettings: onMainActor
    ),

    // The app whose visits are recorded in tests.
    .target(
      name: "Visited",
      dependencies: app,
      path: "Tests/Visited",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // What a client sends, whatever that is, given to a session of a page with every kind of control.
    .target(
      name: "FrameFuzzing",
      dependencies: ["Raven", "RavenLive"],
      path: "Tests/FrameFuzzing",
      swiftSettings: onMainActor
    ),

    // What speaks TLS to the server in tests.
    .systemLibrary(name: "COpenSSL", path: "Tests/COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),

    // What makes pages and files short on their way (Debian: zlib1g-dev): a compressor is not what Raven exists for.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    // The database (Debian: libsqlite3-dev) in which a server keeps what outlives it, and examples their books and messages: files
    // that survive a crash are not what Raven exists for.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "SQLiteFile",
      dependencies: ["CSQLite"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),

    // The rows example with rows that are values, to be measured beside those that are objects.
    .target(
      name: "RowsAsValues",
      dependencies: app + ["Rows"],
      path: "Benchmarks/RowsAsValues",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // What measures the server: a generator of events, the pages it plays on, and a server that only returns what it gets.
    .executableTarget(name: "RavenLoad", path: "Benchmarks/LoadGenerator"),
    .executableTarget(
      name: "BenchServer",
      dependencies: app + ["RavenLive", "RavenRuntime", "Counter", "Rows", "RowsAsValues", "Timeline"],
      path: "Benchmarks/LivePages",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "RavenEcho",
      dependencies: ["RavenLive"],
      path: "Benchmarks/EchoServer",
      swiftSettings: onMainActor
    ),

    // The everyday parts of the framework of this name, for source that imports it.
    .target(
      name: "Combine",
      dependencies: ["Raven"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .target(
      name: "UniformTypeIdentifiers",
      dependencies: ["Raven"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "RavenTesting"], swiftSettings: onMainActor),

    // Expands @Entry and #Preview while apps are compiled.
    .macro(
      name: "RavenMacros",
      swiftSettings: [.unsafeFlags(["-I", syntaxLibraries])],
      linkerSettings: linked(with: syntaxModules)
    ),

    // Names the lines of an app that cannot work inside the page, before they are compiled for it.
    .executableTarget(
      name: "WebLint",
      swiftSettings: [.unsafeFlags(["-I", syntaxLibraries])],
      linkerSettings: linked(with: ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftDiagnostics"])
    ),
    .testTarget(
      name: "WebLintTests",
      dependencies: ["WebLint"],
      swiftSettings: [.unsafeFlags(["-I", syntaxLibraries])]
    ),

    // What apps import.
    .target(
      name: "SwiftUI",
      dependencies: ["Raven", "RavenLive", "RavenRuntime", "RavenMacros", "Combine", "UniformTypeIdentifiers"],
      swiftSettings: onMainActor
    ),

    // Boards of settings, on what apps import.
    .target(name: "StackBoard", dependencies: app, swiftSettings: onMainActor),
    .testTarget(
      name: "StackBoardTests",
      dependencies: app + ["RavenTesting", "StackBoard"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // Business state apart from display state, on what apps import; and what tests of such apps need.
    .target(name: "Poet", dependencies: app + ["Combine"], swiftSettings: onMainActor),
    .target(name: "PoetTesting", dependencies: app + ["Poet"], swiftSettings: onMainActor),
    .testTarget(
      name: "PoetTests",
      dependencies: app + ["Combine", "Poet", "PoetTesting", "RavenTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // Living documents, on what apps import. Markdown comes from cmark-gfm (Debian: libcmark-gfm-dev), because reading it is
    // not what Raven exists for. Its pkg-config file is not asked: that would link the extensions, a package of their own.
    .systemLibrary(name: "CMarkGFM", providers: [.apt(["libcmark-gfm-dev"])]),
    .target(name: "Showcase", dependencies: app + ["CMarkGFM"], swiftSettings: onMainActor),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: app + ["RavenTesting", "Showcase"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // Lists that never jump, on what apps import.
    .target(name: "Tiled", dependencies: app, swiftSettings: onMainActor),
    .testTarget(
      name: "TiledTests",
      dependencies: app + ["RavenTesting", "Tiled"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    // What views do, told to `SwiftUI` alone; one file holds how Raven is asked.
    .testTarget(
      name: "BehaviourTests",
      dependencies: app + ["RavenTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),

    example("Arrangements"),
    example("Boards", using: ["StackBoard"]),
    example("Catalog"),
    example("Chat", using: ["SQLiteFile", "Tiled"], resources: [.copy("Resources")]),
    .testTarget(
      name: "ChatTests",
      dependencies: ["Chat", "SQLiteFile", "Tiled"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Makes the chat's file with as many messages as one likes.
    .executableTarget(
      name: "SeedChat",
      dependencies: ["Chat"],
      path: "Examples/SeedChat",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    example("Collections"),
    example("Counter"),
    example("Dialogs"),
    example("Expenses"),
    // It shows the tutorial's pages, and the tutorial itself.
    example("FieldGuide", using: ["Poet", "Showcase", "StackBoard", "Tiled", "Tutorial"]),
    .testTarget(
      name: "FieldGuideTests",
      dependencies: app + ["FieldGuide", "RavenTesting", "Showcase", "Tutorial"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    example("Handbook"),
    example("Hello"),
    example("Library", using: ["SQLiteFile"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: ["Library", "SQLiteFile"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    example("Looks"),
    example("Lengths"),
    example("Mail"),
    example("Order"),
    example("Retail", using: ["Poet"]),
    .testTarget(
      name: "RetailTests",
      dependencies: app + ["Poet", "PoetTesting", "RavenTesting", "Retail"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    example("Rows"),
    example("Settings", using: ["StackBoard"]),
    .testTarget(
      name: "SettingsTests",
      dependencies: ["Settings"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    example("Stopwatch"),
    example("Surroundings"),
    example("Tasks"),
    example("Timeline", using: ["Tiled"]),
    example("Tips"),
    example("Todos"),
    example("Trails"),
    example("Tutorial", using: ["Poet"]),
    .testTarget(
      name: "TutorialTests",
      dependencies: app + ["Poet", "PoetTesting", "Tutorial"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Plays events on an example's page, to be compared with the same app inside the page.
    .executableTarget(
      name: "CommandStream",
      dependencies: ["Raven", "Boards", "Counter", "Hello", "Rows", "Tips", "Todos", "Tutorial"],
      path: "Tests/CommandStream",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // The allocator's statistics, which the C library's module leaves out.
    .systemLibrary(name: "CMalloc", path: "Benchmarks/CMalloc"),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["CMalloc", "Counter", "Raven", "Rows", "RowsAsValues"],
      path: "Benchmarks/Engine",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // What a change of a list costs the engine, against building the list anew or changing a short one.
    .executableTarget(
      name: "ListBenchmark",
      dependencies: ["Raven", "RavenTesting"],
      path: "Benchmarks/Lists",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // What a search of a large document costs the server.
    .executableTarget(
      name: "SearchBenchmark",
      dependencies: ["Raven", "RavenTesting", "Showcase"],
      path: "Benchmarks/Search",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // What a million rows cost a list that never jumps.
    .executableTarget(
      name: "TiledBenchmark",
      dependencies: ["Tiled"],
      path: "Benchmarks/Tiled",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "Gallery",
      dependencies: app + [
        "Arrangements", "Boards", "Catalog", "Chat", "Collections", "Counter", "Dialogs", "Expenses",
        "FieldGuide", "Handbook", "Hello",
        "Lengths", "Library",
        "Looks", "Mail", "Order", "Retail", "Rows", "Settings", "Stopwatch", "Surroundings", "Tasks", "Timeline",
        "Tips", "Todos",
        "Trails", "Tutorial",
      ],
      path: "Examples/Gallery",
      resources: [.copy("Resources/raven.svg")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  cxxLanguageStandard: .cxx20
)

// `Scripts/fuzz` alone builds it: its main function is that of the toolchain's libFuzzer, for which everything is compiled then.
if Context.environment["RAVEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "FrameFuzzer",
      dependencies: ["FrameFuzzing"],
      path: "Tests/FrameFuzzer",
      swiftSettings: onMainActor + [.unsafeFlags(["-parse-as-library"])]
    )
  )
}
