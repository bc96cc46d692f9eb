/// A transform of the plane with perspective: three rows of three numbers. A point (x, y, 1) times it is (x′w, y′w, w).
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// The transform that changes nothing.
    @inlinable public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether nothing is drawn in perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This transform, and then another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32, a * rhs.m13 + b * rhs.m23 + c * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// The transform without its perspective.
    var affine: CGAffineTransform {
        let w = m33 == 0 ? 1 : m33
        return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
    }
}

/// A change of a view's drawing by a transform that depends on its size: no part of the layout. Its data moves in updates with an animation.
///
/// Perspective isn't drawn: what a transform has of it is left out, with a warning.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform about the top left corner of a view of a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the library and has no body") }

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        GeometryEffectNode(view, inputs)
    }
}

/// Gives the drawing its transform at each step of the effect's data.
private final class GeometryEffectNode<V: View, E: GeometryEffect>: PassThroughModifierNode<V, E> {
    private var property: AnimatedProperty<E>?
    private var wrappers: [(inner: RenderNode, outer: TransformEffectRenderNode)] = []

    override func modifierDidChange(from old: E?) {
        guard old != nil, property != nil else {
            property = AnimatedProperty(modifier)
            return
        }
        property?.set(modifier, in: self) { [weak self] in self?.showStep() }
        showStep()
    }

    private func showStep() {
        for (_, outer) in wrappers { apply(to: outer) }
    }

    private func apply(to node: TransformEffectRenderNode) {
        let effect = property?.presented ?? modifier
        node.setSizedTransform { [weak graph] size in
            let transform = effect.effectValue(size: size)
            if !transform.isAffine { graph?.warn("\(E.self): perspective is not drawn") }
            return transform.affine
        }
    }

    override func appendItems(to list: inout [RenderNode]) {
        let items = content.items
        if wrappers.count != items.count || !zip(wrappers, items).allSatisfy({ $0.inner === $1 }) {
            var old: [ObjectIdentifier: TransformEffectRenderNode] = [:]
            for (inner, outer) in wrappers { old[ObjectIdentifier(inner)] = outer }
            wrappers = items.map { item in
                if let outer = old[ObjectIdentifier(item)] { return (item, outer) }
                let outer = TransformEffectRenderNode(owner: self, child: item, effect: TransformEffect(), title: "\(E.self)")
                apply(to: outer)
                return (item, outer)
            }
        }
        list.append(contentsOf: wrappers.map(\.outer))
    }
}

extension View {
    /// Draws the view through `transform` about its top left corner. Perspective isn't drawn.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
}
