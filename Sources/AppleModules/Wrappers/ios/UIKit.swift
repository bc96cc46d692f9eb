@_exported import AppleQuartzCore
@_exported import AppleUIKit
