/// The step before compression: each row is replaced by its differences to what is near (PNG specification, section 9).
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Whether it needs the row above.
    var looksUp: Bool { self != .none && self != .sub }

    /// Fills `output` with the differences of a row.
    ///
    /// - Parameters:
    ///   - row: `count` bytes; `pixelLength` zeros stand before them.
    ///   - above: the same of the row above.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>
    ) {
        if self == .none { return unsafe output.update(from: row, count: count) }
        let (row, above, output) = unsafe (UnsafeRawPointer(row), UnsafeRawPointer(above), UnsafeMutableRawPointer(output))
        var place = 0
        // Sixteen bytes at a time; the last ones together with some that are done already.
        while count >= 16, place < count {
            place = min(place, count - 16)
            let here = unsafe row.loadUnaligned(fromByteOffset: place, as: Bytes.self)
            unsafe output.storeBytes(of: here &- prediction(row + place, above + place, pixelLength), toByteOffset: place, as: Bytes.self)
            place += 16
        }
        while place < count {
            // Alone in a row of zeros, whose other bytes nobody looks at.
            var (here, left, up, upLeft) = (Bytes.zero, Bytes.zero, Bytes.zero, Bytes.zero)
            (here[0], left[0]) = unsafe (
                row.load(fromByteOffset: place, as: UInt8.self), row.load(fromByteOffset: place - pixelLength, as: UInt8.self)
            )
            if looksUp {
                (up[0], upLeft[0]) = unsafe (
                    above.load(fromByteOffset: place, as: UInt8.self), above.load(fromByteOffset: place - pixelLength, as: UInt8.self)
                )
            }
            unsafe output.storeBytes(of: (here &- prediction(left: left, up: up, upLeft: upLeft))[0], toByteOffset: place, as: UInt8.self)
            place += 1
        }
    }

    private typealias Bytes = SIMD16<UInt8>

    @inline(__always)
    private func prediction(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ pixelLength: Int) -> Bytes {
        func load(_ place: UnsafeRawPointer) -> Bytes { unsafe place.loadUnaligned(as: Bytes.self) }
        switch self {
        case .none: return .zero
        case .sub: return unsafe load(row - pixelLength)
        case .up: return unsafe load(above)
        case .average, .paeth: return unsafe prediction(left: load(row - pixelLength), up: load(above), upLeft: load(above - pixelLength))
        }
    }

    @inline(__always)
    private func prediction(left: Bytes, up: Bytes, upLeft: Bytes) -> Bytes {
        switch self {
        case .none: .zero
        case .sub: left
        case .up: up
        // Half of the sum, rounded down.
        case .average: (left & up) &+ (left ^ up) &>> 1
        case .paeth: Self.paeth(left, up, upLeft)
        }
    }

    /// Whichever of the three neighbours is nearest to left + up - upLeft (PNG specification, section 9.4).
    @inline(__always)
    private static func paeth(_ left: Bytes, _ up: Bytes, _ upLeft: Bytes) -> Bytes {
        let (leftCost, upCost) = (distance(up, upLeft), distance(left, upLeft))
        // Where left and up lie on the same side of the corner, it is the farthest from the sum: its cost may be any that is no smaller than the others.
        let cornerCost = distance(leftCost, upCost).replacing(with: 255, where: (left .>= upLeft) .== (up .>= upLeft))
        let upOrCorner = upLeft.replacing(with: up, where: upCost .<= cornerCost)
        return upOrCorner.replacing(with: left, where: (leftCost .<= upCost) .& (leftCost .<= cornerCost))
    }

    @inline(__always)
    private static func distance(_ a: Bytes, _ b: Bytes) -> Bytes { (b &- a).replacing(with: a &- b, where: a .>= b) }

    /// The sum of absolute differences, bytes taken as signed: the measure that the PNG specification recommends (section 12.8).
    static func cost(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        var total: UInt32 = 0
        for i in 0..<count {
            let byte = unsafe bytes[i]
            total &+= UInt32(byte < 128 ? byte : 0 &- byte)
        }
        return Int(total)
    }
}
