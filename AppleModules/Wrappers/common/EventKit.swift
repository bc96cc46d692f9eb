@_exported import AppleCoreGraphics
@_exported import AppleCoreLocation
@_exported import AppleEventKit
@_exported import Foundation
