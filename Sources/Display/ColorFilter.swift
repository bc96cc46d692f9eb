import Foundation
import Geometry

/// A matrix of five numbers for each of red, green, blue, and alpha of the result: the factors of the four components, and a constant.
///
/// Components are gamma-encoded sRGB, 0…1, not premultiplied; results are clamped to 0…1.
public struct ColorMatrix: Sendable, Hashable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    /// Creates a matrix from the rows of red, green and blue, each with a constant; alpha stays unchanged.
    package init(rows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>), constants: SIMD3<Float> = .zero) {
        (r1, r2, r3, r5) = (rows.0.x, rows.0.y, rows.0.z, constants.x)
        (g1, g2, g3, g5) = (rows.1.x, rows.1.y, rows.1.z, constants.y)
        (b1, b2, b3, b5) = (rows.2.x, rows.2.y, rows.2.z, constants.z)
    }

    /// All 20 numbers, row by row.
    package var numbers: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}

/// A color change that is applied to each pixel independently.
package enum ColorFilter: Sendable, Hashable {
    /// Adds an amount to red, green and blue.
    case brightness(Double)
    /// Moves red, green and blue away from the middle (above 1) or toward it (below 1); a negative factor also inverts the colors.
    case contrast(Double)
    /// 0 is gray, 1 leaves colors unchanged, and more makes them stronger.
    case saturation(Double)
    /// 0 leaves colors unchanged, and 1 is gray.
    case grayscale(Double)
    /// Rotates the hues.
    case hueRotation(Angle)
    /// Multiplies all components, including opacity.
    case multiply(ResolvedColor)
    /// Subtracts each component from 1.
    case invert
    /// Black, with the color's luminance as its opacity.
    case luminanceToAlpha
    case matrix(ColorMatrix)
    /// The color where alpha is within these bounds, 0…1, and clear elsewhere.
    case alphaThreshold(min: Double, max: Double, ResolvedColor)

    /// The weights of the components in the luminance of a color: Rec. 709, as in the W3C's Filter Effects, section "grayscale".
    private static let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    /// The filter as a matrix. A threshold has no matrix; its result here changes nothing.
    package var matrix: ColorMatrix {
        switch self {
        case .brightness(let amount): return ColorMatrix(rows: Self.scaled(1), constants: SIMD3(repeating: Float(amount)))
        // (x - 0.5) c + 0.5: Documentation/Semantics/Drawing.md#color-filters.
        case .contrast(let amount): return ColorMatrix(rows: Self.scaled(Float(amount)), constants: SIMD3(repeating: 0.5 - 0.5 * Float(amount)))
        case .saturation(let amount): return Self.saturated(Float(max(0, amount)))
        // The remaining saturation: Documentation/Semantics/Drawing.md#color-filters.
        case .grayscale(let amount): return Self.saturated(Float(1 - min(max(amount, 0), 1)))
        case .hueRotation(let angle): return Self.hueRotated(by: angle)
        case .multiply(let color):
            var matrix = ColorMatrix()
            (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (Float(color.red), Float(color.green), Float(color.blue), color.opacity)
            return matrix
        case .invert: return ColorMatrix(rows: Self.scaled(-1), constants: .one)
        case .luminanceToAlpha:
            // Weights: SVG 1.1, feColorMatrix, which SwiftUI's documentation cites. Alpha counts too, see `isWeighted`.
            var matrix = ColorMatrix(rows: (.zero, .zero, .zero))
            (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.2125, 0.7154, 0.0721, 0)
            return matrix
        case .matrix(let matrix): return matrix
        case .alphaThreshold: return ColorMatrix()
        }
    }

    /// Whether components are weighted with the pixel's opacity when alpha is computed from them. Without the weights, half-covered pixels at the
    /// edge of a white shape would be as opaque as its inside, and the edge would be jagged.
    package var isWeighted: Bool { self == .luminanceToAlpha }

    private static func scaled(_ factor: Float) -> (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) {
        (SIMD3(factor, 0, 0), SIMD3(0, factor, 0), SIMD3(0, 0, factor))
    }

    private static func saturated(_ amount: Float) -> ColorMatrix {
        let gray = luma * (1 - amount)
        return ColorMatrix(rows: (gray + SIMD3(amount, 0, 0), gray + SIMD3(0, amount, 0), gray + SIMD3(0, 0, amount)))
    }

    /// Source: SVG 1.1, feColorMatrix of type hueRotate.
    private static func hueRotated(by angle: Angle) -> ColorMatrix {
        let (cosine, sine) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
        func row(_ gray: SIMD3<Float>, _ inCosine: SIMD3<Float>, _ inSine: SIMD3<Float>) -> SIMD3<Float> { gray + inCosine * cosine + inSine * sine }
        let gray = SIMD3<Float>(0.213, 0.715, 0.072)
        return ColorMatrix(
            rows: (
                row(gray, SIMD3(0.787, -0.715, -0.072), SIMD3(-0.213, -0.715, 0.928)),
                row(gray, SIMD3(-0.213, 0.285, -0.072), SIMD3(0.143, 0.140, -0.283)),
                row(gray, SIMD3(-0.213, -0.715, 0.928), SIMD3(-0.787, 0.715, 0.072))
            ))
    }
}

extension ColorFilter {
    /// Whether the filter leaves every pixel unchanged.
    package var isIdentity: Bool {
        switch self {
        case .brightness(let amount), .grayscale(let amount): amount == 0
        case .contrast(let amount), .saturation(let amount): amount == 1
        case .hueRotation(let angle): angle == .zero
        case .multiply(let color): color.red == 1 && color.green == 1 && color.blue == 1 && color.opacity == 1
        case .invert, .luminanceToAlpha, .alphaThreshold: false
        case .matrix(let matrix): matrix == ColorMatrix()
        }
    }
}
