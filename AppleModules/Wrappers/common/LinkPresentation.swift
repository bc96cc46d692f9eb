@_exported import AppleLinkPresentation
@_exported import Foundation
