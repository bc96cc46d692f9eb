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
        let left = unsafe row - pixelLength
        switch self {
        case .none: unsafe output.update(from: row, count: count)
        case .sub: for i in 0..<count { unsafe output[i] = row[i] &- left[i] }
        case .up: for i in 0..<count { unsafe output[i] = row[i] &- above[i] }
        case .average:
            for i in 0..<count { unsafe output[i] = row[i] &- UInt8(truncatingIfNeeded: (UInt16(left[i]) &+ UInt16(above[i])) &>> 1) }
        case .paeth:
            let upLeft = unsafe above - pixelLength
            for i in 0..<count { unsafe output[i] = row[i] &- Self.paethPredictor(left: left[i], up: above[i], upLeft: upLeft[i]) }
        }
    }

    /// Whichever of the three neighbours is nearest to left + up - upLeft (PNG specification, section 9.4).
    @inline(__always)
    private static func paethPredictor(left: UInt8, up: UInt8, upLeft: UInt8) -> UInt8 {
        // Without branches, so that the compiler can do many at once.
        let (a, b, c) = (Int16(left), Int16(up), Int16(upLeft))
        let (toUp, toLeft) = (a &- c, b &- c)
        let (leftCost, upCost, cornerCost) = (magnitude(toLeft), magnitude(toUp), magnitude(toUp &+ toLeft))
        let upOrCorner = upCost <= cornerCost ? b : c
        return UInt8(truncatingIfNeeded: leftCost <= upCost && leftCost <= cornerCost ? a : upOrCorner)
    }

    @inline(__always)
    private static func magnitude(_ value: Int16) -> Int16 { value < 0 ? 0 &- value : value }

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
