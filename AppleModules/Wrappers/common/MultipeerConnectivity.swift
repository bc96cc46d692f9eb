@_exported import AppleMultipeerConnectivity
@_exported import Foundation
