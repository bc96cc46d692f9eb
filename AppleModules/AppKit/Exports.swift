// As on Apple's systems, `import AppKit` shows Foundation, CoreGraphics, and layers. UIKit has the parts that both frameworks share, such as paragraphs,
// layers, and constraints, and SwiftUI's scenes for documents.
@_exported import AppleCoreGraphics
@_exported import AppleFoundation
@_exported import AppleQuartzCore
@_exported import AppleUIKit
