@_exported import AppleDocuments
@_exported import Foundation
