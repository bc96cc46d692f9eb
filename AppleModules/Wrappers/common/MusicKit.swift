@_exported import AppleMusic
@_exported import Foundation
