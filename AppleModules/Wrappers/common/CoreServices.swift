@_exported import AppleServices
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
