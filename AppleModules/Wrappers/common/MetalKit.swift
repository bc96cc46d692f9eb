@_exported import AppleCoreGraphics
@_exported import AppleMetal
@_exported import AppleMetalKit
@_exported import AppleModelIO
@_exported import AppleSIMD
@_exported import Foundation
@_exported import Glibc
