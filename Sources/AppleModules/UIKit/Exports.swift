// As on Apple's systems, `import UIKit` shows Foundation and CoreGraphics.
@_exported import AppleCoreGraphics
@_exported import AppleFoundation
