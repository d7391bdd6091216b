// swift-tools-version: 6.2
import PackageDescription

/// Swift 6 with the module's views, modifiers and engine on the main actor, as in an app.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault")]

/// Exclusivity checks are half of the engine's native time; every mutation is confined to the main actor.
let engine: [SwiftSetting] = onMainActor + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]

let package = Package(
  name: "raven",
  products: [
    .library(name: "Raven", targets: ["Raven"]),
    .library(name: "RavenLive", targets: ["RavenLive"]),
  ],
  targets: [
    .target(name: "Raven", swiftSettings: engine),
    .testTarget(name: "RavenTests", dependencies: ["Raven"], swiftSettings: onMainActor),

    // The network: HTTP and WebSocket come from Boost.Beast (Debian: libboost1.81-dev), header-only, because an HTTP
    // server is not what Raven exists for.
    .target(name: "CRavenHost"),
    .target(name: "RavenLive", dependencies: ["Raven", "CRavenHost"], swiftSettings: onMainActor),
    .testTarget(name: "RavenLiveTests", dependencies: ["RavenLive"], swiftSettings: onMainActor),
  ],
  cxxLanguageStandard: .cxx20
)
