// As on Apple's systems, where `import SnapshotTesting` shows XCTest's and UIKit's values.
@_exported import AppleUIKit

// The names of SwiftUI would be ambiguous with those of an app, such as `Transaction`: files that use views import SwiftUI, as on Apple's systems.
@_exported import struct Stepping.TimedEvent
