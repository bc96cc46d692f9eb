@_exported import AppleCoreLocation
@_exported import AppleImageIO
@_exported import ApplePhotos
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
