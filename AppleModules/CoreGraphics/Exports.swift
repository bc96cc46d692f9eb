// As on Apple's systems, `import CoreGraphics` shows CGFloat, CGPoint, and the other values that Geometry takes from Foundation.
@_exported import Geometry
