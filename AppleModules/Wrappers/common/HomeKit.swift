@_exported import AppleHomeKit
@_exported import Foundation
