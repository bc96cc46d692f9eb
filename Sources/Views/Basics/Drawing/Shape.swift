/// A shape that can be drawn in any rect. As a view, it is filled with the foreground style.
@preconcurrency
public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in `rect`, in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// Returns the size for a proposal; by default the proposed size, with 10 points for an unspecified dimension.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// How the shape is meant to be drawn.
    nonisolated static var role: ShapeRole { get }
    /// Whether the shape is mirrored in right-to-left layouts.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs, content: { _ShapeView(shape: $0, style: ForegroundStyle()) })
    }
}

/// A shape that can be inset on all sides, as `strokeBorder` requires.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// Returns the shape with its outline moved inward by `amount` points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs, make: { ShapeRenderNode(owner: $1, view: $0) }, update: { $1.update($0) })
    }
}

final class ShapeRenderNode<S: Shape, Style: ShapeStyle>: LeafRenderNode {
    private var shape: AnimatedProperty<S>
    private lazy var comparer = FieldComparer<S>()
    private var paint: AnimatedProperty<Paint>
    private var shadows: [_ResolvedShadow]
    private var fillStyle: FillStyle
    private var blendMode: BlendMode?
    override var name: String { shape.model.title }
    override var inspectedValues: [ViewDetails.Value] { shape.model.inspectedValues(paint.model) }

    init(owner: _Node, view: _ShapeView<S, Style>) {
        shape = AnimatedProperty(view.shape)
        paint = AnimatedProperty(view.style.paint(in: owner.inputs.environment))
        shadows = view.style._shadows(in: owner.inputs.environment)
        fillStyle = view.fillStyle
        blendMode = view.style._blendMode(in: owner.inputs.environment)
        super.init(owner: owner)
    }

    func update(_ view: _ShapeView<S, Style>) {
        // A shape's size may depend on its fields.
        if !comparer.areEqual(shape.model, view.shape) { invalidateLayout() }
        shape.set(view.shape, in: owner)
        let newPaint = view.style.paint(in: owner.inputs.environment)
        if newPaint.canBecome(paint.model) {
            paint.set(newPaint, in: owner)
        } else {
            paint = AnimatedProperty(newPaint)
            displayDidChange()
        }
        fillStyle = view.fillStyle
        let newMode = view.style._blendMode(in: owner.inputs.environment)
        if newMode != blendMode {
            blendMode = newMode
            displayDidChange()
        }
        let newShadows = view.style._shadows(in: owner.inputs.environment)
        if newShadows != shadows {
            shadows = newShadows
            displayDidChange()
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.model.sizeThatFits(proposal) }

    override func display(_ builder: inout DisplayListBuilder) {
        if let blendMode { builder.group(.blend(blendMode)) { draw(&$0) } } else { draw(&builder) }
    }

    private func draw(_ builder: inout DisplayListBuilder) {
        let rect = presentedFrame
        let local = CGRect(origin: .zero, size: rect.size)
        let presented = shape.presented
        // Unit points refer to the view's frame, not to the bounds of the path (Documentation/Semantics/Drawing.md#gradients).
        let drawn = paint.presented.placed(in: rect)
        let isMirrored = presented.isMirrored(in: owner.inputs.environment)
        let place =
            isMirrored
            ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY) : CGAffineTransform(translationX: rect.minX, y: rect.minY)
        // A line without antialiasing is filled, because the painter strokes with it.
        if fillStyle.isAntialiased, let stroke = presented as? any StrokedShape {
            let path = ContainerPlace.of(self, frame: rect, isMirrored: isMirrored) { stroke.basePath(in: local) }.applying(place)
            if !path.isEmpty { builder.addStroke(path, drawn, stroke.strokeStyle, shadows: shadows) }
        } else {
            let path = ContainerPlace.of(self, frame: rect, isMirrored: isMirrored) { presented.path(in: local) }.applying(place)
            if !path.isEmpty { builder.addFill(path, drawn, fillStyle, shadows: shadows) }
        }
    }

    override func hitTest(_ point: CGPoint) -> [RenderNode] {
        let local = CGPoint(x: point.x - absoluteOrigin.x, y: point.y - absoluteOrigin.y)
        return outline(of: shape.model, in: size).contains(local, eoFill: fillStyle.isEOFilled) ? [self] : []
    }
}

extension Shape {
    /// The type's name without generic arguments, for layout listings; a modified shape uses its base's name.
    nonisolated var title: String { (self as? any ShapeModifier)?.baseTitle ?? String("\(Self.self)".prefix { $0 != "<" }) }

    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    /// Returns a shape that is a line along the shape's outline, half of its width on either side.
    nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
    /// Returns a shape that is a line along the shape's outline, `lineWidth` points wide.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    /// Draws a line along the shape's outline with a style.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<_StrokedShape<Self>, S> { stroke(style: style).fill(content) }
    /// Draws a line along the shape's outline with a style.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Returns a part of the shape's outline, given as fractions of its length.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
    /// Returns the shape moved by an offset, in points.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// Returns the shape moved by an offset, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }
    /// Returns the shape rotated clockwise about a point of its rect.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    /// Returns the shape scaled about a point of its rect.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// Returns the shape scaled about a point of its rect.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
    /// Returns the shape in a rect of a fixed size, at the top left corner of its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    /// Returns the shape in a rect of a fixed size, at the top left corner of its frame.
    nonisolated public func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
}

extension InsettableShape {
    /// Draws a line inside the shape's outline with a style.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(style: style).fill(content, style: FillStyle(antialiased: antialiased))
    }
    /// Draws a line inside the shape's outline with a style.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    /// Draws a line inside the shape's outline in the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
    /// Draws a line inside the shape's outline in the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}
