@_exported import AppleNetworkExtension
@_exported import Foundation
