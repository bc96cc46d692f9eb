@_exported import AppleCoreLocation
@_exported import AppleWeatherKit
@_exported import Foundation
