@_exported import AppleAudioToolbox
@_exported import Foundation
