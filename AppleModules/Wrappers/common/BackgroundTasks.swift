@_exported import AppleBackgroundTasks
@_exported import Foundation
