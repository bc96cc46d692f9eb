/// A location in one view that another view can convert to its own coordinates: `proxy[anchor]`.
///
/// Holds the location in the root's coordinates at the time when it was taken; a view that has moved produces another anchor.
public struct Anchor<Value> {
    let value: Value

    /// The location of an anchor, in the coordinates of the view it is taken from.
    public struct Source {
        /// Returns the location in a view of this size, converted to the root's coordinates.
        let take: (CGSize, AnchorConversion) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: InspectedConvertible {
    var inspectedText: String? { InspectedText.text(value) }
}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

/// Converts locations between a view's coordinates and the root's.
struct AnchorConversion {
    let point: (CGPoint) -> CGPoint
    let rect: (CGRect) -> CGRect
}

extension Anchor.Source where Value == CGRect {
    /// A rect in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Self { Self { _, conversion in conversion.rect(r) } }
    /// The view's bounds.
    public static var bounds: Self { Self { size, conversion in conversion.rect(CGRect(origin: .zero, size: size)) } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Self { Self { _, conversion in conversion.point(p) } }
    /// A point in fractions of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Self {
        Self { size, conversion in conversion.point(CGPoint(x: p.x * size.width, y: p.y * size.height)) }
    }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several locations in one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size, conversion in array.map { $0.take(size, conversion) } }
    }

    /// An optional location.
    public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
        self.init { size, conversion in optional?.take(size, conversion) }
    }
}

/// A value that coordinate conversions apply to.
protocol AnchoredValue {
    func converted(by conversion: AnchorConversion) -> Self
}

extension CGPoint: AnchoredValue {
    func converted(by conversion: AnchorConversion) -> CGPoint { conversion.point(self) }
}
extension CGRect: AnchoredValue {
    func converted(by conversion: AnchorConversion) -> CGRect { conversion.rect(self) }
}
extension Array: AnchoredValue where Element: AnchoredValue {
    func converted(by conversion: AnchorConversion) -> [Element] { map { $0.converted(by: conversion) } }
}
extension Optional: AnchoredValue where Wrapped: AnchoredValue {
    func converted(by conversion: AnchorConversion) -> Wrapped? { map { $0.converted(by: conversion) } }
}

/// Sets or transforms a preference with a value made from an anchor.
public struct _AnchorModifier<Value, K: PreferenceKey>: RenderModifier {
    let source: Anchor<Value>.Source
    /// Makes the value from the children's value (nil if they set none) and the anchor.
    let transform: (inout K.Value, Anchor<Value>) -> Void
    /// Whether the children's value is discarded.
    let replaces: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> AnchorNode<Value, K> { AnchorNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: AnchorNode<Value, K>) { node.setModifier(self) }
}

final class AnchorNode<Value, K: PreferenceKey>: WrapperRenderNode {
    private var modifier: _AnchorModifier<Value, K>
    private let tracker = Tracker()
    override var name: String { "anchorPreference" }
    override var inspectedPreference: ViewDetails.Value? { inspected(K.self) }

    init(owner: _Node, child: RenderNode, modifier: _AnchorModifier<Value, K>) {
        self.modifier = modifier
        super.init(owner: owner, child: child)
        tracker.onChange = { [weak self] in self?.preferencesDidChange() }
    }

    func setModifier(_ modifier: _AnchorModifier<Value, K>) {
        self.modifier = modifier
        preferencesDidChange()
    }

    // A view that has moved has another anchor.
    override func geometryDidChange(resized: Bool) { preferencesDidChange() }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preference(key) }
        var value = modifier.replaces ? K.defaultValue : child.preference(K.self) ?? K.defaultValue
        let anchor = Anchor(value: modifier.source.take(size, conversionToGlobal))
        tracker.track(in: graph) { modifier.transform(&value, anchor) }
        return value as? Key.Value
    }
    override func canProduce<Key: PreferenceKey>(_ key: Key.Type) -> Bool { key == K.self || super.canProduce(key) }
}

extension RenderNode {
    var conversionToGlobal: AnchorConversion {
        AnchorConversion(point: { self.convertToGlobal($0) }, rect: { self.convertRect($0, self.convertToGlobal) })
    }
    var conversionFromGlobal: AnchorConversion {
        AnchorConversion(point: { self.convertFromGlobal($0) }, rect: { self.convertRect($0, self.convertFromGlobal) })
    }
}

extension View {
    /// Sets a value for `key` made from a location in the view. It replaces the children's value.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Transforms the value that the view and its children set for `key`, given a location in the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorModifier<A, K>(source: value, transform: transform, replaces: false))
    }
}
