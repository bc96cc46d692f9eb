@_exported import AppleCoreGraphics
@_exported import AppleImageIO
@_exported import Foundation
