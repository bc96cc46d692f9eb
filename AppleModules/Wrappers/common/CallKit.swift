@_exported import AppleCallKit
@_exported import Foundation
