@_exported import AppleConnections
@_exported import Foundation
