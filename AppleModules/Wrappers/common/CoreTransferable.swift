@_exported import AppleCoreTransferable
@_exported import Easel
@_exported import Foundation
