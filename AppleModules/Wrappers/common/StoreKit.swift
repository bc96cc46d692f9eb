@_exported import AppleStoreKit
@_exported import Foundation
