@_exported import AppleCoreBluetooth
@_exported import Foundation
