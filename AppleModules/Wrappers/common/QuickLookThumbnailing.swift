@_exported import AppleCoreGraphics
@_exported import AppleQuickLookThumbnailing
@_exported import Foundation
