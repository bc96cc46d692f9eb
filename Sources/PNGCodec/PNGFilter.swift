/// The filter types of PNG, which replace each row by its differences to neighboring bytes before compression (PNG specification, section 9).
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Whether the filter needs the row above.
    var usesRowAbove: Bool { self != .none && self != .sub }

    /// Fills `output` with the filtered bytes of a row.
    ///
    /// - Parameters:
    ///   - row: the row's `count` bytes, preceded by `pixelLength` zeros.
    ///   - above: the row above, in the same form.
    func apply(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelLength: Int, into output: UnsafeMutablePointer<UInt8>
    ) {
        if self == .none { return unsafe output.update(from: row, count: count) }
        let (row, above, output) = unsafe (UnsafeRawPointer(row), UnsafeRawPointer(above), UnsafeMutableRawPointer(output))
        var offset = 0
        // Sixteen bytes at a time; the last sixteen may overlap those before.
        while count >= 16, offset < count {
            offset = min(offset, count - 16)
            let here = unsafe row.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
            unsafe output.storeBytes(of: here &- prediction(row + offset, above + offset, pixelLength), toByteOffset: offset, as: Bytes.self)
            offset += 16
        }
        while offset < count {
            // A single byte in the first lane; the other lanes are ignored.
            var (here, left, up, upLeft) = (Bytes.zero, Bytes.zero, Bytes.zero, Bytes.zero)
            (here[0], left[0]) = unsafe (
                row.load(fromByteOffset: offset, as: UInt8.self), row.load(fromByteOffset: offset - pixelLength, as: UInt8.self)
            )
            if usesRowAbove {
                (up[0], upLeft[0]) = unsafe (
                    above.load(fromByteOffset: offset, as: UInt8.self), above.load(fromByteOffset: offset - pixelLength, as: UInt8.self)
                )
            }
            unsafe output.storeBytes(of: (here &- prediction(left: left, up: up, upLeft: upLeft))[0], toByteOffset: offset, as: UInt8.self)
            offset += 1
        }
    }

    private typealias Bytes = SIMD16<UInt8>

    @inline(__always)
    private func prediction(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ pixelLength: Int) -> Bytes {
        func load(_ address: UnsafeRawPointer) -> Bytes { unsafe address.loadUnaligned(as: Bytes.self) }
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

    /// Returns the neighbor nearest to left + up - upLeft (PNG specification, section 9.4).
    @inline(__always)
    private static func paeth(_ left: Bytes, _ up: Bytes, _ upLeft: Bytes) -> Bytes {
        let (leftCost, upCost) = (distance(up, upLeft), distance(left, upLeft))
        // If left and up are both above or both below the corner, the corner is the farthest of the three, so its cost may be any value not below the others.
        let cornerCost = distance(leftCost, upCost).replacing(with: 255, where: (left .>= upLeft) .== (up .>= upLeft))
        let upOrCorner = upLeft.replacing(with: up, where: upCost .<= cornerCost)
        return upOrCorner.replacing(with: left, where: (leftCost .<= upCost) .& (leftCost .<= cornerCost))
    }

    @inline(__always)
    private static func distance(_ a: Bytes, _ b: Bytes) -> Bytes { (b &- a).replacing(with: a &- b, where: a .>= b) }

    /// Returns the sum of the bytes' absolute values, taken as signed: the measure that the PNG specification recommends (section 12.8).
    static func cost(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        var total: UInt32 = 0
        for i in 0..<count {
            let byte = unsafe bytes[i]
            total &+= UInt32(byte < 128 ? byte : 0 &- byte)
        }
        return Int(total)
    }
}
