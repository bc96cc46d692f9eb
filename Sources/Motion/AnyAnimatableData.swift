/// The animatable data of a value whose type is known only at run time. Combining data of different types gives data that changes nothing.
public struct _AnyAnimatableData: VectorArithmetic {
    /// The data; nil for zero, which combines with every type.
    private var vector: (any VectorArithmetic)?
    /// The type of the value that the data belongs to; nil for zero, and for the result of combining incompatible data.
    private var owner: ObjectIdentifier?
    private var isMixed = false

    private init(vector: (any VectorArithmetic)?, owner: ObjectIdentifier?, isMixed: Bool = false) {
        (self.vector, self.owner, self.isMixed) = (vector, owner, isMixed)
    }

    package init<Value>(_ data: some VectorArithmetic, of type: Value.Type) { self.init(vector: data, owner: ObjectIdentifier(type)) }

    /// Returns the data if it belongs to a value of `type`, else nil.
    package func value<Data: VectorArithmetic, Value>(_: Data.Type, of type: Value.Type) -> Data? {
        owner == ObjectIdentifier(type) ? vector as? Data : nil
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(vector: nil, owner: nil) }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        guard lhs.owner == rhs.owner, lhs.isMixed == rhs.isMixed else { return false }
        func isEqual<V: VectorArithmetic>(_ vector: V) -> Bool { rhs.vector as? V == vector }
        return lhs.vector.map { isEqual($0) } ?? (rhs.vector == nil)
    }

    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData { combined(lhs, rhs, subtracts: false) }
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData { combined(lhs, rhs, subtracts: true) }

    public mutating func scale(by rhs: Double) { vector?.scale(by: rhs) }
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    private static func combined(_ a: _AnyAnimatableData, _ b: _AnyAnimatableData, subtracts: Bool) -> _AnyAnimatableData {
        let mixed = _AnyAnimatableData(vector: nil, owner: nil, isMixed: true)
        guard !a.isMixed, !b.isMixed else { return mixed }
        func result<V: VectorArithmetic>(_ left: V) -> _AnyAnimatableData {
            guard let right = b.vector as? V, a.owner == b.owner else { return mixed }
            return _AnyAnimatableData(vector: subtracts ? left - right : left + right, owner: a.owner)
        }
        guard let left = a.vector else {
            var other = b
            if subtracts { other.scale(by: -1) }
            return other
        }
        return b.vector == nil ? a : result(left)
    }
}
