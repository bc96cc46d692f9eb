import CCairo
import Display
import Geometry

extension Painter {
    /// Draws a line along a path.
    ///
    /// SwiftUI covers a pixel at the edge of a line by its distance d from the edge in pixels, as smoothstep(d + 1/2), where a fill covers it by area; only
    /// circles are lines of true area (Documentation/Semantics/Drawing.md#strokes). Measured in pictures of stroked ellipses, capsules,
    /// and uneven rectangles, which a model of chords with this edge meets within 11 of 255 in every pixel.
    /// Area is the distance where an edge runs along the pixels, and 0.05 off at most elsewhere, so the area that Cairo finds goes through the same curve. Lines of less than a pixel keep their area: no picture shows one.
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double, in context: CairoContext) throws(CanvasError) {
        context.setAntialiased(true)
        context.setLine(path)
        let bounds = { context.strokeBounds(style) }
        guard try setSource(paint, opacity: opacity, bounds: bounds, in: context) else { return }
        let transform = context.transform
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard !path.isStrokedAsCurve, style.lineWidth * scale >= 1 else { return context.stroke(style) }
        guard let line = PixelRect(around: bounds().applying(transform)), let clip = context.clipFrame(), let whole = line.intersection(clip),
            let frame = context.inBand(whole)
        else { return }
        let coverage = try surface(frame, format: CAIRO_FORMAT_A8)
        let pen = try CairoContext(surface: coverage, transform: transform)
        pen.setAntialiased(true)
        pen.setLine(path)
        pen.setSource(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1))
        pen.stroke(style)
        try pen.checkStatus()
        unsafe coverage.withBytes { bytes, _ in
            for index in bytes.indices {
                let area = unsafe bytes[index]
                if area != 0, area != 255 { unsafe bytes[index] = Self.edge[Int(area)] }
            }
        }
        try context.mask(with: coverage, movedBy: (0, 0))
    }

    /// smoothstep in 255ths.
    private static let edge: [UInt8] = (0...255).map { byte in
        let share = Double(byte) / 255
        return UInt8((share * share * (3 - 2 * share) * 255).rounded())
    }
}

extension Path {
    /// Whether SwiftUI strokes the path without its chords: a circle, or a rectangle with circular corners (the former is seen, the latter of its kind).
    var isStrokedAsCurve: Bool {
        guard let primitive = onlyPrimitive else { return false }
        switch primitive.kind {
        case .ellipse: return primitive.rect.width == primitive.rect.height
        case .roundedRect(let size, let style): return style == .circular && size.width == size.height
        }
    }
}
