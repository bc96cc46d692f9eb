@_exported import AppleAdSupport
@_exported import Foundation
