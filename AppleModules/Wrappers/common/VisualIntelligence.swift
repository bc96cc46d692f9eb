@_exported import AppleVisualIntelligence
@_exported import Foundation
