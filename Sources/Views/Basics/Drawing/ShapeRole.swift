/// How a shape is meant to be drawn.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrored.
    case fixed
    /// Mirrored in the given layout direction, which is the opposite of the direction that the shape was made for.
    case mirrors(in: LayoutDirection)
    /// Mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// Returns whether content is mirrored in a layout direction.
    func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
    /// By default, shapes are filled.
    nonisolated public static var role: ShapeRole { .fill }
    /// By default, shapes are mirrored in right-to-left layouts, as in apps for iOS 17 and later.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape {
    /// Whether the shape is mirrored in an environment.
    nonisolated func isMirrored(in environment: EnvironmentValues) -> Bool {
        layoutDirectionBehavior.mirrors(environment.isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension RenderNode {
    /// Returns a shape's outline in the node's own coordinates, resolved for the node's container and layout direction.
    func outline<S: Shape>(of shape: S, in size: CGSize) -> Path {
        let isMirrored = shape.isMirrored(in: owner.inputs.environment)
        let path = ContainerPlace.of(self, frame: CGRect(origin: absoluteOrigin, size: size), isMirrored: isMirrored) {
            shape.path(in: CGRect(origin: .zero, size: size))
        }
        return isMirrored ? path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)) : path
    }
}

extension Rectangle {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension _StrokedShape {
    nonisolated public static var role: ShapeRole { .stroke }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension _TrimmedShape {
    nonisolated public static var role: ShapeRole { S.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension InsetShape {
    nonisolated public static var role: ShapeRole { Base.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension OffsetShape {
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension RotatedShape {
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension ScaledShape {
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
extension TransformedShape {
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its outline moved inward, moved by the same offset.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the shape with its outline moved inward, rotated by the same angle.
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension View {
    /// Mirrors the view in the behavior's layout direction.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { modifier(MirroredModifier(behavior: behavior)) }
}

/// Mirrors a view, and lays it out from left to right; a fixed view is laid out as if text ran left to right.
private struct MirroredModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content
            .environment(\.layoutDirection, .leftToRight)
            .scaleEffect(x: behavior.mirrors(direction) ? -1 : 1, y: 1)
    }
}

/// Combines the areas of two shapes, both in the proposed size, whatever their own (Documentation/Semantics/Drawing.md#combined-shapes).
struct CombinedShape<First: Shape, Second: Shape>: ShapeModifier {
    enum Operation: Sendable { case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction }
    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: a.union(b, eoFill: eoFill)
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .subtracting: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }
    nonisolated var baseTitle: String { first.title }
    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

// The fill rule `eoFill` applies to both shapes: true for the even-odd rule, false for the non-zero rule.
extension Shape {
    /// Returns the area inside either shape.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }
    /// Returns the area inside both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }
    /// Returns the area inside this shape and outside the other one.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }
    /// Returns the area inside exactly one of the shapes.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }
    /// Returns the parts of this shape's line inside the other shape.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }
    /// Returns the parts of this shape's line outside the other shape.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
    /// Returns the shape in a rect of a fixed size, placed by a point of its frame.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { AnchoredSizeShape(shape: self, size: size, anchor: anchor) }
    /// Returns the shape in a rect of a fixed size, placed by a point of its frame.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

/// A shape in a rect of a fixed size, placed in its frame.
struct AnchoredSizeShape<Base: Shape>: ShapeModifier {
    var shape: Base
    var size: CGSize
    var anchor: UnitPoint

    nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var baseTitle: String { shape.title }
    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
