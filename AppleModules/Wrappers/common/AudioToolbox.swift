@_exported import AppleAudioToolbox
@_exported import AppleCoreAudio
@_exported import AppleCoreAudioTypes
@_exported import AppleCoreMIDI
@_exported import Foundation
