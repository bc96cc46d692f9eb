import Foundation
import Views

/// An environment for JavaScript. Easel has no engine: a script's result is undefined, with a warning. The class has no superclass, because `NSObject.init`
/// can't be overridden by one that returns an optional.
open class JSContext {
    public let virtualMachine: JSVirtualMachine!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
    open var exception: JSValue?
    open var name: String?
    open var isInspectable = false
    open lazy var globalObject: JSValue! = JSValue(undefinedIn: self)
    private var values: [String: Any] = [:]

    public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
        SceneNotes.notDrawn("JSContext.evaluateScript")
        return JSValue(undefinedIn: self)
    }
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { evaluateScript(script) }
    /// Returns the value that code has set.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(values["\(key ?? "")"], in: self) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSObjectProtocol & NSCopying)!) { values["\(key.map { "\($0)" } ?? "")"] = object }
    open func setObject(_ object: Any!, forKeyedSubscript key: String) { values[key] = object }
    open subscript(_ key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
    open class func current() -> JSContext! { nil }
    open class func currentArguments() -> [Any]! { [] }
}

extension JSContext: Hashable {
    public static func == (lhs: JSContext, rhs: JSContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The virtual machine of scripts.
open class JSVirtualMachine: NSObject {}

/// Functions and properties of an object that scripts see. No script runs.
public protocol JSExport {}

/// A value of JavaScript: one that code has set, or undefined.
open class JSValue: NSObject {
    private let value: Any?
    public private(set) weak var context: JSContext!
    init(_ value: Any?, in context: JSContext!) { (self.value, self.context) = (value, context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(nil, in: context) }
    public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), in: context) }
    public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, in: context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, in: context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(value, in: context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, in: context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init([String: Any](), in: context) }

    open var isUndefined: Bool { value == nil }
    open var isNull: Bool { value is NSNull }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { number != nil && !isBoolean }
    open var isString: Bool { value is String }
    open var isObject: Bool { value is [String: Any] || isArray }
    open var isArray: Bool { value is [Any] }
    open var isDate: Bool { value is Date }
    private var number: Double? {
        switch value {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Int32: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as String: Double(value)
        default: nil
        }
    }
    open func toObject() -> Any! { value }
    open func toBool() -> Bool { number.map { $0 != 0 } ?? (value.map { !($0 is NSNull) } ?? false) }
    open func toDouble() -> Double { number ?? .nan }
    open func toInt32() -> Int32 { number.flatMap { Int32(exactly: $0.rounded(.towardZero)) } ?? 0 }
    open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! { value.map { $0 is NSNull ? "null" : "\($0)" } ?? "undefined" }
    open func toDate() -> Date! { value as? Date }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
    /// Calls nothing, with a warning: the result is undefined.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        SceneNotes.notDrawn("JSValue.call")
        return JSValue(undefinedIn: context)
    }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { call(withArguments: arguments) }
    open func hasProperty(_ property: Any!) -> Bool { (value as? [String: Any])?["\(property ?? "")"] != nil }
    open func forProperty(_ property: Any!) -> JSValue! { JSValue((value as? [String: Any])?["\(property ?? "")"], in: context) }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    open func atIndex(_ index: Int) -> JSValue! {
        let items = value as? [Any] ?? []
        return JSValue(items.indices.contains(index) ? items[index] : nil, in: context)
    }
}
