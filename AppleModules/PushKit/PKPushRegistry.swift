import Foundation

/// Receives pushes for calls. None arrives.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?
    public init(queue: DispatchQueue?) {}
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
/// The kind of a push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
/// The token of a device.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var token: Data { Data() }
}
/// The content of a push.
open class PKPushPayload: NSObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
/// Reacts to pushes.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
}
