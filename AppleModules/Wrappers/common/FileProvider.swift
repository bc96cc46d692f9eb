@_exported import AppleFileProvider
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
