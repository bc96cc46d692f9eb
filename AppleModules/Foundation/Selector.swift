import Easel
import Foundation
import Views

/// The name of a method. Linux has no Objective-C, so a method can be called only if `#selector` names one of the same file, for which `render` adds the method
/// itself.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name itself.
    public private(set) var _name: String
    /// Calls the method of an object with an argument, if the object has it.
    private var call: (@MainActor @Sendable (_ target: Any, _ argument: Any?) -> Bool)?

    public init(_ name: String) { _name = name }
    public init(stringLiteral value: String) { _name = value }
    public var description: String { _name }
    public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs._name == rhs._name }
    public func hash(into hasher: inout Hasher) { hasher.combine(_name) }

    /// Returns the selector with another name.
    public func _named(_ name: String) -> Selector {
        var selector = self
        selector._name = name
        return selector
    }
    /// Returns the selector with its method, which has no parameters.
    public func _calling<Target, Result>(_ method: @escaping @MainActor @Sendable (Target) -> Result) -> Selector {
        var selector = self
        selector.call = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)
            return true
        }
        return selector
    }
    /// Returns the selector with its method, which has one parameter.
    public func _calling<Target, Argument, Result>(_ method: @escaping @MainActor @Sendable (Target, Argument) -> Result) -> Selector {
        var selector = self
        selector.call = { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else { return false }
            _ = method(target, argument)
            return true
        }
        return selector
    }

    /// Calls the method of an object; returns whether that was possible.
    ///
    /// - Parameter argument: the object that sends the call.
    @MainActor @discardableResult
    package func send(to target: Any?, _ argument: Any?) -> Bool {
        guard let call, let target else { return false }
        return call(target, argument)
    }
}
