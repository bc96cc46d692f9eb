@_exported import AppleManagedSettings
@_exported import Foundation
