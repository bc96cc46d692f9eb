// As on Apple's systems, `import UIKit` shows Foundation and CoreGraphics.
@_exported import AppleCoreGraphics
@_exported import AppleFoundation

// Declared in Easel, because SwiftUI's images and the renderer use it.
@_exported import class Easel.UIImage
