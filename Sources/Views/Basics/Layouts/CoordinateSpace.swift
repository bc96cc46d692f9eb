/// The coordinate space in which a geometry is expressed.
public enum CoordinateSpace: @unchecked Sendable {
    /// The root view's space.
    case global
    /// The view's local space.
    case local
    /// The space of the nearest ancestor with this name.
    case named(AnyHashable)

    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
    public var isGlobal: Bool { if case .global = self { true } else { false } }
    public var isLocal: Bool { if case .local = self { true } else { false } }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A coordinate space as a type, for the forms `.global`, `.local`, and `.named("list")`.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the space of a scroll view's window.
private struct ScrollSpaceName: Hashable {
    /// The axis along which the view scrolls; nil for either axis.
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The window of the innermost enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil))) }
    /// The window of the innermost enclosing scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis))) }
}

/// Gives a view's coordinates a name.
public struct _CoordinateSpaceModifier: ValueModifier {
    typealias Node = NamedSpaceRenderNode
    let value: AnyHashable
}

final class NamedSpaceRenderNode: ValueRenderNode<AnyHashable> {
    override var name: String { "coordinateSpace" }
}

extension RenderNode {
    /// The nearest ancestor node whose space has this name.
    func ancestor(named name: AnyHashable) -> RenderNode? {
        let scrollSpace = name.base as? ScrollSpaceName
        var next: RenderNode? = self
        while let current = next {
            if let scrollSpace, let scroll = current as? ScrollRenderNode, scrollSpace.axis.map({ scroll.scrolls(along: $0) }) ?? true { return scroll }
            if let space = current as? NamedSpaceRenderNode, space.value == name { return space }
            next = current.parent
        }
        return nil
    }
}

extension View {
    /// Names the view's coordinates, for `frame(in: .named(name))` inside it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(_CoordinateSpaceModifier(value: AnyHashable(name))) }
    /// Names the view's coordinates, for `frame(in:)` inside it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(_CoordinateSpaceModifier(value: name.name)) }
}
