/// The reasons for not showing the content of a view.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is an example of content to come: texts and images are drawn as gray shapes.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may see the content: sensitive views are drawn as gray shapes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The reasons for not showing the content of the views inside; empty if it is shown.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
    /// Whether the content is drawn only when no one else can see it.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }
    /// Whether texts and images are drawn as shapes.
    var isRedacted: Bool { redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive }
}

extension View {
    /// Draws the texts and images inside as gray shapes, for a reason.
    public func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0.formUnion(reason) } }
    /// Draws the content inside even if the enclosing views are redacted.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Marks content that is drawn only when no one else can see it.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
    /// Marks content that may be out of date while new content is loaded.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The drawing of redacted content; measured in the image `modifier.redacted.placeholder` (Documentation/Semantics/Text.md#redaction).
@MainActor
enum Placeholder {
    /// The opacity of the shape in the color of the content.
    static let opacity = 0.16
    /// The radius of a text's corners, in heights of the shape.
    private static let roundness: CGFloat = 0.2

    /// The tracking of Apple's system font in thousandths of the size, at some sizes in points.
    private static let tracking: [(size: CGFloat, value: CGFloat)] = [
        (6, 41), (8, 26), (10, 12), (12, 0), (14, -11), (16, -20), (17, -26), (18, -25), (20, -23), (22, -12), (24, 3), (28, 14), (80, 0),
    ]

    /// Returns the width that each character takes in a redacted text, with the tracking behind it, in points.
    static func advance(size: CGFloat) -> CGFloat { size * 0.4875 + tracking(size: size) }

    /// Returns the space between two characters of a redacted text, in points.
    static func tracking(size: CGFloat) -> CGFloat {
        let upper = tracking.firstIndex { $0.size >= size } ?? tracking.count - 1
        let (a, b) = (tracking[max(0, upper - 1)], tracking[upper])
        let share = b.size > a.size ? min(max((size - a.size) / (b.size - a.size), 0), 1) : 0
        return size * (a.value + (b.value - a.value) * share) / 1000
    }

    /// Returns the shape for a line of text between these positions.
    static func shape(_ rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.height * roundness, style: .continuous) }
}

extension DisplayListBuilder {
    /// Adds the shape that replaces a redacted image.
    @MainActor mutating func addPlaceholder(in frame: CGRect, _ environment: EnvironmentValues) {
        var color = Color(provider: .system(.primary)).resolve(in: environment)
        color.opacity *= Float(Placeholder.opacity)
        add(.fill(Path(frame), .color(color), FillStyle()))
    }
}
