@_exported import AppleWatchConnectivity
@_exported import Foundation
