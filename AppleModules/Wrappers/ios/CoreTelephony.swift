@_exported import AppleCoreTelephony
@_exported import Foundation
