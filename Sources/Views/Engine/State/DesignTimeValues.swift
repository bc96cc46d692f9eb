import Synchronization

/// The values of literals that changed after code was compiled.
///
/// A live preview compiles a file a second time, with a call around each literal in the body of a function. When only such literals change, the compiled code
/// runs again with other values. The functions have the names that Xcode's previews use for this; code of a user never calls them.
package enum DesignTimeValues {
    /// The value of a literal.
    package enum Value: Sendable, Equatable, Codable {
        case boolean(Bool)
        case integer(Int)
        case float(Double)
        case string(String)
    }

    private static let values = Mutex<[Int: Value]>([:])

    /// Uses these values from now on, by the keys of the calls.
    package static func use(_ new: [Int: Value]) { values.withLock { $0 = new } }

    fileprivate static func value(_ key: Int) -> Value? { values.withLock { $0.isEmpty ? nil : $0[key] } }
}

/// Returns the present value of an integer literal.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeInteger<T: ExpressibleByIntegerLiteral>(_ key: Int, fallback: T) -> T {
    guard case .integer(let number) = DesignTimeValues.value(key) else { return fallback }
    func literal<Literal>(_ type: Literal.Type) -> Literal? {
        if let type = type as? any BinaryInteger.Type { return type.init(exactly: number) as? Literal }
        return (type as? any BinaryFloatingPoint.Type)?.init(exactly: number) as? Literal
    }
    return literal(T.IntegerLiteralType.self).map(T.init(integerLiteral:)) ?? fallback
}

/// Returns the present value of a literal with a fraction.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeFloat<T: ExpressibleByFloatLiteral>(_ key: Int, fallback: T) -> T {
    guard case .float(let number) = DesignTimeValues.value(key) else { return fallback }
    let literal = (T.FloatLiteralType.self as? any BinaryFloatingPoint.Type)?.init(number) as? T.FloatLiteralType
    return literal.map(T.init(floatLiteral:)) ?? fallback
}

/// Returns the present value of a string literal. A `StaticString` keeps that of the compiled code.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeString<T: ExpressibleByStringLiteral>(_ key: Int, fallback: T) -> T {
    guard case .string(let text) = DesignTimeValues.value(key), let literal = text as? T.StringLiteralType else { return fallback }
    return T(stringLiteral: literal)
}

/// Returns the present value of `true` or `false`.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeBoolean(_ key: Int, fallback: Bool) -> Bool {
    guard case .boolean(let value) = DesignTimeValues.value(key) else { return fallback }
    return value
}
