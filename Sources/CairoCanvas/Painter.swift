import CCairo
import Display
import Geometry

/// Paints display lists into pictures.
///
/// A painter keeps letter forms and memory between frames, nothing else: equal lists give equal bytes, whatever was painted before and on whichever thread.
/// Use one painter on one thread at a time; several at once may work on any number of threads.
public final class Painter {
    let glyphs = GlyphStore()
    private let memory: LayerMemory
    /// Where damaged parts are painted: as large as the last picture that had any.
    var scratch = Pixmap(width: 1, height: 1)

    /// How many items and groups were painted so far; those that nobody needs are not.
    package private(set) var itemsPainted = 0
    /// How many letter forms were read from fonts so far: each one once, however often it is painted.
    package var glyphLoadCount: Int { glyphs.loadCount }

    public convenience init() { self.init(layerPixels: LayerMemory.defaultLimit) }

    /// - Parameter layerPixels: how many pixels all layers together may have at the same time.
    package init(layerPixels: Int) { memory = LayerMemory(limit: layerPixels) }

    /// An empty layer, its memory counted.
    func surface(_ frame: PixelRect, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(CanvasError) -> ImageSurface {
        try ImageSurface(frame: frame, format: format, memory: memory)
    }

    /// The list as a new picture; see `paint(_:into:)`.
    public func paint(_ list: DisplayList) throws(CanvasError) -> Pixmap {
        let (width, height) = try Self.pixelSize(of: list)
        var pixmap = Pixmap(width: width, height: height)
        try paint(list, into: &pixmap)
        return pixmap
    }

    /// Paints over whatever a picture shows. Its memory is used again if its size is right, else it is replaced.
    ///
    /// - Throws: `CanvasError` where the size is not one that can be painted or memory is short; the picture's contents are then undefined.
    public func paint(_ list: DisplayList, into pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = try Self.pixelSize(of: list)
        let background = list.background.encoded8.premultipliedPixel
        if pixmap.width != width || pixmap.height != height { pixmap = Pixmap(width: width, height: height) }
        // Swift's rethrowing closures lose the type of an error, so it travels as a value.
        let result: Result<Void, CanvasError> = unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe pixels.update(repeating: background)
            do throws(CanvasError) {
                let surface = unsafe try ImageSurface(pixels: pixels, width: width, height: height)
                let context = try CairoContext(surface: surface, transform: CGAffineTransform(scaleX: list.scale, y: list.scale))
                try paint(list.items, in: context)
                try context.checkStatus()
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// The picture's size for a list: points times scale, rounded up to whole pixels; a tiny excess from rounding does not add a pixel.
    public static func pixelSize(of list: DisplayList) throws(CanvasError) -> (width: Int, height: Int) {
        let width = (list.size.width * list.scale - 1e-6).rounded(.up)
        let height = (list.size.height * list.scale - 1e-6).rounded(.up)
        // 32,767 is Cairo's own limit for image surfaces. A comparison with NaN is false.
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767, list.scale > 0 else {
            throw .unsupportedSize(width: Double(width), height: Double(height))
        }
        return (Int(width), Int(height))
    }

    func paint(_ items: [DisplayItem], in context: CairoContext) throws(CanvasError) {
        for item in items { try paint(item, in: context) }
    }

    /// - Parameter opacity: multiplies the colour of a fill or stroke. Other items are never given one.
    func paintAll(_ item: DisplayItem, opacity: Double, in context: CairoContext) throws(CanvasError) {
        itemsPainted += 1
        switch item {
        case .fill(let path, let paint, let style):
            context.setFillStyle(style)
            context.setPath(path)
            if try setSource(paint, opacity: opacity, bounds: context.fillBounds, in: context) { context.fill() }
        case .stroke(let path, let paint, let style):
            try stroke(path, paint, style, opacity: opacity, in: context)
        case .text(let text, let origin): try paint(text, at: origin, in: context)
        case .image(let image): try paint(image, in: context)
        case .group(let effect, let items):
            switch effect {
            case .opacity(let opacity): try paintFaded(items, opacity: opacity, in: context)
            case .clip(let path, let style): try paintClipped(items, to: path, style: style, in: context)
            case .shadow(let color, let radius, let offset): try paintWithShadow(items, color: color, radius: radius, offset: offset, in: context)
            case .mask(let mask): try paintMasked(items, by: mask, in: context)
            case .transform(let transform):
                try context.saved { () throws(CanvasError) in
                    if context.concatenate(transform) { try paint(items, in: context) }
                }
            case .projection(let projection): try paintProjected(items, by: projection, in: context)
            case .blur(let radius, let opaque): try paintBlurred(items, radius: radius, opaque: opaque, in: context)
            case .filter(let filter): try paintFiltered(items, by: filter, in: context)
            case .blend(let mode): try paintBlended(items, mode: mode, in: context)
            case .isolated(let opaque): try paintIsolated(items, opaque: opaque, in: context)
            }
        }
    }
}
