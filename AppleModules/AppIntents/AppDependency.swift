import Foundation
import Synchronization

/// Finds the values that intents need.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    /// The type of a value, and the name that distinguishes it from others of the type. Names don't change.
    private struct Key: Hashable, @unchecked Sendable {
        let type: ObjectIdentifier
        let name: AnyHashable?
    }
    /// A value that an intent has used, or its closure. The app decides which threads may use the value.
    private enum Source: @unchecked Sendable {
        case value(Any)
        case provider(@Sendable () -> Any)
    }
    private let sources = Mutex<[Key: Source]>([:])

    /// Keeps a value for the intents that declare an `AppDependency` of this type and key. The closure runs once, when the first intent uses the value.
    @preconcurrency public func add<Dependency>(key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency) {
        let key = Key(type: ObjectIdentifier(Dependency.self), name: key)
        sources.withLock { $0[key] = .provider(dependencyProvider) }
    }

    /// Returns the value of a type and key; nil if the app hasn't added it.
    func value<Dependency>(key name: AnyHashable?) -> Dependency? {
        let key = Key(type: ObjectIdentifier(Dependency.self), name: name)
        switch sources.withLock({ $0[key] }) {
        case nil: return nil
        case .value(let value): return value as? Dependency
        case .provider(let provider):
            let value = provider()
            let made = Source.value(value)
            sources.withLock { $0[key] = made }
            return value as? Dependency
        }
    }
}

/// A value from the app, which has added it to its `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    private let key: AnyHashable?
    public init(key: AnyHashable? = nil) { self.key = key }
    public var wrappedValue: Value {
        guard let value: Value = AppDependencyManager.shared.value(key: key) else {
            preconditionFailure("AppDependencyManager has no \(Value.self)\(key.map { " for the key \($0)" } ?? ""): add it before an intent runs")
        }
        return value
    }
}
