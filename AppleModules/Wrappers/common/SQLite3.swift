@_exported import AppleSQLite3
@_exported import Foundation
