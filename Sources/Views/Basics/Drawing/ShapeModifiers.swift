/// A shape derived from another one.
protocol ShapeModifier: Shape {
    /// The name for layout listings: that of the underlying shape.
    nonisolated var baseTitle: String { get }
}

/// A shape that is a line along another one. The painter strokes it, which is more exact than filling its outline.
protocol StrokedShape: Shape {
    nonisolated var strokeStyle: StrokeStyle { get }
    /// The outline that the line runs along.
    nonisolated func basePath(in rect: CGRect) -> Path
}

/// A line along a shape's outline.
public struct _StrokedShape<S: Shape>: ShapeModifier, StrokedShape {
    public var shape: S
    public var style: StrokeStyle

    nonisolated public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var strokeStyle: StrokeStyle { style }
    nonisolated func basePath(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: ShapeModifier {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: ShapeModifier {
    public var shape: Content
    public var offset: CGSize

    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

/// A shape rotated about a point of its rect.
public struct RotatedShape<Content: Shape>: ShapeModifier {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(TransformEffect(angle: angle, anchor: anchor).affineTransform(in: rect))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape scaled about a point of its rect.
public struct ScaledShape<Content: Shape>: ShapeModifier {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint

    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(TransformEffect(scale: scale, anchor: anchor).affineTransform(in: rect))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape in a rect of a fixed size.
public struct _SizedShape<S: Shape>: ShapeModifier {
    public var shape: S
    public var size: CGSize

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

/// A path is a shape that is the same in every rect. A change of a path is not animated: it has no animatable data.
extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension MorphingPath: ShapeModifier {
    nonisolated package func path(in rect: CGRect) -> Path { path }
    nonisolated var baseTitle: String { path.title }
}

/// A type-erased shape. Animates between shapes of the same type; a change of type takes effect immediately.
public struct AnyShape: Shape {
    private var shape: any Shape

    nonisolated public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData, of: S.self) }
            return data(shape)
        }
        set {
            func set<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value(S.AnimatableData.self, of: S.self) else { return shape }
                var copy = shape
                copy.animatableData = data
                return copy
            }
            shape = set(shape)
        }
    }
}
