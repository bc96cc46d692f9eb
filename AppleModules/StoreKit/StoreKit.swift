import AppleUIKit
import Easel
import Foundation
import Views

/// Asks the user for a review, which has no effect here.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}
extension EnvironmentValues {
    /// Asks the user for a review.
    @MainActor @preconcurrency public var requestReview: RequestReviewAction { RequestReviewAction() }
}
/// Asks the user for a review, which has no effect here.
@MainActor @preconcurrency
public enum SKStoreReviewController {
    public static func requestReview() {}
    public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Something that the app sells. The store is empty: no product is ever found.
public struct Product: Identifiable, Hashable, Sendable {
    public let id: String
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let type: ProductType
    public let subscription: SubscriptionInfo?
    public let isFamilyShareable: Bool

    /// The kind of product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    /// The terms of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        /// The renewal state of a subscription.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }
        /// The renewal of a subscription at its end.
        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
        }
        /// A subscription's state. The store is empty, so code never receives one.
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let renewalInfo: VerificationResult<RenewalInfo>
            public let transaction: VerificationResult<Transaction>
        }
        public var status: [Status] { get async throws { [] } }
        public static func status(for groupID: String) async throws -> [Status] { [] }
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }
    /// The length of a period.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// The unit of a period.
        public enum Unit: Hashable, Sendable, CustomDebugStringConvertible {
            case day, week, month, year
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
            public var debugDescription: String { localizedDescription }
        }
        public let unit: Unit
        public let value: Int
    }
    /// A reduced price.
    public struct SubscriptionOffer: Hashable, Sendable {
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let paymentMode: PaymentMode
        /// The way of paying for an offer.
        public struct PaymentMode: Hashable, Sendable {
            private let index: Int
            public static let payAsYouGo = PaymentMode(index: 0)
            public static let payUpFront = PaymentMode(index: 1)
            public static let freeTrial = PaymentMode(index: 2)
        }
    }
    /// The result of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        let name: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    }
    /// Finds no products.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String { [] }
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// A value with the result of checking its signature.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    /// The error of an invalid signature.
    public enum VerificationError: Error, Sendable {
        case invalidSignature, revokedCertificate, missingRequiredProperties, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    }
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
/// An error of the store.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)
}
extension Product {
    /// The error of a product that can't be bought.
    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature
        case missingOfferParameters
    }
}

/// A purchase. The store is empty, so code never receives one.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public func finish() async {}
    public static var updates: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var all: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Purchases as a sequence, which is empty.
    public typealias Transactions = NoPurchases<VerificationResult<Transaction>>
}
/// The app's entry in the store.
public enum AppStore {
    public static func sync() async throws {}
    public static var canMakePayments: Bool { false }
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
extension View {
    /// Accepts a state that presents the user's subscriptions, with a warning while it does. They are not drawn.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { notDrawn(isPresented.wrappedValue ? "manageSubscriptionsSheet" : nil) }
    /// Accepts a state that presents a request for money back, with a warning while it does. It is not drawn.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { notDrawn(isPresented.wrappedValue ? "refundRequestSheet" : nil) }
    /// Accepts a state that presents an app of the store, with a warning while it does. It is not drawn.
    public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration) -> some View {
        notDrawn(isPresented.wrappedValue ? "appStoreOverlay" : nil)
    }
}
extension Transaction {
    /// How a person owns a product.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    /// Why a purchase is undone.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = RevocationReason(rawValue: 0)
        public static let developerIssue = RevocationReason(rawValue: 1)
    }
    // There is no transaction.
    public var ownershipType: OwnershipType { .purchased }
    public var revocationReason: RevocationReason? { nil }
    public var originalPurchaseDate: Date { purchaseDate }
    public var purchasedQuantity: Int { 1 }
    public var subscriptionGroupID: String? { nil }
    public var appAccountToken: UUID? { nil }
    public var webOrderLineItemID: String? { nil }
    public var signedDate: Date { purchaseDate }
    public var appBundleID: String { "" }
    public var price: Decimal? { nil }
    public var jsonRepresentation: Data { Data() }
    public var storefrontCountryCode: String { "" }
    public static var unfinished: Transactions { Transactions() }
    /// The end of a request for money back.
    public enum RefundRequestStatus: Sendable { case userCancelled, success }
    /// The reason why there is no request for money back.
    public enum RefundRequestError: Error, Sendable { case duplicateRequest, failed }
}
/// A country's store.
public struct Storefront: Hashable, Identifiable, Sendable {
    public let id: String
    public let countryCode: String
    /// The store of the account: none.
    public static var current: Storefront? { get async { nil } }
}
/// An app of the store above other views.
public final class SKOverlay: NSObject, @unchecked Sendable {
    /// Where the app appears.
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    /// What appears.
    open class Configuration: NSObject, @unchecked Sendable {}
    /// An app.
    public final class AppConfiguration: Configuration, @unchecked Sendable {
        public var campaignToken: String?
        public init(appIdentifier: String, position: Position) {}
    }
    /// The app of a clip.
    public final class AppClipConfiguration: Configuration, @unchecked Sendable {
        public init(position: Position) {}
    }
    public init(configuration: Configuration) {}
    public func present(in scene: UIWindowScene) {}
}
