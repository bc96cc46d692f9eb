/// Numbers that change together. A missing number counts as 0.
package struct NumberVector: VectorArithmetic, Animatable {
    package var numbers: [Double]

    package init(numbers: [Double]) { self.numbers = numbers }

    package static var zero: NumberVector { NumberVector(numbers: []) }

    private static func combine(_ lhs: NumberVector, _ rhs: NumberVector, _ sign: Double) -> NumberVector {
        let count = max(lhs.numbers.count, rhs.numbers.count)
        return NumberVector(
            numbers: (0..<count).map { index in
                (index < lhs.numbers.count ? lhs.numbers[index] : 0) + sign * (index < rhs.numbers.count ? rhs.numbers[index] : 0)
            })
    }

    package static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector { combine(lhs, rhs, 1) }
    package static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector { combine(lhs, rhs, -1) }
    package mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
    package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
