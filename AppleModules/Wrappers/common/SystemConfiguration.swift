@_exported import AppleSystemConfiguration
@_exported import Foundation
