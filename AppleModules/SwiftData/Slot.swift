/// The place of a model's property that may be without a value until code sets it. For the library only.
public struct _Slot<Value> {
    private var stored: Value?

    public init() {}
    public init(_ value: Value) { stored = value }

    public var isSet: Bool { stored != nil }

    /// The value: an unset list is empty.
    /// - Precondition: the property is set, or a list.
    public var value: Value {
        get {
            if let value = stored ?? Self.empty { return value }
            preconditionFailure("a model's property of the type \(Value.self) is used before it has a value")
        }
        set { stored = newValue }
    }

    private static var empty: Value? { (Value.self as? any EmptyList.Type)?.init() as? Value }
}

/// A type with an empty value.
private protocol EmptyList { init() }
extension Array: EmptyList {}
extension Set: EmptyList {}
extension Dictionary: EmptyList {}
