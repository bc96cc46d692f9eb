@_exported import AppleIOBluetooth
@_exported import AppleIOKit
@_exported import Foundation
