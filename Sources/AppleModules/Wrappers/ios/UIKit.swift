@_exported import AppleUIKit
