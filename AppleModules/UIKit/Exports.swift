// As on Apple's systems, `import UIKit` shows Foundation and CoreGraphics.
@_exported import AppleCoreGraphics
@_exported import AppleFoundation

// Declared in Easel, because SwiftUI's images and the renderer use it.
@_exported import class Easel.UIImage
// Declared in Views, because modifiers of SwiftUI take them.
@_exported import struct Views.UIKeyboardType
@_exported import enum Views.UITextAutocapitalizationType
@_exported import struct Views.UITextContentType
