@_exported import AppleAppKit
@_exported import Foundation
