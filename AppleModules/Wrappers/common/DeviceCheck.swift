@_exported import AppleDeviceCheck
@_exported import Foundation
