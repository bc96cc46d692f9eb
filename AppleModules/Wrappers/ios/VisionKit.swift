@_exported import AppleVisionKit
@_exported import Foundation
