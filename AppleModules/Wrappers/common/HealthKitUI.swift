@_exported import AppleCoreLocation
@_exported import AppleHealthKit
@_exported import AppleHealthKitUI
@_exported import Foundation
