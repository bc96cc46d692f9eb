import Easel
import Foundation

/// The purchase of the app. There is no store, so it is unknown.
public struct AppTransaction: Hashable, Sendable {
    /// The error of every request.
    public struct Unknown: Error {}
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment
    /// - Throws: `Unknown`.
    public static var shared: VerificationResult<AppTransaction> { get async throws { throw Unknown() } }
    /// - Throws: `Unknown`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw Unknown() }
}
extension AppStore {
    /// The kind of a store.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
}
extension Product {
    /// The form of the price.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: Locale.current.currency?.identifier ?? "USD") }
}
extension View {
    /// Runs an action with the product of an identifier. There is no store, so the product is unavailable.
    public func storeProductTask(for id: String, priority: TaskPriority = .medium, action: @escaping @MainActor (Product.TaskState) async -> Void) -> some View
    {
        task(priority: priority) { await action(.unavailable) }
    }
}
extension Product {
    /// The state of a request for a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
}
