@_exported import AppleAVFoundation
@_exported import AppleMetal
@_exported import AppleRealityKit
@_exported import AppleSIMD
@_exported import AppleThreeD
@_exported import Foundation
