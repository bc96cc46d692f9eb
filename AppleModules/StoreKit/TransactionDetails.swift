import AppleUIKit
import Foundation

extension Product {
    // There is no product, so no code reads these.
    public var jsonRepresentation: Data { Data() }
    /// The form of the length of a subscription's period.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
    /// What the user has bought of the product: nothing.
    public var currentEntitlements: NoPurchases<VerificationResult<Transaction>> { NoPurchases() }
    /// Buys the product, which the empty store doesn't have.
    @MainActor public func purchase(confirmIn scene: UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    @MainActor public func purchase(confirmIn controller: UIViewController, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        .userCancelled
    }
}
extension Product.PurchaseOption {
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self { Self(name: "ask \(simulateAskToBuy)") }
    public static func custom(key: String, value: String) -> Self { Self(name: "\(key) \(value)") }
    public static func custom(key: String, value: Double) -> Self { Self(name: "\(key) \(value)") }
    public static func custom(key: String, value: Bool) -> Self { Self(name: "\(key) \(value)") }
    public static func custom(key: String, value: Data) -> Self { Self(name: "\(key) \(value.base64EncodedString())") }
    public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> Self {
        Self(name: "offer \(offerID) \(nonce)")
    }
    public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Self { Self(name: "winBack \(offer.displayPrice)") }
    @preconcurrency public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> Self { Self(name: "storefront") }
}
extension Product.PurchaseError: LocalizedError {
    public var errorDescription: String? { "\(self)" }
}
extension StoreKitError: LocalizedError {
    public var errorDescription: String? { "\(self)" }
}
extension VerificationResult {
    // Nothing is signed.
    public var jwsRepresentation: String { "" }
    public var payloadData: Data { Data() }
    public var headerData: Data { Data() }
    public var signatureData: Data { Data() }
    public var signedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var deviceVerification: Data { Data() }
    public var deviceVerificationNonce: UUID { .unsigned }
}
extension Transaction {
    /// The kind of an offer that a purchase used.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }
    /// Why there is a purchase.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }
    /// An offer that a purchase used.
    public struct Offer: Hashable, Sendable {
        public let id: String?
        public let type: OfferType
        public let paymentMode: Product.SubscriptionOffer.PaymentMode?
    }
    // There is no transaction, so no code reads these.
    public var offerType: OfferType? { nil }
    public var offerID: String? { nil }
    public var offer: Offer? { nil }
    public var reason: Reason { .purchase }
    public var currency: Locale.Currency? { nil }
    public var environment: AppStore.Environment { .production }
    public var storefront: Storefront? { nil }
    public var deviceVerification: Data { Data() }
    public var deviceVerificationNonce: UUID { .unsigned }
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
    public static func all(for productID: String) -> Transactions { Transactions() }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
    /// Asks for money back, which the user declines.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus { .userCancelled }
    /// Asks for money back, which the user declines.
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus {
        .userCancelled
    }
}
extension Transaction.RevocationReason {
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
}
extension UUID {
    /// The nonce of a value that nothing signs.
    fileprivate static let unsigned = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
