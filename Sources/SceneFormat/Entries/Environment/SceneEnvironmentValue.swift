import Display
import Geometry
import LayoutEngine
import Views

/// A value of the environment that scenes read with `Environment`, and mostly set with the modifier `environment`.
struct SceneEnvironmentValue: Sendable {
    /// Changes the environment.
    typealias Change = (inout EnvironmentValues) -> Void

    let name: String
    /// The value that `Environment` passes to its content.
    let type: ExpressionType
    let read: @MainActor @Sendable (EnvironmentValues) -> SceneValue
    /// The parameter of the modifier `environment`, as a change of the environment; nil for read-only values.
    let change: Parameter<Change?>?

    private typealias Path<Value> = any WritableKeyPath<EnvironmentValues, Value> & Sendable

    private static func value<Value: Sendable>(
        _ type: ExpressionType, _ path: Path<Value>, _ parameter: Parameter<Value?>, read: @escaping @Sendable (Value) -> SceneValue
    ) -> SceneEnvironmentValue {
        SceneEnvironmentValue(
            name: parameter.name, type: type, read: { read($0[keyPath: path]) },
            change: parameter.map { value in value.map { value in { $0[keyPath: path] = value } } })
    }

    /// A value with several names.
    private static func keyword<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<Value>, _ keywords: Keywords<Value>, _ summary: String
    ) -> SceneEnvironmentValue {
        value(.string, path, .keyword(name, keywords, default: nil, summary)) { value in
            .string(keywords.cases.first { $0.value == value }?.name ?? "")
        }
    }

    private static func number(_ name: String, _ path: Path<CGFloat>, in range: ClosedRange<Double>, _ summary: String) -> SceneEnvironmentValue {
        value(.number, path, .length(name, in: range, default: nil, summary)) { .number(Double($0)) }
    }

    private static func bool(_ name: String, _ path: Path<Bool>, _ summary: String) -> SceneEnvironmentValue {
        value(.bool, path, .bool(name, default: nil, summary)) { .bool($0) }
    }

    private static func readOnly(
        _ name: String, _ type: ExpressionType, _ read: @escaping @MainActor @Sendable (EnvironmentValues) -> SceneValue
    ) -> SceneEnvironmentValue {
        SceneEnvironmentValue(name: name, type: type, read: read, change: nil)
    }

    /// A number, or null for no limit.
    private static let lineLimit = SceneEnvironmentValue(
        name: "lineLimit", type: .any, read: { $0.lineLimit.map { .number(Double($0)) } ?? .null },
        change: Parameter<Change?>.group(
            .value("lineLimit", default: nil, "The maximum number of lines of texts; null for any number."), .context
        ) { value, context in
            switch value {
            case .null?: return { $0.lineLimit = nil }
            case .number(let number)? where number >= 1 && number <= 1e6: return { $0.lineLimit = Int(saturating: number) }
            case nil: return nil
            default:
                context.fail("'lineLimit' must be a number from 1 to 1000000, or null")
                return nil
            }
        })

    private static let sizeClasses: Keywords<UserInterfaceSizeClass?> = ["compact": .compact, "regular": .regular]

    /// In the order of the reference.
    static let all: [SceneEnvironmentValue] = [
        keyword("colorScheme", \.colorScheme, ["light": .light, "dark": .dark], "The color scheme of system colors."),
        keyword("colorSchemeContrast", \.colorSchemeContrast, ["standard": .standard, "increased": .increased], "The contrast of system colors."),
        keyword("layoutDirection", \.layoutDirection, ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft], "The direction of lines."),
        keyword("horizontalSizeClass", \.horizontalSizeClass, sizeClasses, "The width of the canvas: compact as on a phone, or regular as on an iPad."),
        keyword("verticalSizeClass", \.verticalSizeClass, sizeClasses, "The height of the canvas: compact as on a phone on its side, or regular."),
        bool("isEnabled", \.isEnabled, "Whether controls are enabled, even inside of disabled views."),
        number("displayScale", \.displayScale, in: 0.01...100, "Pixels per point, as reported to views."),
        readOnly("pixelLength", .number) { .number(Double($0.pixelLength)) },
        keyword("dynamicTypeSize", \.dynamicTypeSize, DynamicTypeSize.sceneNames, "The content size that text styles follow."),
        lineLimit,
        number("lineSpacing", \.lineSpacing, in: 0...10_000, "Space between the lines of texts, in points."),
        keyword(
            "multilineTextAlignment", \.multilineTextAlignment, ["leading": .leading, "center": .center, "trailing": .trailing],
            "The alignment of the lines of texts."),
        keyword("truncationMode", \.truncationMode, ["head": .head, "middle": .middle, "tail": .tail], "Where texts that don't fit are truncated."),
        keyword(
            "textCase", \.textCase, ["uppercase": .uppercase, "lowercase": .lowercase, "none": nil], "Uppercase, lowercase, or as written."),
        number("minimumScaleFactor", \.minimumScaleFactor, in: 0...1, "How far texts may shrink before they are truncated, as a fraction of their size."),
        bool("allowsTightening", \.allowsTightening, "Whether characters may move closer before a text is truncated."),
        keyword("imageScale", \.imageScale, ["small": .small, "medium": .medium, "large": .large], "The size of symbols relative to their text."),
        bool("isScrollEnabled", \.isScrollEnabled, "Whether scroll views can be scrolled."),
        readOnly("isPresented", .bool) { .bool($0.isPresented) },
    ]
}

/// Passes the values of the environment to its content.
private struct EnvironmentReaderView: View {
    let content: Deferred<SceneElementList>
    @Environment(\.self) private var environment

    nonisolated static let type = ExpressionType.object(Dictionary(uniqueKeysWithValues: SceneEnvironmentValue.all.map { ($0.name, $0.type) }))

    var body: SceneElementList {
        let values = environment
        return content(.object(Dictionary(uniqueKeysWithValues: SceneEnvironmentValue.all.map { ($0.name, $0.read(values)) })))
    }
}

extension SceneEntries {
    @EntryList<ViewEntry> static var environmentViews: [ViewEntry] {
        ViewEntry(
            "Environment",
            "Passes the values of the environment to its content, as members such as environment.colorScheme: "
                + SceneEnvironmentValue.all.map(\.name).joined(separator: ", ") + "; a missing 'lineLimit' is null. "
                + "The modifier 'environment' sets them by these names, all but "
                + SceneEnvironmentValue.all.filter { $0.change == nil }.map(\.name).joined(separator: " and ") + ".",
            .withLocals(.views("content", "The content; a variable in it has the values as members.")).primary,
            locals: [LocalVariable("as", default: "environment", EnvironmentReaderView.type)]
        ) { content in EnvironmentReaderView(content: content) }
    }

    static let environmentSetter = ModifierEntry(
        "environment", "Values of the environment for all views inside.", Parameter.all(SceneEnvironmentValue.all.compactMap(\.change))
    ) { view, changes in
        view.transformEnvironment(\.self) { values in for case let change? in changes { change(&values) } }
    }
}
