import Geometry

/// A sequence of decisions that are made by the bytes of an input: a fuzzer changes the bytes, and so the drawing that the decisions make.
///
/// After the last byte, each decision is the first option, so that every input makes a finite drawing.
struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    /// Whether all bytes are used.
    var isEmpty: Bool { bytes.isEmpty }

    /// Returns an index of one of `count` options, at most 256.
    mutating func index(_ count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

    mutating func element<Element>(of options: [Element]) -> Element { options[index(options.count)] }

    mutating func bool() -> Bool { index(2) == 1 }

    /// Returns an ordinary number, or one at the limits of what numbers can be.
    mutating func number() -> CGFloat {
        switch index(4) {
        case 0: CGFloat(index(256)) - 64
        case 1: (CGFloat(index(256)) - 128) / 16
        default: element(of: Self.extremes) * (bool() ? -1 : 1)
        }
    }

    mutating func whole() -> Int { bool() ? index(16) : element(of: Self.wholeExtremes) }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    mutating func angle() -> Angle { .degrees(Double(number())) }

    mutating func transform() -> CGAffineTransform {
        switch index(4) {
        case 0: CGAffineTransform(scaleX: number(), y: number())
        case 1: CGAffineTransform(rotationAngle: number())
        case 2: CGAffineTransform(translationX: number(), y: number())
        default: CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }
    }

    /// Returns a range; Swift itself doesn't make one that ends before it begins, or of NaN.
    mutating func range() -> ClosedRange<Double> {
        let (a, b) = (Double(number()), Double(number()))
        return a <= b ? a...b : b <= a ? b...a : 0...1
    }

    private static let extremes: [CGFloat] = [
        0, .nan, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .ulpOfOne, 1e-155, 1e-9, 1e-3, 0.1, 1, 255, 256, 32_767,
        32_768, 1e5, 1e6, 8_388_608, 2_147_483_647, 2_147_483_648, 1e10, 9_007_199_254_740_992, 9_223_372_036_854_775_807, 1e19, 3.5e38, 1e100, 1e154, 1e155,
        1e300, 1e308,
    ]

    private static let wholeExtremes = [0, 1, -1, 2, 100, -100, 32_767, 1 << 31, -1 << 31, 1 << 53, .max, .min, .max - 1, .min + 1]
}
