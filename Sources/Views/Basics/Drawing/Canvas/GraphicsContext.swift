/// Draws into a `Canvas` with immediate operations, without views.
///
/// A context is a value: a copy has a separate transform, clips, filters, opacity, and blend mode, but draws into the same canvas.
public struct GraphicsContext: Sendable {
    /// The destination of drawing operations: a canvas, or a layer of it.
    let recorder: CanvasRecorder
    /// Access to the canvas's symbols and its node in the view graph.
    let source: CanvasSource
    /// The environment of the canvas, in which texts, images, and styles are resolved.
    public var environment: EnvironmentValues { source.environment }

    /// The transform from the current coordinates to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The opacity of later drawing operations, 0…1.
    public var opacity: Double = 1
    /// The blend mode of later drawing operations with earlier ones.
    public var blendMode = BlendMode.normal
    /// The filters around each drawing operation, the first one outermost.
    var filters: [AppliedFilter] = []
    /// The clips, around the filters.
    var clips: [DisplayEffect] = []
    private var clipBounds: CGRect
    /// The number of layers, filters, and clips around this layer.
    private let depth: Int
    /// The number of effects within each other up to which something is drawn: painting an effect takes up to 20 KB of the stack, an estimate.
    static let depthLimit = 256
    /// The size of the canvas, in points.
    let size: CGSize

    init(source: CanvasSource, size: CGSize) {
        recorder = CanvasRecorder()
        self.source = source
        self.size = size
        clipBounds = CGRect(origin: .zero, size: size)
        depth = 0
    }

    private init(layerOf context: GraphicsContext) {
        recorder = CanvasRecorder()
        source = context.source
        size = context.size
        transform = context.transform
        clipBounds = context.clipBounds
        depth = context.innerDepth + 1
    }

    /// The items that were drawn into the canvas or the layer of this context so far.
    package var recorded: [DisplayItem] { recorder.items }
    /// Draws recorded items in the current coordinates.
    package func draw(recorded items: [DisplayItem]) { add(items) }

    /// The number of layers, filters, and clips around what is drawn.
    private var innerDepth: Int { depth + filters.count + clips.count }

    // MARK: Transforms

    /// Scales later drawing operations about the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves later drawing operations.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Rotates later drawing operations clockwise about the origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Prepends a transform to the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Hides the covered area instead of the uncovered one.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding box of the visible area in the current coordinates; the whole canvas without clips.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Clips later drawing operations to a path, in addition to other clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let outline = path.applying(transform)
        if options.contains(.inverse) {
            // The whole canvas with a hole.
            let hole = DisplayItem.fill(outline, .color(ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)), style)
            clips.append(.mask([whole, .group(.blend(.destinationOut), [hole])]))
        } else {
            clips.append(.clip(outline, style))
            let bounds = clipBounds.overlap(with: outline.boundingRect)
            clipBounds = bounds.isNull ? CGRect(origin: clipBounds.origin, size: .zero) : bounds
        }
    }

    /// Masks later drawing operations with the opacity of the layer that `content` draws.
    ///
    /// - Parameter opacity: multiplies the layer's opacity, 0…1.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        let items = Self.faded(layer.recorder.items, opacity)
        clips.append(.mask(options.contains(.inverse) ? [whole, .group(.blend(.destinationOut), items)] : items))
    }

    /// Warns that a feature isn't drawn, once for each name.
    func noteNotDrawn(_ name: String) { MainActor.assumeIsolated { [source] in source.node.graph.noteNotDrawn(name) } }

    /// Warns of a problem, once for each text.
    package func warn(_ message: String) { MainActor.assumeIsolated { [source] in source.node.graph.warn(message) } }

    /// A fill of the whole canvas.
    private var whole: DisplayItem {
        .fill(Path(CGRect(origin: .zero, size: size)), .color(ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)), FillStyle())
    }

    // MARK: Layers and drawing

    /// Draws the content of `content` as one layer: filters, opacity, and blend mode apply to the whole, and the layer starts without any.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        add(layer.recorder.items, isLayer: true)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = shading.paint(from: source, for: path.boundingRect)
        var builder = DisplayListBuilder(time: 0)
        builder.addFill(path, paint, style, shadows: shading.shadows(from: source))
        add(builder.items)
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let reach = style.lineWidth / 2
        let paint = shading.paint(from: source, for: path.boundingRect.insetBy(dx: -reach, dy: -reach))
        var builder = DisplayListBuilder(time: 0)
        builder.addStroke(path, paint, style, shadows: shading.shadows(from: source))
        add(builder.items)
    }

    /// Strokes a path with a line `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth)) }

    /// Adds items in the current coordinates.
    func add(_ items: [DisplayItem]) {
        let items = items.filter(\.isPaintable)
        guard !items.isEmpty else { return }
        add(transform.isIdentity ? items : [.group(.transform(transform), items)], isLayer: false)
    }

    /// Adds items in the canvas's coordinates: filtered, faded, clipped, and blended, in this order (documentation of `addFilter`).
    private func add(_ items: [DisplayItem], isLayer: Bool) {
        guard !items.isEmpty, opacity > 0 else { return }
        guard innerDepth <= Self.depthLimit else { return noteNotDrawn("Canvas content in more than \(Self.depthLimit) effects") }
        var items = isLayer ? [DisplayItem.group(.isolated(opaque: nil), items)] : items
        for filter in filters.reversed() {
            switch filter {
            case .effect(let effect): items = [.group(effect, items)]
            case .shadow(let shadow): items = shadow.applied(to: items, canvas: CGRect(origin: .zero, size: size), warn: noteNotDrawn)
            }
        }
        items = Self.faded(items, opacity)
        items = blendMode.blended(items, over: recorder.items, warn: noteNotDrawn)
        for clip in clips.reversed() { items = [.group(clip, items)] }
        recorder.items += items
    }

    private static func faded(_ items: [DisplayItem], _ opacity: Double) -> [DisplayItem] {
        opacity < 1 && !items.isEmpty ? [.group(.opacity(max(0, opacity)), items)] : items
    }
}

/// The drawn items, in paint order. Canvases draw on the main actor only.
final class CanvasRecorder: @unchecked Sendable {
    var items: [DisplayItem] = []
}
