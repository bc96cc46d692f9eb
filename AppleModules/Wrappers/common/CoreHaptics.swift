@_exported import AppleCoreHaptics
@_exported import Foundation
