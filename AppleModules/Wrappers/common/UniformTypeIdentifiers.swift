@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
