// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation
import Views

/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork("AmEx")
    public static let discover = PKPaymentNetwork("Discover")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let visa = PKPaymentNetwork("Visa")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let JCB = PKPaymentNetwork("JCB")
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    public static let interac = PKPaymentNetwork("Interac")
    public static let mada = PKPaymentNetwork("Mada")
    public static let girocard = PKPaymentNetwork("Girocard")
}
/// The capabilities of a seller's bank.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
    public static let capability3DS = threeDSecure
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
    public static let capabilityEMV = emv
}
/// Whether an amount is final.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
/// A line of a bill.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}
/// A way of delivery with its price.
public final class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    public var identifier: String?
    public var detail: String?
    public var dateComponentsRange: PKDateComponentsRange?
}
/// A piece of information that a seller needs.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let postalAddress = PKContactField(rawValue: "post")
}
/// A bill.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var shippingMethods: [PKShippingMethod]?
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var applicationData: Data?
    open var shippingType = PKShippingType.shipping
    open var shippingContact: PKContact?
    open var billingContact: PKContact?
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?
    public override init() {}
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .discover, .masterCard, .visa] }
}
/// How goods arrive.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
/// A person with an address.
open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var emailAddress: String?
    public override init() {}
}
/// The days on which goods arrive.
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
    public let startDateComponents: DateComponents
    public let endDateComponents: DateComponents
    public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}
/// A payment. There is no card, so code never receives one.
open class PKPayment: NSObject, @unchecked Sendable {
    override init() {}
    open var token: PKPaymentToken { PKPaymentToken() }
    open var shippingContact: PKContact? { nil }
    open var billingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}
/// The encrypted card of a payment.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    override init() {}
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}
/// Whether a payment was accepted.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
/// The seller's answer to a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]?
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors) }
}
/// The sheet for a payment. It isn't drawn, and there is no card.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) {}
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
    @preconcurrency open func present(completion: (@Sendable (Bool) -> Void)? = nil) { completion?(false) }
    @preconcurrency open func dismiss(completion: (@Sendable () -> Void)? = nil) { completion?() }
}
/// Reacts to a payment.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}
/// The sheet for a payment as a controller. It isn't drawn.
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public init?(paymentRequest request: PKPaymentRequest) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open class func canMakePayments() -> Bool { false }
}
/// Reacts to a payment.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

/// The text of a button.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip, `continue`
}
/// The colors of a button.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// The button of Apple Pay.
open class PKPaymentButton: UIControl, DrawnView {
    private let look: PKPaymentButtonStyle
    private let type: PKPaymentButtonType
    open var cornerRadius: CGFloat = 4
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        (self.type, look) = (type, style)
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    package var ownPicture: AnyView? {
        AnyView(
            PayButtonLabel(
                title: PayButtonLabel.title(PayWithApplePayButtonLabel(type)), isLight: look == .white || look == .whiteOutline,
                hasOutline: look == .whiteOutline, cornerRadius: cornerRadius))
    }
}
/// The text of a button.
public struct PayWithApplePayButtonLabel: Sendable {
    let type: PKPaymentButtonType
    init(_ type: PKPaymentButtonType) { self.type = type }
    public static let plain = PayWithApplePayButtonLabel(.plain)
    public static let buy = PayWithApplePayButtonLabel(.buy)
    public static let setUp = PayWithApplePayButtonLabel(.setUp)
    public static let donate = PayWithApplePayButtonLabel(.donate)
    public static let checkout = PayWithApplePayButtonLabel(.checkout)
    public static let book = PayWithApplePayButtonLabel(.book)
    public static let subscribe = PayWithApplePayButtonLabel(.subscribe)
    public static let order = PayWithApplePayButtonLabel(.order)
    public static let `continue` = PayWithApplePayButtonLabel(.continue)
}
/// The button of Apple Pay. There is no card, so a tap has no effect.
public struct PayWithApplePayButton: View {
    private let label: PayWithApplePayButtonLabel
    @Environment(\.payButtonStyle) private var style
    @Environment(\.colorScheme) private var colorScheme
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) { self.label = label }
    public var body: some View {
        let isLight = style.isLight ?? (colorScheme == .dark)
        PayButtonLabel(title: PayButtonLabel.title(label), isLight: isLight, hasOutline: style.hasOutline, cornerRadius: 8)
    }
}
/// The colors of a button.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
    /// Nil for the contrast to the background.
    let isLight: Bool?
    var hasOutline = false
    public static let automatic = PayWithApplePayButtonStyle(isLight: nil)
    public static let black = PayWithApplePayButtonStyle(isLight: false)
    public static let white = PayWithApplePayButtonStyle(isLight: true)
    public static let whiteOutline = PayWithApplePayButtonStyle(isLight: true, hasOutline: true)
}
private struct PayButtonStyleKey: EnvironmentKey {
    static let defaultValue = PayWithApplePayButtonStyle.automatic
}
extension EnvironmentValues {
    fileprivate var payButtonStyle: PayWithApplePayButtonStyle {
        get { self[PayButtonStyleKey.self] }
        set { self[PayButtonStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the colors of the buttons of Apple Pay inside.
    public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { environment(\.payButtonStyle, style) }
}
/// The text and the logo of a button.
struct PayButtonLabel: View {
    let title: String
    let isLight: Bool
    let hasOutline: Bool
    let cornerRadius: CGFloat
    static func title(_ label: PayWithApplePayButtonLabel) -> String {
        switch label.type {
        case .plain: ""
        case .setUp: "Set up"
        case .inStore: "Pay with"
        case .checkout: "Check out with"
        case .addMoney: "Add Money with"
        case .topUp: "Top Up with"
        default: "\(label.type)".prefix(1).uppercased() + "\(label.type)".dropFirst() + " with"
        }
    }
    var body: some View {
        HStack(spacing: 3) {
            if !title.isEmpty { Text(verbatim: title) }
            Image(systemName: "applelogo")
            Text(verbatim: "Pay")
        }
        .font(.system(size: 19, weight: .medium))
        .foregroundColor(isLight ? .black : .white)
        .frame(minWidth: 100, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .background(isLight ? Color.white : Color.black, in: RoundedRectangle(cornerRadius: cornerRadius))
        .overlay { if hasOutline { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(.black, lineWidth: 1) } }
    }
}

/// A card of the wallet. There is no wallet.
open class PKPass: NSObject, @unchecked Sendable {
    /// - Throws: an error, because Easel reads no passes.
    public init(data: Data) throws { throw CocoaError(.fileReadUnsupportedScheme) }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var localizedName: String { "" }
}
/// The cards of the wallet, which is empty.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}
/// The form for a new card. It isn't drawn.
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }
    public init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    open class func canAddPasses() -> Bool { false }
}
/// Reacts to the form for a new card.
@MainActor @preconcurrency public protocol PKAddPassesViewControllerDelegate: AnyObject {}
/// The kinds of the wallet's button.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
/// The button that adds a card.
open class PKAddPassButton: UIControl {
    open var addPassButtonStyle: PKAddPassButtonStyle
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
