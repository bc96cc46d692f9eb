// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// The numbers that `vDSP.window` makes.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointGeneratable {}
extension Double: vDSP_FloatingPointGeneratable {}

extension vDSP {
    public enum WindowSequence: Sendable {
        /// A Hann window, scaled so that the sum of its squares is its length.
        case hanningNormalized
        case hanningDenormalized
        case hamming
        case blackman

        fileprivate var window: Window {
            switch self {
            case .hanningNormalized: .hannNormalized
            case .hanningDenormalized: .hannDenormalized
            case .hamming: .hamming
            case .blackman: .blackman
            }
        }
    }

    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }

    public enum IntegrationRule: Sendable {
        case runningSum
        case trapezoidal
        case simpson

        fileprivate var rule: Integration {
            switch self {
            case .runningSum: .runningSum
            case .trapezoidal: .trapezoidal
            case .simpson: .simpson
            }
        }
    }

    /// A window of a number of elements; half a window has the first (count + 1) / 2 of them.
    public static func window<T: vDSP_FloatingPointGeneratable>(
        ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [T] {
        unsafe array(isHalfWindow ? (count + 1) / 2 : count) { unsafe writeWindow(sequence.window, $0, UInt(count), half: isHalfWindow) }
    }
    /// Writes a window of as many elements as the vector has. A half window leaves the second half of the vector as it is.
    public static func formWindow<V: AccelerateMutableBuffer>(usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool)
    where V.Element: BinaryFloatingPoint {
        let n = UInt(result.count)
        unsafe result.write { unsafe writeWindow(sequence.window, $0, n, half: isHalfWindow) }
    }

    /// The numbers start, start + increment, and so on.
    public static func ramp<T: vDSP_FloatingPointGeneratable>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
        unsafe array(count) { unsafe writeRamp(from: initialValue, by: increment, $0, 1, UInt(count)) }
    }
    /// The numbers start, start + increment, and so on.
    public static func formRamp<V: AccelerateMutableBuffer>(withInitialValue initialValue: V.Element, increment: V.Element, result: inout V)
    where V.Element: BinaryFloatingPoint {
        let n = UInt(result.count)
        unsafe result.write { unsafe writeRamp(from: initialValue, by: increment, $0, 1, n) }
    }
    /// Numbers at equal distances, from one bound to the other.
    public static func ramp<T: vDSP_FloatingPointGeneratable>(in range: ClosedRange<T>, count: Int) -> [T] {
        unsafe array(count) { unsafe writeRamp(from: range.lowerBound, to: range.upperBound, $0, 1, UInt(count)) }
    }
    /// Numbers at equal distances, from one bound to the other.
    public static func formRamp<V: AccelerateMutableBuffer>(in range: ClosedRange<V.Element>, result: inout V) where V.Element: BinaryFloatingPoint {
        let n = UInt(result.count)
        unsafe result.write { unsafe writeRamp(from: range.lowerBound, to: range.upperBound, $0, 1, n) }
    }
    /// The products of a vector and a ramp, whose next value is left in `initialValue`.
    public static func ramp<A: AccelerateBuffer>(withInitialValue initialValue: inout A.Element, multiplyingBy vector: A, increment: A.Element) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        var result = [A.Element](repeating: 0, count: vector.count)
        formRamp(withInitialValue: &initialValue, multiplyingBy: vector, increment: increment, result: &result)
        return result
    }
    /// The products of a vector and a ramp, whose next value is left in `initialValue`.
    public static func formRamp<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        withInitialValue initialValue: inout A.Element, multiplyingBy vector: A, increment: A.Element, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = Vectors.matching(vector.count, result.count)
        unsafe result.write { c in unsafe vector.read { unsafe rampProduct($0, 1, &initialValue, by: increment, c, 1, n) } }
    }

    /// Sets all elements to 0.
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element: BinaryFloatingPoint { fill(&vector, with: 0) }
    /// Sets all elements to a value.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element) where V.Element: BinaryFloatingPoint {
        let n = UInt(vector.count)
        unsafe vector.write { unsafe set(value, $0, 1, n) }
    }
    /// Reverses the elements.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element: BinaryFloatingPoint {
        let n = UInt(vector.count)
        unsafe vector.write { unsafe turnAround($0, 1, n) }
    }
    /// Sorts the elements.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder) where V.Element: BinaryFloatingPoint {
        let n = UInt(vector.count)
        unsafe vector.write { unsafe order($0, n, order: sortOrder.rawValue) }
    }

    /// The integrals from the first element to each; the first result is 0.
    public static func integrate<A: AccelerateBuffer>(_ vector: A, using rule: IntegrationRule, stepSize: A.Element = 1) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        unsafe array(vector.count) { c in unsafe vector.read { unsafe addUp(rule.rule, $0, 1, step: stepSize, c, 1, UInt(vector.count)) } }
    }
    /// The integrals from the first element to each; the first result is 0.
    public static func integrate<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, using rule: IntegrationRule, stepSize: A.Element = 1, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = Vectors.matching(vector.count, result.count)
        unsafe result.write { c in unsafe vector.read { unsafe addUp(rule.rule, $0, 1, step: stepSize, c, 1, n) } }
    }
    /// The sums of as many neighbors as the window is long, for each position of the window within the vector.
    public static func slidingWindowSum<A: AccelerateBuffer>(_ vector: A, usingWindowLength windowLength: Int) -> [A.Element]
    where A.Element: BinaryFloatingPoint {
        var result = [A.Element](repeating: 0, count: max(vector.count - windowLength + 1, 0))
        slidingWindowSum(vector, usingWindowLength: windowLength, result: &result)
        return result
    }
    /// The sums of as many neighbors as the window is long, for each position of the window within the vector.
    public static func slidingWindowSum<A: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vector: A, usingWindowLength windowLength: Int, result: inout V
    ) where A.Element: BinaryFloatingPoint, A.Element == V.Element {
        let n = result.count
        precondition(n == 0 || vector.count >= n + windowLength - 1, "The vector is too short for the window.")
        unsafe result.write { c in unsafe vector.read { unsafe writeSlidingSums($0, 1, c, 1, UInt(n), length: UInt(windowLength)) } }
    }
}
