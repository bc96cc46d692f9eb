import Display
import Geometry
import LayoutEngine
import Views

/// A value of the environment that scenes read with `Environment`, and most of which they set with the modifier `environment`.
struct SceneEnvironmentValue: Sendable {
    let name: String
    /// What `Environment` tells.
    let type: ExpressionType
    let read: @MainActor @Sendable (EnvironmentValues) -> SceneValue
    /// How `environment` takes it; nil for what can only be read.
    let parameter: BoundParameter?
    /// The change that an argument makes; nil after an error.
    let change: @MainActor @Sendable (SceneArguments) -> ((inout EnvironmentValues) -> Void)?

    private typealias Path<Value> = any WritableKeyPath<EnvironmentValues, Value> & Sendable

    /// One of some names.
    private static func keyword<Value: Equatable & Sendable>(
        _ name: String, _ path: Path<Value>, _ cases: [(name: String, value: Value)], _ summary: String
    ) -> SceneEnvironmentValue {
        SceneEnvironmentValue(
            name: name, type: .string, read: { values in .string(cases.first { $0.value == values[keyPath: path] }?.name ?? "") },
            parameter: BoundParameter(name, .keyword(cases.map(\.name)), summary),
            change: { arguments in
                let name = arguments.string(name)
                return cases.first { $0.name == name }.map { chosen in { $0[keyPath: path] = chosen.value } }
            })
    }

    private static func number(_ name: String, _ path: Path<CGFloat>, in range: ClosedRange<Double>, _ summary: String) -> SceneEnvironmentValue {
        SceneEnvironmentValue(
            name: name, type: .number, read: { .number(Double($0[keyPath: path])) },
            parameter: BoundParameter(name, .number(in: range, allowsInfinity: false), summary),
            change: { arguments in arguments.length(name).map { number in { $0[keyPath: path] = number } } })
    }

    private static func bool(_ name: String, _ path: Path<Bool>, _ summary: String) -> SceneEnvironmentValue {
        SceneEnvironmentValue(
            name: name, type: .bool, read: { .bool($0[keyPath: path]) }, parameter: BoundParameter(name, .value(.bool), summary),
            change: { arguments in arguments.bool(name).map { bool in { $0[keyPath: path] = bool } } })
    }

    private static func onlyRead(
        _ name: String, _ type: ExpressionType, _ read: @escaping @MainActor @Sendable (EnvironmentValues) -> SceneValue
    ) -> SceneEnvironmentValue {
        SceneEnvironmentValue(name: name, type: type, read: read, parameter: nil, change: { _ in nil })
    }

    /// A number, or null for any.
    private static let lineLimit = SceneEnvironmentValue(
        name: "lineLimit", type: .any, read: { $0.lineLimit.map { .number(Double($0)) } ?? .null },
        parameter: BoundParameter("lineLimit", .value(.any), "How many lines texts have at most; null for any number."),
        change: { arguments in
            switch arguments.value("lineLimit") {
            case .null?: return { $0.lineLimit = nil }
            case .number(let number)? where number >= 1 && number <= 1e6: return { $0.lineLimit = Int(number) }
            case nil: return nil
            default:
                arguments.fail("'lineLimit' is a number from 1 to 1000000, or null")
                return nil
            }
        })

    /// In the order of the reference.
    static let all: [SceneEnvironmentValue] = [
        keyword("colorScheme", \.colorScheme, [("light", .light), ("dark", .dark)], "How system colors look."),
        keyword("colorSchemeContrast", \.colorSchemeContrast, [("standard", .standard), ("increased", .increased)], "How much system colors stand out."),
        keyword("layoutDirection", \.layoutDirection, [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], "Where lines start."),
        bool("isEnabled", \.isEnabled, "Whether controls react, also where what is around is disabled."),
        number("displayScale", \.displayScale, in: 0.01...100, "Pixels per point, as views are told."),
        onlyRead("pixelLength", .number) { .number(Double($0.pixelLength)) },
        lineLimit,
        number("lineSpacing", \.lineSpacing, in: 0...10_000, "Room between the lines of texts, in points."),
        keyword(
            "multilineTextAlignment", \.multilineTextAlignment, [("leading", .leading), ("center", .center), ("trailing", .trailing)],
            "How the lines of texts stand to each other."),
        keyword("truncationMode", \.truncationMode, [("head", .head), ("middle", .middle), ("tail", .tail)], "Where texts that don't fit are cut."),
        keyword(
            "textCase", \.textCase, [("uppercase", .uppercase), ("lowercase", .lowercase), ("none", nil)], "In capitals, in small letters, or as written."),
        number("minimumScaleFactor", \.minimumScaleFactor, in: 0...1, "How small letters may become before a text is cut, as a share of their size."),
        bool("allowsTightening", \.allowsTightening, "Whether letters may move closer before a text is cut."),
        keyword("imageScale", \.imageScale, [("small", .small), ("medium", .medium), ("large", .large)], "How large symbols are beside their text."),
        bool("isScrollEnabled", \.isScrollEnabled, "Whether a finger moves what scroll views show."),
        onlyRead("isPresented", .bool) { .bool($0.isPresented) },
    ]
}

/// Tells its content what the environment around says.
private struct EnvironmentReaderView: View {
    let arguments: SceneArguments
    @Environment(\.self) private var environment

    nonisolated static let type = ExpressionType.object(Dictionary(uniqueKeysWithValues: SceneEnvironmentValue.all.map { ($0.name, $0.type) }))

    var body: SceneElementList {
        let values = environment
        return arguments.adding(.object(Dictionary(uniqueKeysWithValues: SceneEnvironmentValue.all.map { ($0.name, $0.read(values)) }))).views("content")
    }
}

extension SceneEntries {
    static let environmentViews: [ViewEntry] = [
        ViewEntry(
            "Environment", [.init("content", .views, isRequired: true, "What is shown; a variable in it has members.")], primary: "content",
            local: LocalVariable("as", default: "environment", EnvironmentReaderView.type),
            "Tells its content what holds around it, as members such as environment.colorScheme: "
                + SceneEnvironmentValue.all.map(\.name).joined(separator: ", ") + "; a 'lineLimit' that there isn't is null. "
                + "The modifier 'environment' sets them by these names, all but "
                + SceneEnvironmentValue.all.filter { $0.parameter == nil }.map(\.name).joined(separator: " and ") + "."
        ) { arguments in SceneContent(EnvironmentReaderView(arguments: arguments)) }
    ]

    static let environmentSetter = ModifierEntry("environment", SceneEnvironmentValue.all.compactMap(\.parameter), "Values for all views inside.") {
        view, arguments in
        let changes = SceneEnvironmentValue.all.filter { arguments.has($0.name) }.compactMap { $0.change(arguments) }
        return view.transformEnvironment(\.self) { values in for change in changes { change(&values) } }
    }
}
