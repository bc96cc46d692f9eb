import Display
import Foundation
import Geometry
import Testing

@testable import CairoCanvas

private let whole = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

struct FilterTests {
    private static let colors: [UInt32] = [0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0x34C759, 0xFF9500, 0x123456]

    /// Returns the expected result of a filter for a color, computed component by component.
    private static func expected(_ filter: ColorFilter, _ c: SIMD3<Double>) -> SIMD4<Double> {
        func gray(_ c: SIMD3<Double>, _ weights: SIMD3<Double>) -> Double { (c * weights).sum() }
        let luma = SIMD3(0.2126, 0.7152, 0.0722)
        var result = SIMD4(c, 1)
        switch filter {
        case .brightness(let b): result = SIMD4(c + b, 1)
        case .contrast(let k): result = SIMD4((c - 0.5) * k + 0.5, 1)
        case .saturation(let s): result = SIMD4(SIMD3(repeating: gray(c, luma)) * (1 - s) + c * s, 1)
        case .grayscale(let g): result = SIMD4(SIMD3(repeating: gray(c, luma)) * g + c * (1 - g), 1)
        case .hueRotation(let angle):
            // Chroma rotated about the axis of grays, in the form of the matrix in SVG 1.1.
            let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
            let y = gray(c, SIMD3(0.213, 0.715, 0.072))
            let turned = SIMD3(
                -0.213 * c.x - 0.715 * c.y + 0.928 * c.z, 0.143 * c.x + 0.140 * c.y - 0.283 * c.z, -0.787 * c.x + 0.715 * c.y + 0.072 * c.z)
            result = SIMD4(y + (c - y) * cosine + turned * sine, 1)
        case .multiply(let m): result = SIMD4(c.x * m.red, c.y * m.green, c.z * m.blue, Double(m.opacity))
        case .invert: result = SIMD4(1 - c, 1)
        case .luminanceToAlpha: result = SIMD4(0, 0, 0, gray(c, SIMD3(0.2125, 0.7154, 0.0721)))
        case .alphaThreshold(_, _, let color): result = SIMD4(color.red, color.green, color.blue, Double(color.opacity))
        case .matrix(let m):
            result = SIMD4(c.x * Double(m.r1) + Double(m.r5), c.x * Double(m.g1) + c.y * Double(m.g2), c.z, Double(m.a4) + Double(m.a1) * c.x)
        }
        result.clamp(lowerBound: .zero, upperBound: .one)
        return result
    }

    private static var matrix: ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r5, matrix.g1, matrix.g2, matrix.a1, matrix.a4) = (0.5, 0.25, 0.5, 0.5, -0.5, 0.9)
        return matrix
    }

    static let filters: [ColorFilter] = [
        .brightness(0.3), .brightness(-0.5), .contrast(2), .contrast(0.25), .contrast(-1), .saturation(0), .saturation(0.5), .saturation(3), .grayscale(1),
        .grayscale(0.4), .hueRotation(.degrees(90)), .hueRotation(.degrees(-200)), .multiply(color(0x80C0FF)), .multiply(color(0xFFFFFF, alpha: 51)), .invert,
        .luminanceToAlpha, .matrix(matrix), .alphaThreshold(min: 0.5, max: 1, color(0x336699)),
    ]

    @Test(arguments: filters)
    func opaqueColorsAreFilteredByThePublishedFormulas(filter: ColorFilter) throws {
        for hex in Self.colors {
            let pixel = try picture(20, 20, [.group(.filter(filter), [fill(whole, hex)])])[9, 9]
            let c = SIMD3<Double>(Double(hex >> 16 & 0xFF), Double(hex >> 8 & 0xFF), Double(hex & 0xFF)) / 255
            let result = Self.expected(filter, c)
            let expected = SIMD4<Double>(result.x * result.w, result.y * result.w, result.z * result.w, result.w) * 255
            let got = SIMD4<Double>(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF), Double(pixel >> 24))
            #expect((got - expected).max() <= 0.6 && (got - expected).min() >= -0.6, "\(String(hex, radix: 16)): \(got), expected \(expected)")
        }
    }

    /// A translucent color gets the components of the filtered opaque color and keeps its alpha.
    @Test(arguments: [ColorFilter.brightness(0.4), .contrast(3), .saturation(2), .invert, .hueRotation(.degrees(120))])
    func filtersApplyToColorsThatAreNotPremultiplied(filter: ColorFilter) throws {
        for hex in Self.colors {
            let solid = try picture(20, 20, [.group(.filter(filter), [fill(whole, hex)])])[9, 9]
            let thin = try picture(20, 20, [.group(.filter(filter), [fill(whole, hex, alpha: 102)])])[9, 9]
            #expect(thin >> 24 == 102)
            for shift in [0, 8, 16] as [UInt32] {
                #expect(abs(Double(thin >> shift & 0xFF) - Double(solid >> shift & 0xFF) * 0.4) <= 2, "\(String(hex, radix: 16))")
            }
        }
    }

    @Test(arguments: filters)
    func transparentPixelsRemainTransparent(filter: ColorFilter) throws {
        let pixmap = try picture(20, 20, [.group(.filter(filter), [fill(Path(CGRect(x: 5, y: 5, width: 3, height: 3)), 0xFF9500)])])
        #expect(pixmap[15, 15] == 0 && pixmap[4, 5] == 0)
    }

    @Test func blurKernelsSumToOne() {
        for sigma in [0.3, 1, 1.7, 3.1, 10, 100] {
            let weights = GaussianBlur.weights(sigma: sigma)
            #expect(abs(weights[0] + 2 * weights.dropFirst().reduce(0, +) - 1) < 1e-5)
        }
    }

    /// A blurred square keeps its sum, and its variance grows by the square of the standard deviation (minus 2.7 %, because the kernel ends at 3σ).
    @Test(arguments: [0.8, 2, 3.1, 3.3, 5, 9, 16, 25] as [Double])
    func aBlurHasTheRequestedStandardDeviation(sigma: Double) throws {
        let side = 24
        let size = CGFloat(side) + CGFloat(sigma * 8).rounded(.up) * 2
        let square = Path(CGRect(x: size / 2 - 12, y: size / 2 - 12, width: 24, height: 24))
        let pixmap = try picture(size, size, [.group(.blur(radius: CGFloat(sigma), opaque: nil), [fill(square, 0xFFFFFF)])])
        var (sum, first, second) = (0.0, 0.0, 0.0)
        for y in 0..<pixmap.height {
            for x in 0..<pixmap.width {
                let alpha = Double(pixmap[x, y] >> 24)
                sum += alpha
                first += alpha * Double(x)
                second += alpha * Double(x) * Double(x)
            }
        }
        let mean = first / sum
        let variance = second / sum - mean * mean
        #expect(abs(mean - Double(pixmap.width - 1) / 2) < 0.02)
        #expect(abs(sum / (255 * 24 * 24) - 1) < 0.03, "\(sum / (255 * 24 * 24))")
        let expected = (24.0 * 24 - 1) / 12 + sigma * sigma
        #expect(abs(variance / expected - 1) < 0.05, "\(variance), expected \(expected)")
        try show(pixmap, as: "blur-\(sigma)")
    }

    /// A blurred edge is the cumulative sum of the Gaussian; a wide blur, which is computed on averages, differs by less than 1 % of the Gaussian.
    @Test(arguments: [1, 3, 4, 4.5, 7.5, 12, 20, 40] as [Double])
    func aBlurredEdgeIsTheCumulativeSumOfTheGaussian(sigma: Double) throws {
        let reach = Int(saturating: sigma * 6)
        let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sums = bell.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
        let total = sums.last ?? 1
        let width = Int(saturating: sigma * 8)
        // Different positions of the edge within a block that is averaged.
        for offset in 0..<5 {
            let edge = CGFloat(width / 2 + offset)
            let half = Path(CGRect(x: -1000, y: -1000, width: 1000 + edge, height: 3000))
            let pixmap = try picture(CGFloat(width), 3, [.group(.blur(radius: CGFloat(sigma), opaque: nil), [fill(half, 0x00FF00)])])
            for x in 0..<width {
                // All pixels to the left of the edge, relative to this one.
                let covered = min(max(Int(saturating: edge) - x + reach, 0), bell.count)
                let expected = 255 * sums[covered] / total
                #expect(abs(Double(pixmap[x, 1] >> 24) - expected) <= (sigma < 4.4 ? 1 : 2), "pixel \(x): \(pixmap[x, 1] >> 24), expected \(expected)")
                #expect(pixmap[x, 1] >> 8 & 0xFF == pixmap[x, 1] >> 24)
            }
        }
    }

    @Test func anOpaqueBlurStaysInsideItsRectangleAndKeepsItsEdges() throws {
        let rect = CGRect(x: 5, y: 5, width: 30, height: 20)
        let left = fill(Path(CGRect(x: 5, y: 5, width: 15, height: 20)), 0xFF0000)
        let right = fill(Path(CGRect(x: 20, y: 5, width: 15, height: 20)), 0x0000FF)
        let pixmap = try picture(40, 30, [.group(.blur(radius: 3, opaque: rect), [left, right])])
        let box = try #require(pixmap.inkBox())
        #expect(box.x == 5...34 && box.y == 5...24)
        for y in 5...24 { for x in 5...34 { #expect(pixmap[x, y] >> 24 == 255) } }
        #expect(pixmap[5, 5] == 0xFFFF_0000 && pixmap[34, 24] == 0xFF00_00FF)
        #expect(abs(Int(pixmap[20, 15] & 0xFF) - 144) <= 2)
        // Uncovered pixels are black.
        let bare = try picture(40, 30, [.group(.blur(radius: 3, opaque: rect), [left])])
        #expect(bare[34, 15] == 0xFF00_0000)
    }

    /// Materials show the pixels behind them, including those of enclosing layers.
    @Test func materialsBlurAndTintThePixelsBehindThem() throws {
        let material = MaterialPaint(radius: 2, saturation: 1, tint: color(0xFFFFFF, alpha: 51))
        let pane = DisplayItem.fill(whole, .material(material), FillStyle())
        let pixmap = try picture(20, 20, background: color(0x000000), [pane])
        #expect(pixmap[0, 0] == 0xFF33_3333 && pixmap[10, 10] == 0xFF33_3333)
        let half = fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), 0xFF0000)
        let blurred = try picture(20, 20, background: color(0x000000), [half, pane])
        #expect(blurred[0, 10] == 0xFFFF_3333 && blurred[19, 10] == 0xFF33_3333)
        #expect((0x80...0xA8).contains(blurred[10, 10] >> 16 & 0xFF))
        let faded = try picture(20, 20, background: color(0x000000), [.group(.opacity(0.5), [pane, pane])])
        #expect(abs(Int(faded[10, 10] & 0xFF) - 46) <= 2)
    }
}

@MainActor struct FilteredGradientTests {
    /// Gray from stop to stop, not the gray of the colors between: OKLab mixes red and blue to a color that is brighter than both.
    @Test func aFilterChangesAGradientsStops() throws {
        let ends = [0.0, 1].map { GradientPaint.Stop(color: ResolvedColor(red: 1 - $0, green: 0, blue: $0), location: $0) }
        let gradient = GradientPaint(.linear(start: .zero, end: CGPoint(x: 20, y: 0)), stops: ends)
        let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        let grays = [0.2126, 0.0722].enumerated().map { index, gray in
            GradientPaint.Stop(color: ResolvedColor(red: gray, green: gray, blue: gray), location: CGFloat(index))
        }
        let expected = GradientPaint(.linear(start: .zero, end: CGPoint(x: 20, y: 0)), stops: grays)
        let filtered = try #require(ColorFilter.grayscale(1).applied(to: [.fill(path, .gradient(gradient), FillStyle())]))
        guard case .fill(_, .gradient(let found), _) = filtered[0] else { return #expect(Bool(false), "\(filtered)") }
        for (stop, gray) in zip(found.stops, expected.stops) { #expect(abs(stop.color.red - gray.color.red) < 0.001 && stop.color.red == stop.color.blue) }
        // Colors and texts without a gradient are filtered as pixels, and so are images beside a gradient.
        #expect(ColorFilter.grayscale(1).applied(to: [.fill(path, .color(.clear), FillStyle())]) == nil)
        let blended = DisplayItem.group(.blend(.multiply), [.fill(path, .gradient(gradient), FillStyle())])
        #expect(ColorFilter.grayscale(1).applied(to: [blended]) == nil)
        // Beyond 1, the stops keep what the colors between them need.
        let bright = try #require(ColorFilter.brightness(0.5).applied(to: [.fill(path, .gradient(gradient), FillStyle())]))
        guard case .fill(_, .gradient(let over), _) = bright[0] else { return #expect(Bool(false), "\(bright)") }
        #expect(over.stops[0].color.red > 1.4)
    }
}
