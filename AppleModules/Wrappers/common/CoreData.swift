@_exported import AppleCoreData
@_exported import Foundation
