@_exported import AppleWidgetKit
@_exported import Foundation
