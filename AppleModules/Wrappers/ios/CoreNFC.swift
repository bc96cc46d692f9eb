@_exported import AppleCoreNFC
@_exported import Foundation
