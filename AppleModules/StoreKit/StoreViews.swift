import Easel
import Views

// The store is empty, so its views show a message that nothing can be bought, as on a device without a connection.

/// The message of a view without products.
private struct Unavailable: View {
    let title: String
    let view: String

    var body: some View {
        VStack(spacing: 8) {
            Text(verbatim: title).font(.headline)
            Text(verbatim: "Check your connection and try again.").font(.subheadline).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding()
        .warned("\(view) has no products: the store is empty")
    }
}

/// The subscriptions of a group, below the app's own description.
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content

    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }

    public var body: some View {
        VStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            Unavailable(title: "Subscription Unavailable", view: "SubscriptionStoreView")
        }
    }
}
extension SubscriptionStoreView where Content == EmptyView {
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { content = EmptyView() }
    public init(productIDs: some Collection<String>) { content = EmptyView() }
    public init(subscriptions: some Collection<Product>) { content = EmptyView() }
}

/// A list of products.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon)
    where PlaceholderIcon == EmptyView {}
    public var body: some View { Unavailable(title: "Store Unavailable", view: "StoreView").frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// A product with a button that buys it.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    public init(id productID: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView, PlaceholderIcon == EmptyView {}
    public init(id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) where PlaceholderIcon == EmptyView {}
    public var body: some View { Unavailable(title: "Product Unavailable", view: "ProductView") }
}

extension Product {
    /// The subscriptions of a group that are shown, in relation to the current one.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1)
        public static let current = SubscriptionRelationship(rawValue: 2)
        public static let crossgrade = SubscriptionRelationship(rawValue: 4)
        public static let downgrade = SubscriptionRelationship(rawValue: 8)
        public static let all = SubscriptionRelationship(rawValue: 15)
    }
}

/// A button of a store's view.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    public static let automatic = StoreButtonKind(name: "automatic")
    public static let cancellation = StoreButtonKind(name: "cancellation")
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    public static let signIn = StoreButtonKind(name: "signIn")
    public static let policies = StoreButtonKind(name: "policies")
}
/// The text of a button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}
/// A policy of a subscription.
public enum SubscriptionStorePolicyKind: Sendable { case termsOfService, privacyPolicy }
/// The appearance of the choice between subscriptions.
public protocol SubscriptionStoreControlStyle {}
/// A list to choose from.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static var picker: Self { .init() }
    public static var prominentPicker: Self { .init() }
    public static var automatic: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle { public static var buttons: Self { .init() } }
/// The appearance of a product.
public protocol ProductViewStyle {}
/// A style with a name in StoreKit.
public struct SystemProductViewStyle: ProductViewStyle {}
extension ProductViewStyle where Self == SystemProductViewStyle {
    public static var automatic: Self { .init() }
    public static var compact: Self { .init() }
    public static var regular: Self { .init() }
    public static var large: Self { .init() }
}

// Settings of products have no effect: there is no store.
extension View {
    public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
    /// Accepts the symbol of each offer. The store is empty.
    public func subscriptionStoreControlIcon<Icon: View>(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon) -> some View { self }
    /// Accepts options for purchases. No purchase begins.
    public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View { self }
}

extension ContainerBackgroundPlacement {
    /// The area of a subscription store's own content.
    public static let subscriptionStore = store("subscriptionStore")
    /// The area of a subscription store's own content.
    public static let subscriptionStoreHeader = store("subscriptionStoreHeader")
    /// The whole subscription store.
    public static let subscriptionStoreFullHeight = store("subscriptionStoreFullHeight")
    private static func store(_ name: String) -> ContainerBackgroundPlacement {
        ContainerBackgroundPlacement(name: name) { content, background in
            AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity).background { background.ignoresSafeArea() })
        }
    }
}
/// Buys products. The store is empty: nothing can be bought.
public struct PurchaseAction: Sendable {
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { .userCancelled }
}
extension EnvironmentValues {
    /// Buys a product, which the empty store doesn't have.
    public var purchase: PurchaseAction { PurchaseAction() }
}
extension View {
    /// Presents the field for codes, with a warning: it isn't drawn.
    public func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View {
        notDrawn(isPresented.wrappedValue ? "offerCodeRedemption" : nil)
    }
}

/// The state of a request for a value of the store.
public enum EntitlementTaskState<Value> {
    case loading
    case success(Value)
    case failure(any Error)
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var isLoading: Bool { if case .loading = self { true } else { false } }
    public func map<Other>(_ transform: (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try await transform(value))
        case .failure(let error): .failure(error)
        }
    }
    public func flatMap<Other>(_ transform: (Value) async throws -> EntitlementTaskState<Other>) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): try await transform(value)
        case .failure(let error): .failure(error)
        }
    }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}
extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
    /// The transaction that entitles the user; nil until it is known, or without one.
    public var transaction: VerificationResult<Transaction>? { value ?? nil }
}
extension Product {
    /// The state of a request for products.
    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [String])
        case failure(any Error)
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}
extension View {
    /// Finds products: the store is empty.
    public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View {
        let missing = Array(ids)
        return task(priority: priority) { await action(.success([], unavailable: missing)) }
    }
    /// Finds the subscriptions of a group: the user has none.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { task(priority: priority) { await action(.success([])) } }
    /// Finds what the user has bought: nothing.
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { task(priority: priority) { await action(.success(nil)) } }
}
