import Foundation
import Views

/// A source of random numbers.
public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers. Without a seed, they follow the scene's.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private static let shared = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { shared }
    /// The next 64 bits.
    func next() -> UInt64 { _SceneRandom.next() }
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() >> 1) % upperBound : 0 }
    open func nextUniform() -> Float { Float(next() >> 40) / 16_777_216 }
    open func nextBool() -> Bool { next() >> 63 == 1 }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.reversed() where index > 0 { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}
/// Random numbers that follow from a seed. They aren't Apple's numbers.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { generator.state = seed } }
    private var generator: SplitMix
    public convenience override init() { self.init(seed: 0) }
    public init(seed: UInt64) { (self.seed, generator) = (seed, SplitMix(state: seed)) }
    override func next() -> UInt64 { generator.next() }
}
/// Random numbers that follow from data. They aren't Apple's numbers.
open class GKARC4RandomSource: GKMersenneTwisterRandomSource, @unchecked Sendable {
    public convenience init(seed: Data) { self.init(seed: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }) }
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}
/// Random numbers that follow from a seed. They aren't Apple's numbers.
open class GKLinearCongruentialRandomSource: GKMersenneTwisterRandomSource, @unchecked Sendable {}

/// Random whole numbers of a range.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    public let lowestValue: Int
    public let highestValue: Int
    fileprivate let source: any GKRandom
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, max(lowestInclusive, highestInclusive))
    }
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    open func nextUniform() -> Float { Float(nextInt() - lowestValue) / Float(max(1, highestValue - lowestValue)) }
    open func nextBool() -> Bool { source.nextBool() }
}
/// Random numbers most of which are near the middle of a range.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    public let mean: Float
    public let deviation: Float
    public override init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        (mean, deviation) = (Float(lowestInclusive + highestInclusive) / 2, Float(highestInclusive - lowestInclusive) / 6)
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// - Parameter deviation: numbers that are three deviations away are the lowest and the highest.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        /// Whole numbers up to a billion, also of numbers that aren't finite.
        func whole(_ number: Float) -> Int { number.isNaN ? 0 : Int(min(max(number, -1e9), 1e9).rounded()) }
        super.init(randomSource: source, lowestValue: whole(mean - 3 * abs(deviation)), highestValue: whole(mean + 3 * abs(deviation)))
    }
    open override func nextInt() -> Int {
        // The sum of twelve uniform numbers has a deviation of 1.
        let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
        return min(max(Int((mean + sum * deviation).rounded()), lowestValue), highestValue)
    }
}
/// A shuffled sequence of a range: no number repeats until all have occurred.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var rest: [Int] = []
    open override func nextInt() -> Int {
        if rest.isEmpty { rest = Array(lowestValue...highestValue) }
        return rest.remove(at: source.nextInt(upperBound: rest.count))
    }
}

/// A state of a machine.
open class GKState: NSObject, @unchecked Sendable {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() {}
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}
/// A machine with one current state.
open class GKStateMachine: NSObject, @unchecked Sendable {
    private let states: [ObjectIdentifier: GKState]
    open private(set) var currentState: GKState?
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }
    open func state<State: GKState>(forClass stateClass: State.Type) -> State? { states[ObjectIdentifier(stateClass)] as? State }
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let former = currentState
        former?.willExit(to: next)
        currentState = next
        next.didEnter(from: former)
        return true
    }
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
/// A part of an entity's behavior.
open class GKComponent: NSObject, @unchecked Sendable {
    open internal(set) weak var entity: GKEntity?
    public override init() {}
    public required init?(coder: NSCoder) { nil }
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}
/// A thing with components.
open class GKEntity: NSObject, @unchecked Sendable {
    open private(set) var components: [GKComponent] = []
    public override init() {}
    public required init?(coder: NSCoder) { nil }
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    open func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? { components.lazy.compactMap { $0 as? Component }.first }
    open func removeComponent<Component: GKComponent>(ofType componentClass: Component.Type) {
        for component in components where component is Component { component.willRemoveFromEntity() }
        components.removeAll { $0 is Component }
    }
    open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
