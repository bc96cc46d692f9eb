@_exported import AppleHealthKit
@_exported import Foundation
