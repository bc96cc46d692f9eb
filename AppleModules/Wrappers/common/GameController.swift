@_exported import AppleGameController
@_exported import Foundation
