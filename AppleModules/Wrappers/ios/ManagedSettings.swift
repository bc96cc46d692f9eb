@_exported import AppleFamilyControls
@_exported import Foundation
