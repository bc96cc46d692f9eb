@_exported import AppleThreeD
@_exported import Foundation
