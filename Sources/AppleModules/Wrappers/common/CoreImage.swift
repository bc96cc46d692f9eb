@_exported import AppleCoreGraphics
@_exported import AppleCoreImage
@_exported import Foundation
