@_exported import ApplePDFKit
@_exported import Foundation
