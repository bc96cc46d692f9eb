@_exported import AppleLocalAuthentication
@_exported import Foundation
