@_exported import AppleSIMD
@_exported import AppleThreeD
@_exported import AppleUIKit
@_exported import Foundation
