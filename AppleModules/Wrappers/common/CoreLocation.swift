@_exported import AppleCoreLocation
@_exported import Foundation
