@_exported import AppleGameKit
@_exported import Foundation
