@_exported import AppleCommonCrypto
@_exported import Foundation
