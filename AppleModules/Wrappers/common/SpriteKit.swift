@_exported import AppleCoreGraphics
@_exported import AppleMetal
@_exported import AppleSIMD
@_exported import AppleSpriteKit
@_exported import Foundation
@_exported import Glibc
