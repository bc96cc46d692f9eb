@_exported import AppleCoreLocation
@_exported import AppleHealthKit
@_exported import AppleWorkoutKit
@_exported import Foundation
