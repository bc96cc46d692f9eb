@_exported import AppleCoreGraphics
@_exported import AppleGames
@_exported import AppleMetal
@_exported import AppleUIKit
@_exported import Foundation
