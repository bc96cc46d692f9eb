@_exported import AppleAVFoundation
@_exported import AppleAnalysis
@_exported import Foundation
