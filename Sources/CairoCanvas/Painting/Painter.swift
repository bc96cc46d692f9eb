import CCairo
import Display
import Geometry

/// Paints display lists into images.
///
/// A painter only keeps glyphs and memory between frames: equal lists give equal bytes, regardless of earlier frames and of the thread.
/// A painter must be used by one thread at a time; different painters may work on different threads at the same time.
package final class Painter {
    let glyphs = GlyphStore()
    var gradientTables = GradientTables()
    var patternSurfaces = PatternSurfaces()
    private let memory: LayerMemory
    /// The number of rows in a block, between which items may be cut (`DisplayItem.Cut`). Fewer rows divide work better, and cut more items.
    var blockRows = 256
    /// The painters of the tiles after the first, each for one thread.
    var tilePainters: [Painter] = []
    /// The number of threads that compute the pixels of a shader.
    var shaderThreads = 1
    /// The image on which damaged pixels are painted; has the size of the last image with damage.
    var scratch = Pixmap(width: 1, height: 1)

    /// The number of items and groups painted so far, without those that were skipped as not needed.
    package private(set) var itemsPainted = 0
    /// The number of glyphs read from fonts so far: each is read once, however often it is painted.
    package var glyphLoadCount: Int { glyphs.loadCount }

    /// The default limit of the pixels in all layers.
    package static let defaultLayerPixels = LayerMemory.defaultLimit

    /// The number of tables of gradients' colors computed so far.
    package var gradientTableCount: Int { gradientTables.madeCount }
    /// The number of repeated drawings painted so far.
    package var patternDrawingCount: Int { patternSurfaces.paintedCount }

    /// Creates a painter with the default limit of layers.
    package convenience init() { self.init(layerPixels: Self.defaultLayerPixels) }

    /// Creates a painter.
    ///
    /// - Parameters:
    ///   - layerPixels: the maximum number of pixels in all layers at the same time.
    ///   - pool: the pixels that it shares with painters that work at the same time; nil if it works alone.
    package init(layerPixels: Int, pool: LayerPool? = nil) { memory = LayerMemory(limit: layerPixels, pool: pool) }

    /// The maximum number of pixels in all layers at the same time.
    var layerPixels: Int { memory.limit }

    /// Adds items that another painter painted for this one.
    func countItems(_ number: Int) { itemsPainted += number }

    /// Returns an empty layer, whose memory counts toward the limit.
    func surface(_ frame: PixelRect, format: cairo_format_t = CAIRO_FORMAT_ARGB32) throws(CanvasError) -> ImageSurface {
        try ImageSurface(frame: frame, format: format, memory: memory)
    }

    /// Paints a list on a new image; see `paint(_:into:)`.
    package func paint(_ list: DisplayList) throws(CanvasError) -> Pixmap {
        var pixmap = Pixmap(width: 1, height: 1)
        try paint(list, into: &pixmap)
        return pixmap
    }

    /// Paints a list over the contents of an image. The image's memory is reused if its size is right; otherwise the image is replaced.
    ///
    /// - Throws: `CanvasError` if an image of that size can't be painted or memory is insufficient; the image's contents are undefined then.
    package func paint(_ list: DisplayList, into pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = try Self.pixelSize(of: list)
        startImage(of: list, width: width, height: height, &pixmap)
        try paintItems(of: list, needed: nil, onto: &pixmap)
    }

    /// Makes an image as large as a list's, and fills it with the list's background, unless the first item covers all of it.
    func startImage(of list: DisplayList, width: Int, height: Int, _ pixmap: inout Pixmap) {
        let background = list.background.encoded8.premultipliedPixel
        guard pixmap.width == width, pixmap.height == height else {
            pixmap = Pixmap(width: width, height: height, filledWith: background)
            return
        }
        let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
        if let first = list.items.first, first.covers(canvas, under: CGAffineTransform(scaleX: list.scale, y: list.scale)) { return }
        unsafe pixmap.pixels.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: background) }
    }

    /// Paints the items of a list onto an image of the right size that shows the list's background.
    ///
    /// - Parameter needed: the pixels that must be right; nil for all.
    func paintItems(of list: DisplayList, needed: PixelRegion?, onto pixmap: inout Pixmap) throws(CanvasError) {
        let (width, height) = (pixmap.width, pixmap.height)
        try unsafe pixmap.pixels.withUnsafeMutableBufferPointer { (pixels) throws(CanvasError) in
            try unsafe paintItems(of: list, needed: needed, on: pixels, width: width, height: height)
        }
    }

    /// Paints the items of a list onto pixels that show the list's background.
    func paintItems(of list: DisplayList, needed: PixelRegion?, on pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) throws(CanvasError) {
        let surface = unsafe try ImageSurface(pixels: pixels, width: width, height: height)
        let context = try CairoContext(surface: surface, transform: CGAffineTransform(scaleX: list.scale, y: list.scale), needed: needed)
        try paint(list.items, in: context)
        try context.checkStatus()
    }

    /// Returns the size of a list's image: points times scale, rounded up to whole pixels; a tiny excess from rounding errors does not add a pixel.
    ///
    /// - Throws: `CanvasError.unsupportedSize` if an image of that size can't be painted.
    package static func pixelSize(of list: DisplayList) throws(CanvasError) -> (width: Int, height: Int) {
        let width = (list.size.width * list.scale - 1e-6).rounded(.up)
        let height = (list.size.height * list.scale - 1e-6).rounded(.up)
        // 32,767 is Cairo's own limit for image surfaces. A comparison with NaN is false.
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767, list.scale > 0 else {
            throw .unsupportedSize(width: Double(width), height: Double(height))
        }
        return (Int(saturating: width), Int(saturating: height))
    }

    func paint(_ items: [DisplayItem], in context: CairoContext) throws(CanvasError) {
        for item in items { try paint(item, in: context) }
    }

    /// Paints an item without regard to the needed pixels.
    ///
    /// - Parameter opacity: multiplies the color's opacity of a fill or stroke; always 1 for other items.
    func paintAll(_ item: DisplayItem, opacity: Double, in context: CairoContext) throws(CanvasError) {
        itemsPainted += 1
        switch item {
        case .fill(let path, let paint, let style):
            if case .gradient(let gradient) = paint, try fillRect(path, gradient, style: style, opacity: opacity, in: context) { return }
            context.setFillStyle(style)
            context.setPath(path)
            if try setSource(paint, opacity: opacity, bounds: context.fillBounds, in: context) { context.fill() }
        case .stroke(let path, let paint, let style):
            context.setAntialiased(true)
            context.setLine(path)
            if try setSource(paint, opacity: opacity, bounds: { context.strokeBounds(style) }, in: context) { context.stroke(style) }
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
            case .shader(let shader): try paintShaded(items, by: shader, in: context)
            case .blend(let mode): try paintBlended(items, mode: mode, in: context)
            case .isolated(let opaque): try paintIsolated(items, opaque: opaque, in: context)
            }
        }
    }
}
