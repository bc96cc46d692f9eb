@_exported import ApplePersonalData
@_exported import Foundation
