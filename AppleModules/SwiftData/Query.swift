import Easel
import Foundation
import Views

/// The models of a type that the environment's container holds. The view is evaluated again when they change. The macro `@Query` declares one.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let find: (ModelContext) -> Result
    private var changes: ReadTransaction
    @Environment(\.modelContext) private var context

    private init(_ changes: ReadTransaction, _ find: @escaping (ModelContext) -> Result) { (self.changes, self.find) = (changes, find) }

    public var wrappedValue: Result { find(context) }
    public var modelContext: ModelContext { context }
    /// The error of the last search: always nil in memory.
    public var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
    private init(_ descriptor: FetchDescriptor<Element>, _ changes: ReadTransaction, by areInOrder: ((Element, Element) -> Bool)? = nil) {
        self.init(changes) { context in
            let found = (try? context.fetch(descriptor)) ?? []
            // Sorting is stable, so that equal elements keep the order of their insertion.
            return areInOrder.map { found.sorted(by: $0) } ?? found
        }
    }

    public init() { self.init(FetchDescriptor(), ReadTransaction(animation: nil)) }
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.init(descriptor, ReadTransaction(animation: animation)) }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) { self.init(descriptor, ReadTransaction(transaction)) }
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), ReadTransaction(animation: animation))
    }
    public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), ReadTransaction(transaction))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter), ReadTransaction(animation: animation), by: Self.order(of: keyPath, order))
    }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction
    ) {
        self.init(FetchDescriptor(predicate: filter), ReadTransaction(transaction), by: Self.order(of: keyPath, order))
    }
    /// Missing values come first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter), ReadTransaction(animation: animation), by: Self.order(of: keyPath, order))
    }
    /// Missing values come first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction
    ) {
        self.init(FetchDescriptor(predicate: filter), ReadTransaction(transaction), by: Self.order(of: keyPath, order))
    }

    private static func order<Value: Comparable>(of keyPath: KeyPath<Element, Value>, _ order: SortOrder) -> (Element, Element) -> Bool {
        { lhs, rhs in
            let (a, b) = (lhs[keyPath: keyPath], rhs[keyPath: keyPath])
            return order == .forward ? a < b : b < a
        }
    }
    private static func order<Value: Comparable>(of keyPath: KeyPath<Element, Value?>, _ order: SortOrder) -> (Element, Element) -> Bool {
        { lhs, rhs in
            let (a, b) = order == .forward ? (lhs[keyPath: keyPath], rhs[keyPath: keyPath]) : (rhs[keyPath: keyPath], lhs[keyPath: keyPath])
            guard let b else { return false }
            guard let a else { return true }
            return a < b
        }
    }
}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContext(empty) }
    /// The container of views without one.
    private static let empty = ModelContainer(types: [])
}

extension EnvironmentValues {
    /// The context of the view's models.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// Creates a container once for a view.
private struct ModelContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
    @State private var made = Made()

    @MainActor private final class Made {
        var container: ModelContainer?
    }

    func body(content: Content) -> some View { content.modelContainer(container) }

    private var container: ModelContainer {
        if let container = made.container { return container }
        let container = ModelContainer(types: types)
        made.container = container
        onSetup(.success(container))
        return container
    }
}

extension View {
    /// Gives the view's queries and its context a container.
    public func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, ModelContext(container)) }
    /// Gives the view's queries and its context.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    /// Creates an empty container for the view's queries and its context.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(ModelContainerModifier(types: [modelType], onSetup: onSetup)) }
    /// Creates an empty container for the view's queries and its context.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(ModelContainerModifier(types: modelTypes, onSetup: onSetup)) }
}
