@_exported import AppleCoreAudio
@_exported import AppleCoreAudioTypes
@_exported import Foundation
