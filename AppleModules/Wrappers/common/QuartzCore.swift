@_exported import AppleCoreGraphics
@_exported import AppleQuartzCore
@_exported import Foundation
