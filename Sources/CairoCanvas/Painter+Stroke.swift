import CCairo
import Display
import Geometry

extension Painter {
    /// Strokes a line along a path.
    ///
    /// For fills, the coverage of a pixel is the covered area. For strokes, SwiftUI computes the coverage of a pixel at an edge from its distance d to the edge in
    /// pixels, as smoothstep(d + 1/2); only strokes of circles have true area (Documentation/Semantics/Drawing.md#strokes). Measured in pictures of stroked
    /// ellipses, capsules, and uneven rectangles, which a model of chords with such edges matches within 11 of 255 in every pixel. If an edge is parallel to an
    /// axis, area and distance agree; elsewhere they differ by at most 0.05, so Cairo's area is passed through the same curve. Lines thinner than a pixel keep
    /// their area, since no reference picture shows one.
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, opacity: Double, in context: CairoContext) throws(CanvasError) {
        context.setAntialiased(true)
        context.setLine(path)
        let bounds = { context.strokeBounds(style) }
        guard try setSource(paint, opacity: opacity, bounds: bounds, in: context) else { return }
        let transform = context.transform
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard !path.isStrokedAsCurve, style.lineWidth * scale >= 1 else { return context.stroke(style) }
        guard let line = PixelRect(around: bounds().applying(transform)), let clip = context.clipFrame(), let whole = line.intersection(clip),
            let frame = context.clippedToBand(whole)
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

    /// The values of smoothstep in 255ths.
    private static let edge: [UInt8] = (0...255).map { byte in
        let share = Double(byte) / 255
        return UInt8((share * share * (3 - 2 * share) * 255).rounded())
    }
}

extension Path {
    /// Whether SwiftUI strokes the path without chords: a circle, as reference pictures show, or a rectangle with circular corners, which is assumed.
    var isStrokedAsCurve: Bool {
        guard let primitive = onlyPrimitive else { return false }
        switch primitive.kind {
        case .ellipse: return primitive.rect.width == primitive.rect.height
        case .roundedRect(let size, let style): return style == .circular && size.width == size.height
        }
    }
}
