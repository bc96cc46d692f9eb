import AppleUIKit
import Easel
import Foundation

/// A sequence of what the store sends, which is nothing: it ends at once.
public struct NoPurchases<Element: Sendable>: AsyncSequence, Sendable {
    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
/// A message of the store to the user. The store is empty, so code never receives one.
public struct Message: Hashable, Sendable {
    /// What a message is about.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)
        public var localizedDescription: String { "\(rawValue)" }
    }
    public let reason: Reason
    /// The messages that arrive: none.
    public static var messages: NoPurchases<Message> { NoPurchases() }
    @MainActor @preconcurrency public func display(in scene: UIWindowScene) throws {}
}
/// Shows a message of the store. There is no message.
@MainActor @preconcurrency
public struct DisplayMessageAction: Sendable {
    public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
    /// Shows a message of the store.
    @MainActor @preconcurrency public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
/// A purchase that the user began in the store. The store is empty, so code never receives one.
public struct PurchaseIntent: Hashable, Sendable {
    public let product: Product
    public var offer: Product.SubscriptionOffer? { nil }
    public var id: String { product.id }
    /// The purchases that begin in the store: none.
    public static var intents: NoPurchases<PurchaseIntent> { NoPurchases() }
}
extension Storefront {
    public var currency: Locale.Currency? { nil }
    /// The stores to which the account changes: none.
    public static var updates: NoPurchases<Storefront> { NoPurchases() }
}
extension AppStore {
    public static var deviceVerificationID: UUID? { nil }
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}
