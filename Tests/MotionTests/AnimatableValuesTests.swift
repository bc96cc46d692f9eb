import Testing

@testable import Motion

struct AnimatableValuesTests {
    private typealias Three = AnimatableValues<Double, Float, AnimatablePair<Double, Double>>

    @Test func valuesComputeLikeTheirParts() {
        let a = Three(1, 2, AnimatablePair(3, 4))
        let b = Three(10, 20, AnimatablePair(30, 40))
        let (sum, difference, doubled, zero) = (a + b, b - a, a.scaled(by: 2), Three.zero)
        #expect(sum == Three(11, 22, AnimatablePair(33, 44)))
        #expect(difference == Three(9, 18, AnimatablePair(27, 36)))
        #expect(doubled == Three(2, 4, AnimatablePair(6, 8)))
        #expect(zero == Three(0, 0, AnimatablePair(0, 0)))
        let isOther = a != Three(1, 2, AnimatablePair(3, 5))
        let length = a.magnitudeSquared
        #expect(isOther && length == 30)
    }

    /// Several values in one vector move as nested pairs do.
    @Test(arguments: [0.1, 0.25, 0.7]) func valuesMoveLikeTheirParts(time: Double) {
        var all = AnimatedValue(AnimatableValues(0.0, 1.0, 2.0))
        var pair = AnimatedValue(AnimatablePair(0.0, AnimatablePair(1.0, 2.0)))
        all.setTarget(AnimatableValues(10, 1, -3), animation: .spring(), at: 0)
        pair.setTarget(AnimatablePair(10, AnimatablePair(1, -3)), animation: .spring(), at: 0)
        let wanted = pair.presentation(at: time)
        let (x, y, z) = all.presentation(at: time).value
        #expect(x == wanted.first && y == wanted.second.first && z == wanted.second.second)
    }
}
