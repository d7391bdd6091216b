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
  ],
  targets: [
    .target(name: "Raven", swiftSettings: engine),
    .target(
      name: "RavenRuntime",
      exclude: ["package.json"],
      // The bytes are part of the program: a static executable finds them in any working directory.
      resources: [.embedInCode("Resources")],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .testTarget(name: "RavenTests", dependencies: ["Raven"], swiftSettings: onMainActor),
    .testTarget(name: "RavenRuntimeTests", dependencies: ["RavenRuntime"]),
  ]
)
