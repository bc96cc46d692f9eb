// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The identifier for advertising: zeros, because tracking isn't allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { instance }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
