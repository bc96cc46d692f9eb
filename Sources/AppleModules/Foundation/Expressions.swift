import Foundation

/// The value of a property, or of a function such as `sum:`. Users' code sees it as `NSExpression`: Linux's own class has no key paths.
open class _NSExpression: NSObject, @unchecked Sendable {
    /// The names of the properties, with dots between them; empty if a key path of Swift describes them.
    public let keyPath: String
    /// The name of the function; empty for a property.
    public let function: String
    public let arguments: [_NSExpression]?
    public let constantValue: Any?
    private let path: AnyKeyPath?

    private init(keyPath: String = "", path: AnyKeyPath? = nil, function: String = "", arguments: [_NSExpression]? = nil, constantValue: Any? = nil) {
        (self.keyPath, self.path, self.function, self.arguments, self.constantValue) = (keyPath, path, function, arguments, constantValue)
    }
    public convenience init(forKeyPath keyPath: String) { self.init(keyPath: keyPath) }
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) { self.init(path: keyPath) }
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(function: name, arguments: parameters.compactMap { $0 as? _NSExpression })
    }
    public convenience init(forConstantValue obj: Any?) { self.init(constantValue: obj) }

    /// Returns the value of the property that the expression names.
    package func property(of object: Any) -> Any? {
        path.map { KeyValues.flat(object[keyPath: $0] as Any) } ?? (keyPath.isEmpty ? nil : KeyValues.value(object, keyPath))
    }
}
