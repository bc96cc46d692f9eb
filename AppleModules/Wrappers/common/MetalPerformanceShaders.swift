@_exported import AppleMetal
@_exported import Foundation
