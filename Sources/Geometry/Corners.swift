import Foundation

extension Edge {
    /// A corner of a rectangle. The leading side is the left one where text runs left to right.
    public enum Corner: Int8, Hashable, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// A set of corners.
        public struct Set: OptionSet, Hashable, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            /// Creates the set of one corner.
            public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }
            public static let topLeading = Set(.topLeading)
            public static let topTrailing = Set(.topTrailing)
            public static let bottomLeading = Set(.bottomLeading)
            public static let bottomTrailing = Set(.bottomTrailing)
            public static let top: Set = [.topLeading, .topTrailing]
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            public static let leading: Set = [.topLeading, .bottomLeading]
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            public static let none: Set = []
            public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
            /// Returns whether the set has a corner.
            public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }
        }

        /// The rounding of a corner: by a radius, or concentric to the container's corner.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius; of a concentric corner, the least one.
            package var radius: CGFloat
            package var isConcentric: Bool
            /// Whether a least radius was given.
            package var hasMinimum: Bool

            package init(radius: CGFloat, isConcentric: Bool, hasMinimum: Bool = false) {
                self.radius = radius
                self.isConcentric = isConcentric
                self.hasMinimum = hasMinimum
            }

            /// A corner with a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
            /// A corner at the same distance from the container's corner everywhere: the container's radius less the distance.
            public static let concentric = Style(radius: 0, isConcentric: true)
            /// A corner concentric to the container's, with at least the radius of another style.
            public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true, hasMinimum: true) }
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
        }
    }
}

/// The space at each corner of a rectangle that something covers, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize

    /// Creates insets of zero.
    public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }
    /// Creates insets for the four corners.
    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}

extension RectangleCornerRadii {
    /// The radius of a corner, in points.
    public subscript(corner: Edge.Corner) -> CGFloat {
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
}

extension EdgeInsets {
    /// Adds a distance to the insets of some edges.
    public mutating func inset(by amount: CGFloat, edges: Edge.Set = .all) {
        if edges.contains(.top) { top += amount }
        if edges.contains(.leading) { leading += amount }
        if edges.contains(.bottom) { bottom += amount }
        if edges.contains(.trailing) { trailing += amount }
    }
}
