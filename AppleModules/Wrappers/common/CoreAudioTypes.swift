@_exported import AppleCoreAudioTypes
@_exported import Foundation
