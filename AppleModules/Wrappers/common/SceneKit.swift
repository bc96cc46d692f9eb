@_exported import AppleGames
@_exported import AppleMetal
@_exported import AppleSIMD
@_exported import AppleThreeD
@_exported import AppleUIKit
@_exported import Foundation
