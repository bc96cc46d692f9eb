@_exported import AppleContacts
@_exported import AppleContactsUI
@_exported import Foundation
