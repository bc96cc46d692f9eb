@_exported import AppleTabularData
@_exported import Foundation
