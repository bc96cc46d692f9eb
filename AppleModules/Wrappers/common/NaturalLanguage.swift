@_exported import AppleAnalysis
@_exported import Foundation
