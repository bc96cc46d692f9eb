/// Draws into a `Canvas`, one thing after another, without views.
///
/// A context is a value: a copy has a transform, clips, filters, an opacity and a blend mode of its own, and draws into the same picture.
public struct GraphicsContext: Sendable {
    /// Where things go: a canvas, or a layer of it.
    let recorder: CanvasRecorder
    /// What else the canvas knows: its symbols, its place in the view graph.
    let source: CanvasSource
    /// The environment of the canvas; texts, images and styles that are drawn look like this.
    public var environment: EnvironmentValues { source.environment }

    /// From the coordinates of what is drawn to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// Fades all that is drawn, 0…1.
    public var opacity: Double = 1
    /// How things mix with what was drawn before.
    public var blendMode = BlendMode.normal
    /// Around what is drawn, the first one outermost.
    var filters: [DisplayEffect] = []
    /// Around that.
    var clips: [DisplayEffect] = []
    private var clipBounds: CGRect
    /// The size of the canvas, points.
    private let size: CGSize

    init(source: CanvasSource, size: CGSize) {
        recorder = CanvasRecorder()
        self.source = source
        self.size = size
        clipBounds = CGRect(origin: .zero, size: size)
    }

    private init(layerOf context: GraphicsContext) {
        recorder = CanvasRecorder()
        source = context.source
        size = context.size
        transform = context.transform
        clipBounds = context.clipBounds
    }

    // MARK: Transforms

    /// Stretches what is drawn from now on about the origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn from now on clockwise about the origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Puts a transform before the present one.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is covered is hidden, in place of what isn't.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The box of what the clips leave, in the present coordinates; the whole canvas where there are none.
    public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

    /// Hides what is drawn from now on outside of a path, beside what other clips hide.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let outline = path.applying(transform)
        if options.contains(.inverse) {
            // The canvas with a hole.
            let hole = DisplayItem.fill(outline, .color(ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)), style)
            clips.append(.mask([whole, .group(.blend(.destinationOut), [hole])]))
        } else {
            clips.append(.clip(outline, style))
            let bounds = clipBounds.intersection(outline.boundingRect)
            clipBounds = bounds.isNull ? CGRect(origin: clipBounds.origin, size: .zero) : bounds
        }
    }

    /// Hides what is drawn from now on as far as what `content` draws leaves it uncovered.
    ///
    /// - Parameter opacity: how much the layer covers at the most, 0…1.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        let items = Self.faded(layer.recorder.items, opacity)
        clips.append(.mask(options.contains(.inverse) ? [whole, .group(.blend(.destinationOut), items)] : items))
    }

    /// All of the canvas, covered.
    private var whole: DisplayItem {
        .fill(Path(CGRect(origin: .zero, size: size)), .color(ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0)), FillStyle())
    }

    // MARK: Layers and drawing

    /// Draws what `content` draws as one: filters, opacity and blend mode apply to the whole, and the layer begins without any.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        add(layer.recorder.items, isLayer: true)
    }

    /// The inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add([.fill(path, shading.paint(from: source, for: path.boundingRect), style)])
    }

    /// A line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let reach = style.lineWidth / 2
        add([.stroke(path, shading.paint(from: source, for: path.boundingRect.insetBy(dx: -reach, dy: -reach)), style)])
    }

    /// A line along a path, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth)) }

    /// Adds items that are in the present coordinates.
    func add(_ items: [DisplayItem]) {
        let items = items.filter(\.isPaintable)
        guard !items.isEmpty else { return }
        add(transform.isIdentity ? items : [.group(.transform(transform), items)], isLayer: false)
    }

    /// Adds items that are in the canvas' coordinates: filtered, faded, clipped and mixed, in this order (documentation of `addFilter`).
    private func add(_ items: [DisplayItem], isLayer: Bool) {
        guard !items.isEmpty, opacity > 0 else { return }
        var items = isLayer ? [DisplayItem.group(.isolated(opaque: nil), items)] : items
        for filter in filters.reversed() { items = [.group(filter, items)] }
        items = Self.faded(items, opacity)
        if blendMode != .normal { items = [.group(.blend(blendMode), items)] }
        for clip in clips.reversed() { items = [.group(clip, items)] }
        recorder.items += items
    }

    private static func faded(_ items: [DisplayItem], _ opacity: Double) -> [DisplayItem] {
        opacity < 1 && !items.isEmpty ? [.group(.opacity(max(0, opacity)), items)] : items
    }
}

/// What has been drawn, in paint order. Canvases draw on the main actor only.
final class CanvasRecorder: @unchecked Sendable {
    var items: [DisplayItem] = []
}
