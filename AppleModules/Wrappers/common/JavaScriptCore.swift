@_exported import AppleJavaScriptCore
@_exported import Foundation
