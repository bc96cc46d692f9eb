import Foundation

/// A change of a view's drawing that depends on its position and doesn't affect its layout.
public protocol VisualEffect: Sendable {
    /// The changes, in the order in which they apply. For the library only.
    var _steps: [_VisualEffectStep] { get }
}

/// One change of a view's drawing. For the library only.
public struct _VisualEffectStep: Sendable {
    enum Kind: Sendable {
        case opacity(Double)
        case scale(CGSize, UnitPoint)
        case offset(CGSize)
        case rotation(Angle, UnitPoint)
        case rotation3D(Angle, (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, CGFloat, CGFloat)
        case blur(CGFloat, Bool)
        case brightness(Double)
        case contrast(Double)
        case saturation(Double)
        case grayscale(Double)
        case hue(Angle)
        case transform(CGAffineTransform)
        case blend(BlendMode)
        case clip(AnyShape, FillStyle)
        case shader(ShaderEffect.Use, Shader, maxSampleOffset: CGSize)
        case notDrawn(String)
        /// A rounded rectangle behind the view, in a share of its opacity.
        case platter(Double)
        /// A shadow of an opacity below the view.
        case shade(Double)
    }
    let kind: Kind

    /// Returns the effect for a view with this rect; nil if nothing changes.
    @MainActor func effect(in rect: CGRect, _ environment: EnvironmentValues) -> DisplayEffect? {
        func transform(_ effect: TransformEffect) -> DisplayEffect? {
            let matrix = effect.affineTransform(in: rect)
            return matrix.isIdentity ? nil : .transform(matrix)
        }
        func filter(_ filter: ColorFilter) -> DisplayEffect? { filter.isIdentity || !filter.isFinite ? nil : .filter(filter) }
        switch kind {
        case .opacity(let opacity): return opacity >= 1 ? nil : .opacity(max(0, opacity.isFinite ? opacity : 0))
        case .scale(let scale, let anchor): return transform(TransformEffect(scale: scale, anchor: anchor))
        case .offset(let offset):
            return transform(TransformEffect(transform: CGAffineTransform(translationX: offset.width, y: offset.height)))
        case .rotation(let angle, let anchor): return transform(TransformEffect(angle: angle, anchor: anchor))
        case .rotation3D(let angle, let axis, let anchor, let z, let perspective):
            let effect = _Rotation3DEffect(
                angle: angle, axis: SIMD3(axis.x, axis.y, axis.z), anchor: anchor, anchorZ: z, perspective: perspective)
            let matrix = ProjectionTransform(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
                .concatenating(effect.effectValue(size: rect.size))
                .concatenating(ProjectionTransform(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
            guard !matrix.isIdentity, matrix.isFinite else { return nil }
            if let affine = matrix.affine { return .transform(affine) }
            return .projection(matrix)
        case .blur(let radius, let isOpaque): return radius <= 0 && !isOpaque ? nil : .blur(radius: max(0, radius), opaque: isOpaque ? rect : nil)
        case .brightness(let amount): return filter(.brightness(amount))
        case .contrast(let amount): return filter(.contrast(amount))
        case .saturation(let amount): return filter(.saturation(amount))
        case .grayscale(let amount): return filter(.grayscale(amount))
        case .hue(let angle): return filter(.hueRotation(angle))
        case .transform(let matrix): return transform(TransformEffect(transform: matrix))
        case .blend(let mode): return mode == .normal ? nil : .blend(mode)
        case .notDrawn, .platter: return nil
        case .shader(let use, let shader, let offset): return shader.effect(use, in: rect, maxSampleOffset: offset, environment)
        case .shade(let opacity):
            return opacity <= 0
                ? nil : .shadow(ResolvedColor(red: 0, green: 0, blue: 0, opacity: min(opacity, 1)), radius: 8, offset: CGSize(width: 0, height: 4))
        case .clip(let shape, let style):
            return .clip(shape.path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY), style)
        }
    }
}

/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: [_VisualEffectStep] { [] }
}

/// Effects in sequence.
private struct ChainedVisualEffect: VisualEffect {
    let _steps: [_VisualEffectStep]
}

extension VisualEffect {
    private func adding(_ kind: _VisualEffectStep.Kind) -> ChainedVisualEffect { ChainedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind)]) }

    /// Fades the view.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
    /// Scales the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { adding(.scale(scale, anchor)) }
    /// Scales the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: scale, height: scale), anchor))
    }
    /// Scales the view.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }
    /// Moves the view.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
    /// Moves the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset(CGSize(width: x, height: y))) }
    /// Rotates the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { adding(.rotation(angle, anchor)) }
    /// Rotates the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { adding(.rotation3D(angle, axis, anchor, anchorZ, perspective)) }
    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius, opaque)) }
    /// Brightens the view.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness(amount)) }
    /// Changes the view's contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast(amount)) }
    /// Changes the view's saturation.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation(amount)) }
    /// Removes the view's colors.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale(amount)) }
    /// Rotates the view's hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hue(angle)) }
    /// Transforms the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { adding(.transform(transform)) }
    /// Mixes the view with the content below it.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blend(blendMode)) }
    /// Changes the view's colors with a shader.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        isEnabled ? adding(.shader(.color, shader, maxSampleOffset: .zero)) : ChainedVisualEffect(_steps: _steps)
    }
    /// Moves the view's pixels with a shader.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        isEnabled ? adding(.shader(.distortion, shader, maxSampleOffset: maxSampleOffset)) : ChainedVisualEffect(_steps: _steps)
    }
    /// Replaces the view's pixels with a shader.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        isEnabled ? adding(.shader(.layer, shader, maxSampleOffset: maxSampleOffset)) : ChainedVisualEffect(_steps: _steps)
    }
}

/// Draws a view with effects that depend on its geometry.
class VisualEffectRenderNode: WrapperRenderNode {
    private var frame = AnimatedFrame()
    override var name: String { "visualEffect" }

    override func geometryDidChange(resized: Bool) { frame.follow(self) }

    /// The node's current rect on screen, in the space of the transform effect around it.
    final var presentedFrame: CGRect { frame.presented(of: self) }
    /// The steps at the present time, in the order in which they apply.
    var steps: [_VisualEffectStep] { [] }

    override func display(_ builder: inout DisplayListBuilder) {
        let steps = steps
        for case .notDrawn(let name) in steps.lazy.map(\.kind) { graph.noteNotDrawn(name) }
        display(steps[...], in: presentedFrame, &builder)
    }

    /// The platter of a highlight: its opacity and its corners are estimates.
    private func platter(_ share: Double, in rect: CGRect) -> DisplayItem {
        let level = owner.inputs.environment.colorScheme == .dark ? 1.0 : 0
        let color = ResolvedColor(red: level, green: level, blue: level, opacity: 0.12 * share)
        return .fill(Path(roundedRect: rect, cornerRadius: min(8, rect.height / 2)), .color(color), FillStyle())
    }

    private func display(_ steps: ArraySlice<_VisualEffectStep>, in rect: CGRect, _ builder: inout DisplayListBuilder) {
        guard let last = steps.last else { return child.paint(&builder) }
        if case .platter(let share) = last.kind, share > 0 { builder.add(platter(min(share, 1), in: rect)) }
        guard let effect = last.effect(in: rect, owner.inputs.environment) else { return display(steps.dropLast(), in: rect, &builder) }
        builder.apply(effect) { display(steps.dropLast(), in: rect, &$0) }
    }
}

/// Changes a view's drawing by its geometry.
private struct VisualEffectModifier: RenderModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> [_VisualEffectStep]

    func makeRenderNode(around child: RenderNode, owner: _Node) -> GeometryEffectRenderNode {
        GeometryEffectRenderNode(owner: owner, child: child, effect: effect)
    }
    func updateRenderNode(_ node: GeometryEffectRenderNode) { node.update(effect) }
}

private final class GeometryEffectRenderNode: VisualEffectRenderNode {
    private var makeSteps: (EmptyVisualEffect, GeometryProxy) -> [_VisualEffectStep]
    private var readable: GeometryReadable!
    /// Moves by what animated updates change in the steps, in the geometry at that time. Geometry changes the steps at once.
    private var motion = AnimatedProperty(NumberVector.zero)

    init(owner: _Node, child: RenderNode, effect: @escaping (EmptyVisualEffect, GeometryProxy) -> [_VisualEffectStep]) {
        makeSteps = effect
        super.init(owner: owner, child: child)
        readable = GeometryReadable(self)
    }

    func update(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> [_VisualEffectStep]) {
        displayDidChange()
        guard owner.transaction.animation != nil || motion.isAnimating else {
            makeSteps = effect
            return
        }
        let old = finalSteps
        makeSteps = effect
        let new = finalSteps
        guard old.haveKinds(of: new) else {
            motion = AnimatedProperty(.zero)
            return
        }
        guard owner.transaction.animation != nil else { return }
        let change = new.numbers - old.numbers
        if change.magnitudeSquared > 0, change.magnitudeSquared.isFinite { motion.set(motion.model + change, in: owner) }
    }

    private var finalSteps: [_VisualEffectStep] {
        // Nothing is evaluated again for the geometry: drawing follows it anyway.
        let tracker = graph.currentTracker
        graph.currentTracker = nil
        defer { graph.currentTracker = tracker }
        return makeSteps(EmptyVisualEffect(), GeometryProxy(readable))
    }

    override var steps: [_VisualEffectStep] {
        let steps = finalSteps
        return motion.isAnimating ? steps.moved(by: motion.presented - motion.model) : steps
    }
}

extension View {
    /// Changes the view's drawing by its geometry, without changing its layout.
    public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
        modifier(VisualEffectModifier { effect($0, $1)._steps })
    }
}
