@_exported import AppleOS
@_exported import Foundation
