@_exported import AppleServices
@_exported import Foundation
