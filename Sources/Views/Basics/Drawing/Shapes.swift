/// A shape that fills its rect.
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<Rectangle> { InsetShape(shape: self, amount: amount) }
}

/// A rect with rounded corners, continuous by default.
public struct RoundedRectangle: InsettableShape {
    /// In points; effectively at most half of the shorter side.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<RoundedRectangle> { InsetShape(shape: self, amount: amount) }
    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rect with a separate radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<UnevenRoundedRectangle> { InsetShape(shape: self, amount: amount) }
    nonisolated public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading), AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            cornerRadii = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second, bottomTrailing: newValue.second.first,
                topTrailing: newValue.second.second)
        }
    }
}

/// A rect whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<Capsule> { InsetShape(shape: self, amount: amount) }
}

/// The ellipse that touches the rect's sides.
public struct Ellipse: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<Ellipse> { InsetShape(shape: self, amount: amount) }
}

/// The largest centered circle in the rect. Its size is a square of the proposal's shorter side (Documentation/Semantics/Layout.md#leaf-views).
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<Circle> { InsetShape(shape: self, amount: amount) }
}

/// A shape with its outline moved inward. Corner radii shrink by the same amount (Documentation/Semantics/Drawing.md#inset-shapes).
public struct InsetShape<Base: InsettableShape>: InsettableShape, ShapeModifier {
    var shape: Base
    var amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path {
        let inner = CGRect(x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount, height: rect.height - 2 * amount)
        guard inner.width >= 0, inner.height >= 0 else { return Path() }
        switch shape {
        case let rounded as RoundedRectangle:
            let corner = CGSize(width: max(0, rounded.cornerSize.width - amount), height: max(0, rounded.cornerSize.height - amount))
            return RoundedRectangle(cornerSize: corner, style: rounded.style).path(in: inner)
        case let uneven as UnevenRoundedRectangle:
            let radii = uneven.cornerRadii
            return UnevenRoundedRectangle(
                topLeadingRadius: max(0, radii.topLeading - amount), bottomLeadingRadius: max(0, radii.bottomLeading - amount),
                bottomTrailingRadius: max(0, radii.bottomTrailing - amount), topTrailingRadius: max(0, radii.topTrailing - amount), style: uneven.style
            ).path(in: inner)
        case let inset as any InsetTwice: return inset.deeper(by: amount).path(in: rect)
        default: return shape.path(in: inner)
        }
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<Base> { InsetShape(shape: shape, amount: self.amount + amount) }
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, amount) }
        set {
            shape.animatableData = newValue.first
            amount = newValue.second
        }
    }
    nonisolated var baseTitle: String { shape.title }
}

/// An inset of an inset shape: the insets add up.
private protocol InsetTwice {
    func deeper(by amount: CGFloat) -> any Shape
}
extension InsetShape: InsetTwice {
    nonisolated func deeper(by amount: CGFloat) -> any Shape { inset(by: amount) }
}
