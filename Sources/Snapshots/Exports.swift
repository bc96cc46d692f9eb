// As on Apple's systems, where `import SnapshotTesting` shows XCTest's and UIKit's values.
@_exported import AppleUIKit
@_exported import Easel
