@_exported import AppleIntelligence
@_exported import Foundation
