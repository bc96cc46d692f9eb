@_exported import AppleCoreMotion
@_exported import Foundation
