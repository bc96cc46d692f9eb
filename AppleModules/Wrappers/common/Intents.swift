@_exported import AppleIntents
@_exported import Foundation
