@_exported import ApplePencilKit
@_exported import Foundation
