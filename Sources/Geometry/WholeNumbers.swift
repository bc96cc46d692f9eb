extension Int {
    /// Creates the integer part of a number that may be anything, such as one that a user computed: 0 for NaN, and at most 2⁵² in either direction, so that sums
    /// and differences of some of them don't overflow either.
    ///
    /// `Int(_:)` ends the process for a number that doesn't fit.
    @inlinable package init(saturating value: some BinaryFloatingPoint) {
        let limit = 4_503_599_627_370_496.0
        let value = Double(value)
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
    }
}
