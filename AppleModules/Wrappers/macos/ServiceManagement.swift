@_exported import AppleServiceManagement
@_exported import Foundation
