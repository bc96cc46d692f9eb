@_exported import AppleMapKit
@_exported import Foundation
