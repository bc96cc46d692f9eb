import AppleSpatial
import Easel
import Foundation
import Views

/// A place along the depth.
public struct DepthAlignment: Hashable, Sendable {
    private let fraction: Double
    public static let front = DepthAlignment(fraction: 1)
    public static let center = DepthAlignment(fraction: 0.5)
    public static let back = DepthAlignment(fraction: 0)
}
/// The sides of a box.
public struct Edge3D {
    /// Some sides of a box.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let front = Set(rawValue: 16)
        public static let back = Set(rawValue: 32)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let depth: Set = [.front, .back]
        public static let all: Set = [.horizontal, .vertical, .depth]
        /// The sides that show from the front.
        var flat: Edge.Set {
            let sides: [(Set, Edge.Set)] = [(.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing)]
            return sides.reduce(into: []) { result, side in if contains(side.0) { result.insert(side.1) } }
        }
    }
}

extension View {
    // A picture shows the view from the front, in parallel: its depth doesn't show.

    /// Sets the depth of the view, which doesn't show from the front.
    public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View { self }
    /// Limits the depth of the view, which doesn't show from the front.
    public func frame(minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment: DepthAlignment = .center) -> some View { self }
    /// Moves the view to the front, which doesn't show from there.
    public func offset(z: CGFloat) -> some View { self }
    /// Adds space on the given sides of the view.
    public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges.flat, length) }
    /// Adds space on all sides of the view.
    public func padding3D(_ length: CGFloat) -> some View { padding(length) }
    /// Scales the view; its depth doesn't show from the front.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: UnitPoint3D = .center) -> some View {
        scaleEffect(x: x, y: y, anchor: anchor.flat)
    }
    /// Scales the view to a size that fits.
    public func scaledToFit3D() -> some View { scaledToFit() }
    /// Scales the view to a size that fills.
    public func scaledToFill3D() -> some View { scaledToFill() }
    /// Turns the view in space; it is drawn in parallel.
    public func rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center) -> some View {
        let axis = rotation.axis
        return rotation3DEffect(.radians(rotation.angle.radians), axis: (axis.x, axis.y, axis.z), anchor: anchor.flat, perspective: 0)
    }
    /// Turns the view in space; it is drawn in parallel.
    public func rotation3DEffect(_ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center) -> some View {
        rotation3DEffect(Rotation3D(angle: angle, axis: axis), anchor: anchor)
    }
    /// Turns the view as if it was flat.
    public func perspectiveRotationEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective) }
    /// Changes the view in space; it is drawn in parallel.
    public func transform3DEffect(_ transform: AffineTransform3D) -> some View {
        scaleEffect(x: transform.scale.width, y: transform.scale.height).rotation3DEffect(transform.rotation)
            .offset(x: transform.translation.x, y: transform.translation.y)
    }
}

/// A place in a box, as fractions of its sides.
public struct UnitPoint3D: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public var z: CGFloat
    public init(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) { (self.x, self.y, self.z) = (x, y, z) }
    public static let zero = UnitPoint3D()
    public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
    public static let centerFront = UnitPoint3D(x: 0.5, y: 0.5, z: 1)
    public static let centerBack = UnitPoint3D(x: 0.5, y: 0.5)
    public static let top = UnitPoint3D(x: 0.5, z: 0.5)
    public static let topFront = UnitPoint3D(x: 0.5, z: 1)
    public static let topBack = UnitPoint3D(x: 0.5)
    public static let bottom = UnitPoint3D(x: 0.5, y: 1, z: 0.5)
    public static let bottomFront = UnitPoint3D(x: 0.5, y: 1, z: 1)
    public static let bottomBack = UnitPoint3D(x: 0.5, y: 1)
    public static let leading = UnitPoint3D(y: 0.5, z: 0.5)
    public static let leadingFront = UnitPoint3D(y: 0.5, z: 1)
    public static let leadingBack = UnitPoint3D(y: 0.5)
    public static let trailing = UnitPoint3D(x: 1, y: 0.5, z: 0.5)
    public static let trailingFront = UnitPoint3D(x: 1, y: 0.5, z: 1)
    public static let trailingBack = UnitPoint3D(x: 1, y: 0.5)
    var flat: UnitPoint { UnitPoint(x: x, y: y) }
}

/// The size and the place of a view with depth.
@MainActor public struct GeometryProxy3D {
    let flat: GeometryProxy
    /// The size; the depth is 0, because the picture shows the front.
    public var size: Size3D { Size3D(flat.size) }
    public func frame(in space: some CoordinateSpaceProtocol) -> Rect3D {
        let frame = flat.frame(in: space)
        return Rect3D(origin: Point3D(x: frame.minX, y: frame.minY), size: Size3D(frame.size))
    }
}
/// Content that depends on the size of the view.
public struct GeometryReader3D<Content: View>: View {
    private let content: (GeometryProxy3D) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) { self.content = content }
    public var body: some View { GeometryReader { content(GeometryProxy3D(flat: $0)) } }
}
