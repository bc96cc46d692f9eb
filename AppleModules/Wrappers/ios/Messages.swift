@_exported import AppleMessages
@_exported import Foundation
