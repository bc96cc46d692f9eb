import Foundation
import Testing

@testable import Views

@Suite(.serialized) @MainActor struct SceneRandomTests {
    private func numbers(_ count: Int = 4) -> [UInt64] { (0..<count).map { _ in _SceneRandom.next() } }

    /// The first numbers of SplitMix64 for the seeds 0 and 1,234,567, as in other implementations.
    @Test func theGeneratorIsSplitMix() {
        var zero = SplitMix(state: 0)
        #expect([zero.next(), zero.next()] == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4])
        var other = SplitMix(state: 1_234_567)
        #expect([other.next(), other.next(), other.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }

    @Test func aMomentHasItsNumbers() {
        _SceneRandom.start(seed: 5)
        _SceneRandom.begin(at: 0.5)
        let first = numbers()
        _SceneRandom.begin(at: 0.75)
        #expect(numbers() != first)
        _SceneRandom.begin(at: 0.5)
        #expect(numbers() == first)
        _SceneRandom.start(seed: 6)
        _SceneRandom.begin(at: 0.5)
        #expect(numbers() != first)
        _SceneRandom.begin(at: -0.0)
        let zero = numbers()
        _SceneRandom.begin(at: 0)
        #expect(numbers() == zero)
    }

    @Test func whatIsDrawnAgainTakesNothingFromTheOthers() {
        _SceneRandom.start(seed: 5)
        _SceneRandom.begin(at: 1)
        let whole = numbers(6)
        _SceneRandom.begin(at: 1)
        let first = numbers(3)
        let drawn = _SceneRandom.using(sequenceOf: 0.25) { numbers() }
        let again = _SceneRandom.using(sequenceOf: 0.25) { numbers() }
        let last = numbers(3)
        #expect(first + last == whole)
        #expect(drawn == again)
    }

    @Test func identifiersAreOfVersion4() {
        _SceneRandom.start(seed: 1)
        let (one, other) = (_SceneRandom.uuid.uuid, _SceneRandom.uuid.uuid)
        #expect(one.6 >> 4 == 4 && one.8 >> 6 == 2)
        #expect(UUID(uuid: one) != UUID(uuid: other))
    }
}
