@_exported import AppleNetwork
@_exported import Foundation
