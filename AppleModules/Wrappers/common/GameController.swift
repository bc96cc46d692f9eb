@_exported import AppleGames
@_exported import Foundation
