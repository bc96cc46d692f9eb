@_exported import AppleCloudKit
@_exported import AppleCoreLocation
@_exported import Foundation
