/// A rectangle whose corners may be rounded.
public protocol RoundedRectangularShape: Shape {
    /// Returns the styles of the corners for a size; nil if they depend on a size that is not given.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

extension RoundedRectangularShape {
    public typealias Corners = RoundedRectangularShapeCorners
}

/// The styles of a rectangle's corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public var topLeading: Edge.Corner.Style
    public var topTrailing: Edge.Corner.Style
    public var bottomLeading: Edge.Corner.Style
    public var bottomTrailing: Edge.Corner.Style

    /// Creates four corners.
    public init(
        topLeading: Edge.Corner.Style = .fixed(0), topTrailing: Edge.Corner.Style = .fixed(0), bottomLeading: Edge.Corner.Style = .fixed(0),
        bottomTrailing: Edge.Corner.Style = .fixed(0)
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
    /// Creates four equal corners.
    public init(all style: Edge.Corner.Style) { self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style) }

    /// Four corners concentric to the container's.
    public static let concentric = RoundedRectangularShapeCorners(all: .concentric)
    /// Four corners concentric to the container's, with at least the radius of another style.
    public static func concentric(minimum: Edge.Corner.Style) -> RoundedRectangularShapeCorners { Self(all: .concentric(minimum: minimum)) }
    /// Four corners with a radius in points.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

    /// The style of a corner.
    public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }

    /// Returns the radii; the closure computes those of concentric corners from the corner and the minimum radius.
    func radii(at concentric: (Edge.Corner, CGFloat) -> CGFloat) -> RectangleCornerRadii {
        var result = RectangleCornerRadii()
        for corner in Edge.Corner.allCases { result[corner] = self[corner].isConcentric ? concentric(corner, self[corner].radius) : self[corner].radius }
        return result
    }
}

extension Rectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}
extension RoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        .fixed(min(cornerSize.width, cornerSize.height, size.map { min($0.width, $0.height) / 2 } ?? .infinity))
    }
}
extension UnevenRoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing), bottomLeading: .fixed(cornerRadii.bottomLeading),
            bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}
extension Capsule: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
extension Circle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

/// A rectangle whose corners have fixed radii or follow the corners of the container, at the same distance everywhere.
///
/// A concentric corner's radius is the container's minus the greater distance from its two edges; without a container, the minimum radius.
public struct ConcentricRectangle: RoundedRectangularShape, InsettableShape {
    var corners: Corners
    var isUniform: Bool
    private var amount: CGFloat = 0

    /// Creates a rectangle with four concentric corners.
    nonisolated public init() { self.init(corners: .concentric) }
    /// Creates a rectangle with four corners.
    ///
    /// - Parameter isUniform: whether all concentric corners have the greatest of their radii.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.init(Corners(all: corners), isUniform: isUniform) }
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) {
        self.init(
            Corners(topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner))
    }
    /// Creates a rectangle with two equal corners at the bottom.
    nonisolated public init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
    }
    /// Creates a rectangle with two equal leading corners.
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    /// Creates a rectangle with two equal leading and two equal trailing corners.
    nonisolated public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: uniformTrailingCorners)
    }
    /// Creates a rectangle with two equal corners at the top.
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    /// Creates a rectangle with two equal corners at the top and two at the bottom.
    nonisolated public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners)
    }
    /// Creates a rectangle with two equal trailing corners.
    nonisolated public init(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, bottomLeadingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: uniformTrailingCorners)
    }
    nonisolated private init(_ corners: Corners, isUniform: Bool = false) {
        self.corners = corners
        self.isUniform = isUniform
    }

    nonisolated public func corners(in size: CGSize?) -> Corners? { corners }

    nonisolated public func path(in rect: CGRect) -> Path {
        let place = ContainerPlace.current
        let outer = place.flatMap { $0.shape.cornerRadii(in: $0.rect.size) }
        var radii = corners.radii { corner, minimum in
            guard let place, let outer else { return minimum }
            let across = corner == .topLeading || corner == .bottomLeading ? rect.minX - place.rect.minX : place.rect.maxX - rect.maxX
            let down = corner == .topLeading || corner == .topTrailing ? rect.minY - place.rect.minY : place.rect.maxY - rect.maxY
            return max(minimum, outer[corner] - max(across, down, 0))
        }
        if isUniform {
            let concentric = Edge.Corner.allCases.filter { corners[$0].isConcentric }
            let greatest = concentric.map { radii[$0] }.max() ?? 0
            for corner in concentric { radii[corner] = greatest }
        }
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard inner.width >= 0, inner.height >= 0 else { return Path() }
        for corner in Edge.Corner.allCases { radii[corner] = min(max(0, radii[corner] - amount), min(inner.width, inner.height) / 2) }
        return Path(roundedRect: inner, cornerRadii: radii, style: .continuous)
    }

    /// Returns the rectangle with its outline moved inward, and the radii reduced by the same amount.
    nonisolated public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.amount += amount
        return copy
    }
}

// A rectangle whose corners may follow the container's, by name: `.rect(corners: .concentric)`.
extension Shape where Self == ConcentricRectangle {
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
    nonisolated public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner)
    }
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    nonisolated public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
    nonisolated public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0, bottomLeadingCorner: Edge.Corner.Style = 0
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner, bottomLeadingCorner: bottomLeadingCorner)
    }
}
