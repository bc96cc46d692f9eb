@_exported import AppleNearbyInteraction
@_exported import AppleSIMD
@_exported import Foundation
@_exported import Glibc
