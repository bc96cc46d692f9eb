@_exported import AppleCoreLocation
@_exported import ApplePersonalData
@_exported import Foundation
