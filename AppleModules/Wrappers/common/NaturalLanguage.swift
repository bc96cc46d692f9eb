@_exported import AppleNaturalLanguage
@_exported import Foundation
