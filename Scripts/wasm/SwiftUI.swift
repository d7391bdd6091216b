// What an app imports as `SwiftUI` in the browser: Raven alone, without Foundation, Observation and the live server.

@_exported public import Raven
