@_exported import AppleApplicationServices
@_exported import AppleCoreGraphics
@_exported import AppleCoreServices
@_exported import AppleCoreText
@_exported import AppleImageIO
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
