@_exported import AppleAVFoundation
@_exported import AppleAudioToolbox
@_exported import AppleImageIO
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
