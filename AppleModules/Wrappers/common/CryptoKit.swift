@_exported import AppleCryptoKit
@_exported import Foundation
