@_exported import AppleCoreWLAN
@_exported import Foundation
