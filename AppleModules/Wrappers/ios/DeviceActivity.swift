@_exported import AppleDeviceActivity
@_exported import Foundation
