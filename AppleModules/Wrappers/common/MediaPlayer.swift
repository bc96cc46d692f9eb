@_exported import AppleMediaPlayer
@_exported import Foundation
