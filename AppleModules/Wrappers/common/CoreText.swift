@_exported import AppleCoreGraphics
@_exported import AppleCoreText
@_exported import Foundation
