@_exported import AppleAnalysis
@_exported import AppleCoreImage
@_exported import AppleImageIO
@_exported import AppleMetal
@_exported import Foundation
