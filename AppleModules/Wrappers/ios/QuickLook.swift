@_exported import AppleQuickLook
@_exported import Foundation
