/// Any number of values as one vector; the general form of ``AnimatablePair``.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
    /// The values, in order.
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) { self.value = (repeat each value) }

    public static var zero: Self { Self(repeat (each Value).zero) }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) + (each rhs.value)) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) - (each rhs.value)) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        for isEqual in repeat (each lhs.value) == (each rhs.value) {
            if !isEqual { return false }
        }
        return true
    }

    public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for component in repeat each value { sum += component.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
