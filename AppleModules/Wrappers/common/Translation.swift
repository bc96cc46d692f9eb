@_exported import AppleTranslation
@_exported import Foundation
