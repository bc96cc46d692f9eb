@_exported import AppleAccelerate
@_exported import AppleSIMD
@_exported import Foundation
