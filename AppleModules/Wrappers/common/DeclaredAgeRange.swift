@_exported import AppleDeclaredAgeRange
@_exported import Foundation
