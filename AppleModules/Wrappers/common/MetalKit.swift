@_exported import AppleMetal
@_exported import AppleUIKit
@_exported import Foundation
