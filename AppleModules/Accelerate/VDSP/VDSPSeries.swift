// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateVectorTests)

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

        /// Windows are sums of cosines: a₀ − a₁ cos x + a₂ cos 2x.
        var terms: (Double, Double, Double) {
            let norm = (2.0 / 3).squareRoot()
            return switch self {
            case .hanningDenormalized: (0.5, 0.5, 0)
            case .hanningNormalized: (norm, norm, 0)
            case .hamming: (0.54, 0.46, 0)
            case .blackman: (0.42, 0.5, 0.08)
            }
        }
    }

    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }

    /// A window of a number of elements; half a window has the first (count + 1) / 2 of them.
    public static func window<T: vDSP_FloatingPointGeneratable>(
        ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [T] {
        array(isHalfWindow ? (count + 1) / 2 : count) { unsafe $0.write { unsafe writeWindow(sequence, $0, UInt(count), half: isHalfWindow) } }
    }
    /// Writes a window of as many elements as the vector has. A half window leaves the second half of the vector as it is.
    public static func formWindow<T: BinaryFloatingPoint>(
        usingSequence sequence: WindowSequence, result: inout some AccelerateMutableBuffer<T>, isHalfWindow: Bool
    ) {
        let n = UInt(result.count)
        unsafe result.write { unsafe writeWindow(sequence, $0, n, half: isHalfWindow) }
    }

    /// The numbers start, start + increment, and so on.
    public static func ramp<T: vDSP_FloatingPointGeneratable>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
        array(count) { formRamp(withInitialValue: initialValue, increment: increment, result: &$0) }
    }
    public static func formRamp<T: BinaryFloatingPoint>(withInitialValue initialValue: T, increment: T, result: inout some AccelerateMutableBuffer<T>) {
        let n = UInt(result.count)
        unsafe result.write { unsafe writeRamp(from: initialValue, by: increment, $0, 1, n) }
    }
    /// Numbers at equal distances, from one bound to the other.
    public static func ramp<T: vDSP_FloatingPointGeneratable>(in range: ClosedRange<T>, count: Int) -> [T] {
        array(count) { formRamp(in: range, result: &$0) }
    }
    public static func formRamp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, result: inout some AccelerateMutableBuffer<T>) {
        let n = UInt(result.count)
        unsafe result.write { unsafe writeRamp(from: range.lowerBound, to: range.upperBound, $0, 1, n) }
    }

    /// Sets all elements to 0.
    public static func clear<T: BinaryFloatingPoint>(_ vector: inout some AccelerateMutableBuffer<T>) { fill(&vector, with: 0) }
    public static func fill<T: BinaryFloatingPoint>(_ vector: inout some AccelerateMutableBuffer<T>, with value: T) {
        let n = UInt(vector.count)
        unsafe vector.write { unsafe set(value, $0, 1, n) }
    }
    public static func reverse<T: BinaryFloatingPoint>(_ vector: inout some AccelerateMutableBuffer<T>) {
        let n = UInt(vector.count)
        unsafe vector.write { unsafe turnAround($0, 1, n) }
    }
    public static func sort<T: BinaryFloatingPoint>(_ vector: inout some AccelerateMutableBuffer<T>, sortOrder: SortOrder) {
        let n = UInt(vector.count)
        unsafe vector.write { unsafe order($0, n, order: sortOrder.rawValue) }
    }
}
