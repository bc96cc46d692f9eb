@_exported import AppleRealityKit
@_exported import AppleSIMD
@_exported import AppleThreeD
@_exported import Foundation
