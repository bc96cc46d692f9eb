@_exported import AppleCoreSpotlight
@_exported import Foundation
