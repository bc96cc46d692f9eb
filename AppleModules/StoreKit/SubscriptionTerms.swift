import Foundation
import Views

extension Product.SubscriptionInfo {
    // There is no product, so no code reads these.
    public var promotionalOffers: [Product.SubscriptionOffer] { [] }
    public var winBackOffers: [Product.SubscriptionOffer] { [] }
    /// The rank in the group: 1 is the highest level of service.
    public var groupLevel: Int { 1 }
    public var groupDisplayName: String { "" }
    public static func status(for transactionID: UInt64) async throws -> Status? { nil }
}
extension Product.SubscriptionInfo.Status {
    /// The states that change while the app runs. The store is empty, so none does.
    public static var updates: NoPurchases<Product.SubscriptionInfo.Status> { NoPurchases() }
    /// The states of the user's subscriptions: none.
    public static var all: NoPurchases<(groupID: String, statuses: [Product.SubscriptionInfo.Status])> { NoPurchases() }
}
extension Product.SubscriptionInfo.RenewalState {
    public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry"
        case .inGracePeriod: "In Grace Period"
        default: "Revoked"
        }
    }
}
extension Product.SubscriptionInfo.RenewalInfo {
    /// Why a subscription ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
    }
    /// Whether the user agreed to a higher price.
    public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
    // There is no renewal, so no code reads these.
    public var originalTransactionID: UInt64 { 0 }
    public var expirationReason: ExpirationReason? { nil }
    public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
    public var isInBillingRetry: Bool { false }
    public var gracePeriodExpirationDate: Date? { nil }
    public var offerType: Transaction.OfferType? { nil }
    public var offerID: String? { nil }
    public var renewalDate: Date? { nil }
    public var renewalPrice: Decimal? { nil }
    public var currency: Locale.Currency? { nil }
    public var environment: AppStore.Environment { .production }
    public var recentSubscriptionStartDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var signedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public var jsonRepresentation: Data { Data() }
}
extension Product.SubscriptionPeriod {
    public static let everyThreeDays = Self(unit: .day, value: 3)
    public static let weekly = Self(unit: .week, value: 1)
    public static let everyTwoWeeks = Self(unit: .week, value: 2)
    public static let monthly = Self(unit: .month, value: 1)
    public static let everyTwoMonths = Self(unit: .month, value: 2)
    public static let everyThreeMonths = Self(unit: .month, value: 3)
    public static let everySixMonths = Self(unit: .month, value: 6)
    public static let yearly = Self(unit: .year, value: 1)

    /// The dates of a period that begins at a date.
    public func dateRange(referenceDate: Date = _SceneTime.date) -> Range<Date> {
        let component: Calendar.Component =
            switch unit {
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            }
        let end = Calendar.current.date(byAdding: component, value: value, to: referenceDate) ?? referenceDate
        return referenceDate..<max(referenceDate, end)
    }
    /// Returns the length of the period as a text.
    public func formatted<Format: FormatStyle>(_ format: Format, referenceDate: Date = _SceneTime.date) -> Format.FormatOutput
    where Format.FormatInput == Range<Date> { format.format(dateRange(referenceDate: referenceDate)) }
}
extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) \(unit)" }
}
extension Product.SubscriptionPeriod.Unit {
    /// Writes units as names in small letters.
    public struct FormatStyle: Foundation.FormatStyle {
        public func format(_ value: Product.SubscriptionPeriod.Unit) -> String { value.localizedDescription.lowercased() }
    }
    /// Returns the name of the unit in a style.
    public func formatted(_ format: FormatStyle) -> String { format.format(self) }
}
extension Product.SubscriptionOffer {
    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: "introductory")
        public static let promotional = OfferType(rawValue: "promotional")
        public static let winBack = OfferType(rawValue: "winBack")
    }
    // There is no offer, so no code reads these.
    public var id: String? { nil }
    public var type: OfferType { .introductory }
    public var periodCount: Int { 1 }
}
extension Product.SubscriptionOffer.PaymentMode {
    public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        default: "Free Trial"
        }
    }
}
extension Product.ProductType {
    public var localizedDescription: String { rawValue }
}
