@_exported import AppleCloudKit
@_exported import Foundation
