@_exported import AppleMetal
@_exported import AppleMetalPerformanceShaders
@_exported import Foundation
