@_exported import AppleCoreAudio
@_exported import AppleCoreAudioTypes
@_exported import AppleCoreGraphics
@_exported import AppleCoreMedia
@_exported import AppleCoreVideo
@_exported import Foundation
