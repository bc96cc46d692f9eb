import Foundation

// The first version of StoreKit. The store is empty: no product is found and no payment is made.

/// Something that the app sells.
open class SKProduct: NSObject, @unchecked Sendable {
    /// The unit of a period.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
}
/// The length of a period.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 1 }
    open var unit: SKProduct.PeriodUnit { .month }
}
/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
    open func start() {}
    open func cancel() {}
}
/// Reacts to the answer of the store.
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
/// Receives products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// A request for products, which finds none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    open override func start() {
        delegate?.productsRequest(self, didReceive: SKProductsResponse(invalidProductIdentifiers: identifiers.sorted()))
        delegate?.requestDidFinish(self)
    }
}
/// The products that were found.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    public let products: [SKProduct] = []
    public let invalidProductIdentifiers: [String]
    init(invalidProductIdentifiers: [String]) { self.invalidProductIdentifiers = invalidProductIdentifiers }
}
/// A request for the receipt.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
}
/// An order.
open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open var applicationUsername: String?
    open var simulatesAskToBuyInSandbox = false
}
/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A purchase. The store is empty, so code never receives one.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    init(payment: SKPayment) { self.payment = payment }
    open var transactionState: SKPaymentTransactionState { .purchasing }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var error: (any Error)? { nil }
}
/// Receives purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
}
/// The orders of the app, which are never executed.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    public class func `default`() -> SKPaymentQueue { queue }
    public class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func add(_ payment: SKPayment) {}
    open func restoreCompletedTransactions() {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}
/// An error of the store.
public struct SKError: Error, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable, cloudServicePermissionDenied,
            cloudServiceNetworkConnectionFailed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentNotAllowed = Code.paymentNotAllowed
}
extension SKError.Code {
    /// Whether an error has the code, as in `catch SKError.paymentCancelled`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
