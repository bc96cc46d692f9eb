@_exported import AppleCoreGraphics
@_exported import AppleCoreImage
@_exported import AppleCoreVideo
@_exported import AppleImageIO
@_exported import AppleMetal
@_exported import Foundation
