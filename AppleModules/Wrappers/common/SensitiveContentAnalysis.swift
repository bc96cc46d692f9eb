@_exported import AppleSensitiveContentAnalysis
@_exported import Foundation
