@_exported import AppleMetricKit
@_exported import Foundation
