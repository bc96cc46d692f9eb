@_exported import AppleMessageUI
@_exported import Foundation
