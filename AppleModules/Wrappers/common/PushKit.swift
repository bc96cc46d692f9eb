@_exported import ApplePushKit
@_exported import Foundation
