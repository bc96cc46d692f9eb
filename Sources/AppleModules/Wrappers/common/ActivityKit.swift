@_exported import AppleActivityKit
@_exported import Foundation
