@_exported import AppleIntents
@_exported import AppleIntentsUI
@_exported import Foundation
