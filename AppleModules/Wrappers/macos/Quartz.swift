@_exported import AppleAppKit
@_exported import AppleDocuments
@_exported import Foundation
