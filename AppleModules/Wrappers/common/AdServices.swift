@_exported import AppleAdServices
@_exported import Foundation
