@_exported import ApplePassKit
@_exported import Foundation
