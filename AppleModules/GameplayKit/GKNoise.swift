import AppleSIMD
import AppleUIKit
import Foundation

/// A function of a place whose values vary smoothly.
open class GKNoiseSource: NSObject, @unchecked Sendable {
    /// The value at a place, from -1 to 1.
    func value(x: Double, y: Double) -> Double { 0 }
}
/// Noise made of layers, each with twice the detail.
open class GKCoherentNoiseSource: GKNoiseSource, @unchecked Sendable {
    open var frequency: Double
    open var octaveCount: Int
    open var lacunarity: Double
    open var seed: Int32
    init(_ frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }
    /// The layers' values, each with its strength.
    func sum(x: Double, y: Double, persistence: Double, _ change: (Double) -> Double) -> Double {
        var (total, strength, scale, strengths) = (0.0, 1.0, frequency, 0.0)
        for octave in 0..<min(max(octaveCount, 1), 30) {
            total += change(Lattice(seed: seed &+ Int32(octave)).value(x: x * scale, y: y * scale)) * strength
            strengths += strength
            strength *= persistence
            scale *= lacunarity
        }
        return total / strengths
    }
}
/// Gradient noise on a lattice.
private struct Lattice {
    let seed: Int32

    private func gradient(_ x: Int, _ y: Int, _ dx: Double, _ dy: Double) -> Double {
        var mixed = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
        mixed ^= UInt64(UInt32(bitPattern: seed)) &* 0x1656_67B1_9E37_79F9
        mixed = (mixed ^ mixed >> 29) &* 0xBF58_476D_1CE4_E5B9
        let angle = Double((mixed ^ mixed >> 32) & 0xFFFF) / 65_536 * 2 * .pi
        return cos(angle) * dx + sin(angle) * dy
    }

    func value(x: Double, y: Double) -> Double {
        guard x.isFinite, y.isFinite, abs(x) < 1e15, abs(y) < 1e15 else { return 0 }
        let (left, bottom) = (x.rounded(.down), y.rounded(.down))
        let (dx, dy) = (x - left, y - bottom)
        func smooth(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        let (column, row) = (Int(left), Int(bottom))
        let low = mix(gradient(column, row, dx, dy), gradient(column + 1, row, dx - 1, dy), smooth(dx))
        let high = mix(gradient(column, row + 1, dx, dy - 1), gradient(column + 1, row + 1, dx - 1, dy - 1), smooth(dx))
        return min(max(mix(low, high, smooth(dy)) * 2.squareRoot(), -1), 1)
    }
}
/// Noise like clouds. Its values aren't Apple's.
open class GKPerlinNoiseSource: GKCoherentNoiseSource, @unchecked Sendable {
    open var persistence: Double
    public init(frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2, seed: Int32 = 0) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    override func value(x: Double, y: Double) -> Double { sum(x: x, y: y, persistence: persistence) { $0 } }
}
/// Noise like billows. Its values aren't Apple's.
open class GKBillowNoiseSource: GKCoherentNoiseSource, @unchecked Sendable {
    open var persistence: Double
    public init(frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2, seed: Int32 = 0) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    override func value(x: Double, y: Double) -> Double { sum(x: x, y: y, persistence: persistence) { abs($0) * 2 - 1 } }
}
/// Noise like mountains. Its values aren't Apple's.
open class GKRidgedNoiseSource: GKCoherentNoiseSource, @unchecked Sendable {
    public init(frequency: Double = 1, octaveCount: Int = 6, lacunarity: Double = 2, seed: Int32 = 0) {
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    override func value(x: Double, y: Double) -> Double { sum(x: x, y: y, persistence: 0.5) { 1 - abs($0) * 2 } }
}
/// The same value everywhere.
open class GKConstantNoiseSource: GKNoiseSource, @unchecked Sendable {
    open var value: Double
    public init(value: Double) { self.value = value }
    override func value(x: Double, y: Double) -> Double { value }
}
/// A function of a place with changes.
open class GKNoise: NSObject, @unchecked Sendable {
    private var at: (Double, Double) -> Double
    open var gradientColors: [NSNumber: UIColor] = [:]
    public override init() { at = { _, _ in 0 } }
    public init(_ noiseSource: GKNoiseSource) { at = { noiseSource.value(x: $0, y: $1) } }
    public convenience init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
        self.init(noiseSource)
        self.gradientColors = gradientColors
    }
    open func value(atPosition position: vector_float2) -> Float { Float(value(Double(position.x), Double(position.y))) }
    func value(_ x: Double, _ y: Double) -> Double { at(x, y) }
    open func invert() { change { -$0 } }
    open func applyAbsoluteValue() { change { abs($0) } }
    open func clamp(lowerBound: Double, upperBound: Double) { change { min(max($0, lowerBound), upperBound) } }
    open func raiseToPower(_ power: Double) { change { pow($0, power) } }
    open func add(_ noise: GKNoise) { combine(noise, +) }
    open func multiply(_ noise: GKNoise) { combine(noise, *) }
    open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }
    open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }
    open func move(by delta: SIMD3<Double>) {
        let former = at
        at = { former($0 + delta.x, $1 + delta.z) }
    }
    open func scale(by factor: SIMD3<Double>) {
        let former = at
        at = { former($0 * factor.x, $1 * factor.z) }
    }
    private func change(_ change: @escaping (Double) -> Double) {
        let former = at
        at = { change(former($0, $1)) }
    }
    private func combine(_ noise: GKNoise, _ operation: @escaping (Double, Double) -> Double) {
        let (former, other) = (at, noise.at)
        at = { operation(former($0, $1), other($0, $1)) }
    }
}
/// The values of noise at the points of a grid.
open class GKNoiseMap: NSObject, @unchecked Sendable {
    public let size: SIMD2<Double>
    public let origin: SIMD2<Double>
    public let sampleCount: SIMD2<Int32>
    public let isSeamless: Bool
    private var values: [SIMD2<Int32>: Float] = [:]
    private let noise: GKNoise
    public init(_ noise: GKNoise, size: SIMD2<Double>, origin: SIMD2<Double>, sampleCount: SIMD2<Int32>, seamless: Bool) {
        (self.noise, self.size, self.origin, self.sampleCount, isSeamless) = (noise, size, origin, sampleCount, seamless)
    }
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: SIMD2(1, 1), origin: SIMD2(0, 0), sampleCount: SIMD2(100, 100), seamless: false)
    }
    open func value(at position: SIMD2<Int32>) -> Float { interpolatedValue(at: SIMD2(Float(position.x), Float(position.y))) }
    open func interpolatedValue(at position: vector_float2) -> Float {
        if let value = values[SIMD2(Int32(position.x), Int32(position.y))] { return value }
        let x = origin.x + size.x * Double(position.x) / Double(max(1, sampleCount.x))
        let y = origin.y + size.y * Double(position.y) / Double(max(1, sampleCount.y))
        return Float(noise.value(x, y))
    }
    open func setValue(_ value: Float, at position: SIMD2<Int32>) { values[position] = value }
}
