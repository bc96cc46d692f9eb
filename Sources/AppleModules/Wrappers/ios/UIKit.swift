@_exported import AppleCoreImage
@_exported import AppleQuartzCore
@_exported import AppleUIKit
