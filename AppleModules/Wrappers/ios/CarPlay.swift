@_exported import AppleCarPlay
@_exported import Foundation
