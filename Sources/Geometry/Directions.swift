/// The leading or the trailing direction.
public enum HorizontalDirection: Int8, Hashable, CaseIterable, Sendable, Codable {
    case leading
    case trailing

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one direction.
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        /// Both directions.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The direction up or down.
public enum VerticalDirection: Int8, Hashable, CaseIterable, Sendable, Codable {
    case up
    case down

    /// A set of directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one direction.
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
        public static let up = Set(.up)
        public static let down = Set(.down)
        /// Both directions.
        public static let all: Set = [.up, .down]
    }
}
