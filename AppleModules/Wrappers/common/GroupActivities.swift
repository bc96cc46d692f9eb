@_exported import AppleGroupActivities
@_exported import Foundation
