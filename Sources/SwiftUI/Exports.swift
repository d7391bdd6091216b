// What a file gets that imports SwiftUI on a platform that has none of Apple's.

@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import Raven
