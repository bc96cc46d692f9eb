@_exported import AppleCoreMIDI
@_exported import Foundation
