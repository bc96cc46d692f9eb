@_exported import AppleAppTrackingTransparency
@_exported import Foundation
