@_exported import AppleAccelerate
@_exported import AppleCoreGraphics
@_exported import AppleCoreVideo
@_exported import AppleSIMD
@_exported import Foundation
@_exported import Glibc
