// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple.
// Status: works (AccelerateFilterTests)

/// The order in which a matrix is stored.
public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasRowMajor = CBLAS_ORDER(101)
public let CblasColMajor = CBLAS_ORDER(102)

/// Whether a matrix is transposed.
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let CblasNoTrans = CBLAS_TRANSPOSE(111)
public let CblasTrans = CBLAS_TRANSPOSE(112)
public let CblasConjTrans = CBLAS_TRANSPOSE(113)

/// A vector in BLAS's way: with a negative stride, its first element is the last in memory.
@unsafe struct Strided<T: BinaryFloatingPoint> {
    private let first: UnsafeMutablePointer<T>
    private let stride: Int
    let count: Int

    init(_ start: UnsafeMutablePointer<T>?, _ stride: Int32, _ count: Int32) {
        unsafe self.stride = Int(stride)
        // Without an address, there are no elements.
        unsafe self.count = start == nil ? 0 : Int(max(count, 0))
        let start = unsafe start ?? base(of: UnsafeMutableBufferPointer(start: nil, count: 0))
        unsafe first = stride < 0 ? start - max(Int(count) - 1, 0) * Int(stride) : start
    }

    /// A vector that is only read.
    init(_ start: UnsafePointer<T>?, _ stride: Int32, _ count: Int32) { unsafe self.init(UnsafeMutablePointer(mutating: start), stride, count) }

    subscript(index: Int) -> T {
        get { unsafe first[index &* stride] }
        nonmutating set { unsafe first[index &* stride] = newValue }
    }

    func multiply(by number: T) { for index in unsafe 0..<count { unsafe self[index] *= number } }
    func add(_ other: Self, times number: T) { for index in unsafe 0..<min(count, other.count) { unsafe self[index] += number * other[index] } }
    func dot(_ other: Self) -> T { unsafe dotProduct(first, stride, other.first, other.stride, UInt(min(count, other.count))) }
    var sumOfMagnitudes: T { unsafe reduce(.sumOfMagnitudes, first, stride, UInt(count)) }
    var length: T {
        // Dividing by the greatest element first, so that squares can't exceed the range.
        let greatest = unsafe Double(find(.maximumMagnitude, first, stride, UInt(count)).value)
        guard greatest > 0, greatest.isFinite else { return T(greatest) }
        var sum = 0.0
        for index in unsafe 0..<count {
            let part = unsafe Double(self[index]) / greatest
            sum += part * part
        }
        return T(greatest * sum.squareRoot())
    }
    var indexOfGreatest: Int32 {
        var (best, greatest) = (0, -T.infinity)
        for index in unsafe 0..<count where unsafe self[index].magnitude > greatest { (best, greatest) = unsafe (index, self[index].magnitude) }
        return Int32(best)
    }
}

/// A matrix with the distance of its rows, or of its columns if they are stored one after the other.
@unsafe struct Matrix<T: BinaryFloatingPoint> {
    private let start: UnsafeMutablePointer<T>
    private let rowStride: Int
    private let columnStride: Int

    init(_ start: UnsafeMutablePointer<T>?, _ distance: Int32, _ order: CBLAS_ORDER, _ transposed: CBLAS_TRANSPOSE) {
        unsafe self.start = start ?? base(of: UnsafeMutableBufferPointer(start: nil, count: 0))
        let byRows = (order == CblasRowMajor) == (transposed == CblasNoTrans)
        unsafe (rowStride, columnStride) = byRows ? (Int(distance), 1) : (1, Int(distance))
    }

    /// A matrix that is only read.
    init(_ start: UnsafePointer<T>?, _ distance: Int32, _ order: CBLAS_ORDER, _ transposed: CBLAS_TRANSPOSE) {
        unsafe self.init(UnsafeMutablePointer(mutating: start), distance, order, transposed)
    }

    subscript(row: Int, column: Int) -> T {
        get { unsafe start[row &* rowStride &+ column &* columnStride] }
        nonmutating set { unsafe start[row &* rowStride &+ column &* columnStride] = newValue }
    }

    /// Writes alpha · A B + beta · C to C. Without `beta`, old elements of C aren't read: they may be anything, even NaN.
    func multiply(_ alpha: T, _ b: Self, _ beta: T, _ c: Self, rows: Int, columns: Int, inner: Int) {
        for row in 0..<max(rows, 0) {
            for column in 0..<max(columns, 0) {
                let sum = unsafe dotProduct(
                    start + row &* rowStride, columnStride, b.start + column &* b.columnStride, b.rowStride, UInt(max(inner, 0)))
                unsafe c[row, column] = beta == 0 ? alpha * sum : alpha * sum + beta * c[row, column]
            }
        }
    }

    /// Writes alpha · A X + beta · Y to Y.
    func multiply(_ alpha: T, _ x: Strided<T>, _ beta: T, _ y: Strided<T>) {
        for row in unsafe 0..<y.count {
            var sum = 0.0
            for column in unsafe 0..<x.count { sum += unsafe Double(self[row, column]) * Double(x[column]) }
            unsafe y[row] = beta == 0 ? alpha * T(sum) : alpha * T(sum) + beta * y[row]
        }
    }
}
