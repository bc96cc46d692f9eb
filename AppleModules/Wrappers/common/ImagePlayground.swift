@_exported import AppleImagePlayground
@_exported import Foundation
