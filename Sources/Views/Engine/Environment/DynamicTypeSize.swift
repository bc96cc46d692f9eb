/// The user's content size, which text styles follow.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the larger accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The case's name, such as `accessibility3`.
    package var name: String { "\(self)" }

    package init?(named name: String) {
        guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = size
    }

    /// The index in the tables of sizes.
    var step: Int { rawValue }
}

private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// The content size that text styles follow; `large` by default, as on a new device.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the content size of the views inside.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Limits the content size of the views inside to a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let (allowed, wanted) = (DynamicTypeSize.allCases.filter(range.contains), size.rawValue)
            size = allowed.min { abs($0.rawValue - wanted) < abs($1.rawValue - wanted) } ?? size
        }
    }
}
