@_exported import AppleCompression
@_exported import Foundation
