@_exported import AppleAppKit
