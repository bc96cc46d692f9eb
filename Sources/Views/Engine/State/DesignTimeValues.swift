// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Xcode's previews.

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

    /// Set before the view exists, and read by all its code: a lock would slow down loops with literals.
    nonisolated(unsafe) private static var values: [Int: Value] = [:]

    /// Uses these values from now on, by the keys of the calls. No code of a view runs meanwhile.
    package static func use(_ new: [Int: Value]) { unsafe values = new }

    fileprivate static func value(_ key: Int) -> Value? { unsafe values.isEmpty ? nil : values[key] }
}

/// Returns the present value of an integer literal.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeInteger<T: ExpressibleByIntegerLiteral>(_ key: Int, fallback: T) -> T where T.IntegerLiteralType: FixedWidthInteger {
    guard case .integer(let number) = DesignTimeValues.value(key) else { return fallback }
    return T.IntegerLiteralType(exactly: number).map(T.init(integerLiteral:)) ?? fallback
}

/// Returns the present value of a literal with a fraction.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeFloat<T: ExpressibleByFloatLiteral>(_ key: Int, fallback: T) -> T where T.FloatLiteralType: BinaryFloatingPoint {
    guard case .float(let number) = DesignTimeValues.value(key) else { return fallback }
    return T(floatLiteral: T.FloatLiteralType(number))
}

/// Returns the present value of a string literal. A `StaticString` can't have another value than that of the compiled code, so that type is not possible.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeString<T: ExpressibleByStringLiteral>(_ key: Int, fallback: T) -> T where T.StringLiteralType == String {
    guard case .string(let text) = DesignTimeValues.value(key) else { return fallback }
    return T(stringLiteral: text)
}

/// Returns the present value of `true` or `false`.
///
/// - Parameter fallback: the value in the compiled code.
@inline(never)
public func __designTimeBoolean(_ key: Int, fallback: Bool) -> Bool {
    guard case .boolean(let value) = DesignTimeValues.value(key) else { return fallback }
    return value
}
