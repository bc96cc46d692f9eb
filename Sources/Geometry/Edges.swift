/// The horizontal or the vertical axis.
public enum Axis: Int8, Hashable, CaseIterable, Sendable, CustomStringConvertible {
    case horizontal
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }

    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// The other axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A side of a rectangle. The leading side is the left one where text runs left to right.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }
        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Sendable, Codable {
    case leading
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
        public init(_ edge: HorizontalEdge) {
            rawValue = 1 << edge.rawValue
        }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom side.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Sendable, Codable {
    case top
    case bottom

    /// A set of sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
        public init(_ edge: VerticalEdge) {
            rawValue = 1 << edge.rawValue
        }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// A distance for each side of a rectangle, in points; positive distances point inward.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension EdgeInsets {
    /// Creates insets of one length on some edges and 0 on the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The sum of leading and trailing.
    package var horizontal: CGFloat { leading + trailing }
    /// The sum of top and bottom.
    package var vertical: CGFloat { top + bottom }
}
