@_exported import AppleSafariServices
@_exported import Foundation
