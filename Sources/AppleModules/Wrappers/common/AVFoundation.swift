@_exported import AppleAVFoundation
@_exported import AppleAudioToolbox
@_exported import Foundation
