@_exported import AppleAVFoundation
@_exported import AppleAppKit
@_exported import AppleRare
@_exported import Foundation
