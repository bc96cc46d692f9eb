@_exported import AppleSocial
@_exported import Foundation
