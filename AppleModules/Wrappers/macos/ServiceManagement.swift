@_exported import AppleRare
@_exported import Foundation
