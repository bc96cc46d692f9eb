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
    /// Code such as `2 * (3 + x)`.
    private var arithmetic: String?

    private init(keyPath: String = "", path: AnyKeyPath? = nil, function: String = "", arguments: [_NSExpression]? = nil, constantValue: Any? = nil) {
        (self.keyPath, self.path, self.function, self.arguments, self.constantValue) = (keyPath, path, function, arguments, constantValue)
    }
    public convenience init(forKeyPath keyPath: String) { self.init(keyPath: keyPath) }
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) { self.init(path: keyPath) }
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(function: name, arguments: parameters.compactMap { $0 as? _NSExpression })
    }
    public convenience init(forConstantValue obj: Any?) { self.init(constantValue: obj) }
    /// Reads an expression such as `2 * (3 + x)`; `%d`, `%f`, and `%@` stand for arguments.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) { self.init(format: expressionFormat, argumentArray: args) }
    /// Reads an expression such as `2 * (3 + x)`; `%d`, `%f`, and `%@` stand for arguments.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init()
        var (text, rest) = (expressionFormat, arguments[...])
        while let argument = rest.popFirst(), let place = text.range(of: "%(ld|lu|lf|[dfiu@])", options: .regularExpression) {
            text.replaceSubrange(place, with: "\(argument)")
        }
        arithmetic = text
    }
    /// Returns the value of the expression: a number, a property, or a constant; nil for text that is not an expression.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        guard let arithmetic else { return constantValue ?? object.flatMap { property(of: $0) } }
        return Arithmetic.value(of: arithmetic) { name in
            guard let object else { return nil }
            switch KeyValues.value(object, name) {
            case let number as Double: return number
            case let number as Int: return Double(number)
            case let number as NSNumber: return number.doubleValue
            default: return nil
            }
        }
    }

    /// Returns the value of the property that the expression names.
    package func property(of object: Any) -> Any? {
        path.map { KeyValues.flat(object[keyPath: $0] as Any) } ?? (keyPath.isEmpty ? nil : KeyValues.value(object, keyPath))
    }
}
