@_exported import AppleContacts
@_exported import Foundation
