@_exported import AppleRare
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
