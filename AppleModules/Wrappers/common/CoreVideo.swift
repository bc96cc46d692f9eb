@_exported import AppleCoreGraphics
@_exported import AppleCoreVideo
@_exported import Foundation
