@_exported import AppleCoreLocationUI
@_exported import Foundation
