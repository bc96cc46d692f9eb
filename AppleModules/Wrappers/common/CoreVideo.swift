@_exported import AppleCoreGraphics
@_exported import Foundation
