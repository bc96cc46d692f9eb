@_exported import AppleCoreLocation
@_exported import AppleMapKit
@_exported import Foundation
