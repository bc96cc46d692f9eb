@_exported import AppleSecurity
@_exported import Foundation
