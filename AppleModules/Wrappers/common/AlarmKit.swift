@_exported import AppleAlarmKit
@_exported import Foundation
