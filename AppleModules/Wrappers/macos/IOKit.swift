@_exported import AppleIOKit
@_exported import Foundation
