@_exported import AppleCoreLocation
@_exported import AppleWeather
@_exported import Foundation
