import CNumbers

extension FixedWidthInteger {
    /// Creates the integer part of a number that may be anything, such as one that a user computed: 0 for NaN, and otherwise the nearest number that this type has,
    /// of at most 2⁵² in either direction, so that sums and differences of some of them don't overflow either.
    ///
    /// Swift's own `init(_:)` ends the process for a number that doesn't fit, and takes more instructions.
    @inlinable @inline(__always) package init(saturating value: some BinaryFloatingPoint) {
        let limit = 4_503_599_627_370_496.0
        let value = Double(value)
        self.init(clamping: value.isNaN ? 0 : easel_integer_part(Swift.min(Swift.max(value, -limit), limit)))
    }
}
