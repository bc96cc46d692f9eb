import Display
import Geometry

/// Computes the pixels of a mesh gradient: each patch is divided into small triangles, with colors that change evenly inside.
struct MeshRaster {
    private let mesh: MeshPaint
    private let opacity: Float
    private let toPixels: CGAffineTransform

    init(_ mesh: MeshPaint, opacity: Double, toPixels: CGAffineTransform) {
        self.mesh = mesh
        self.opacity = Float(min(max(opacity, 0), 1))
        self.toPixels = toPixels
    }

    /// The pixels of a part for the greatest distance between the mesh and its triangles.
    private static let pixelsPerStep: CGFloat = 6

    /// Draws an area of the mesh on a surface that contains it. The pixels of an area don't depend on the others.
    func draw(on surface: ImageSurface, in area: PixelRect) {
        unsafe surface.withBytes { bytes, stride in
            guard let start = bytes.baseAddress else { return }
            let base = UnsafeMutableRawPointer(start)
            func write(_ color: SIMD4<Float>, _ x: Int, _ y: Int) {
                unsafe base.storeBytes(of: pixel(color), toByteOffset: (y - surface.frame.y) * stride + (x - surface.frame.x) * 4, as: UInt32.self)
            }
            let background = pixel(mesh.encodedBackground)
            for y in area.y..<area.maxY {
                let start = (y - surface.frame.y) * stride + (area.x - surface.frame.x) * 4
                for offset in 0..<max(0, area.maxX - area.x) { unsafe base.storeBytes(of: background, toByteOffset: start + offset * 4, as: UInt32.self) }
            }
            let scale = max(hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d))
            mesh.forEachPatch(steps: { Int(saturating: min(max(4, max($0.width, $0.height) * scale / Self.pixelsPerStep), 96)) }) { patch in
                let points = patch.points.map { point in
                    let pixel = point.applying(toPixels)
                    return SIMD2<Float>(Float(pixel.x), Float(pixel.y))
                }
                let row = patch.across + 1
                for down in 0..<patch.down {
                    for across in 0..<patch.across {
                        let (a, b, c, d) = (down * row + across, down * row + across + 1, (down + 1) * row + across, (down + 1) * row + across + 1)
                        for corners in [(a, b, c), (b, d, c)] {
                            Self.fill(
                                (points[corners.0], points[corners.1], points[corners.2]),
                                (patch.colors[corners.0], patch.colors[corners.1], patch.colors[corners.2]), in: area, write)
                        }
                    }
                }
            }
        }
    }

    /// Calls the closure for each pixel whose center is inside a triangle or on its edge.
    private static func fill(
        _ p: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>), _ colors: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>), in area: PixelRect,
        _ write: (SIMD4<Float>, Int, Int) -> Void
    ) {
        func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.y - a.y * b.x }
        let whole = cross(p.1 - p.0, p.2 - p.0)
        guard whole != 0, whole.isFinite else { return }
        func bound(_ value: Float, _ low: Int, _ high: Int) -> Int { Int(saturating: min(max(value, Float(low)), Float(high))) }
        let left = bound((min(p.0.x, p.1.x, p.2.x) - 0.5).rounded(.up), area.x, area.maxX)
        let right = bound((max(p.0.x, p.1.x, p.2.x) - 0.5).rounded(.down) + 1, area.x, area.maxX)
        let top = bound((min(p.0.y, p.1.y, p.2.y) - 0.5).rounded(.up), area.y, area.maxY)
        let bottom = bound((max(p.0.y, p.1.y, p.2.y) - 0.5).rounded(.down) + 1, area.y, area.maxY)
        guard left < right, top < bottom else { return }
        // A little beyond the edges, so that no pixel between two triangles stays empty.
        let margin: Float = -1e-4
        for y in top..<bottom {
            for x in left..<right {
                let center = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let first = cross(p.1 - center, p.2 - center) / whole
                let second = cross(p.2 - center, p.0 - center) / whole
                let third = 1 - first - second
                guard first >= margin, second >= margin, third >= margin else { continue }
                write(colors.0 * first + colors.1 * second + colors.2 * third, x, y)
            }
        }
    }

    private func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let limited = color.clamped(lowerBound: .zero, upperBound: .one) * opacity
        let alpha = min(limited.w, 1)
        func byte(_ value: Float) -> UInt32 { UInt32(saturating: (min(value, alpha) * 255).rounded()) }
        return byte(alpha) << 24 | byte(limited.x) << 16 | byte(limited.y) << 8 | byte(limited.z)
    }
}
