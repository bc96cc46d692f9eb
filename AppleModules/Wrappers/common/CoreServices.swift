@_exported import AppleCoreServices
@_exported import AppleUniformTypeIdentifiers
@_exported import Foundation
