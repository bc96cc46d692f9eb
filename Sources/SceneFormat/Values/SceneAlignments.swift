import Geometry
import LayoutEngine
import Synchronization

/// The alignments of a scene by name: SwiftUI's and the declared ones.
struct SceneAlignments: Sendable, Equatable {
    /// The alignments that the scene declares, by name.
    let declared: [String: AlignmentKey]
    /// The first error in the default value of a declared alignment. Layout, which evaluates it, can't throw.
    private let failure: Failure

    private final class Failure: Sendable {
        let diagnostic = Mutex<Diagnostic?>(nil)
    }

    init(_ declarations: [SceneDocument.AlignmentDeclaration] = [], limits: SceneLimits = .default) {
        let failure = Failure()
        self.failure = failure
        let keys = declarations.map { declaration in
            AlignmentKey(name: declaration.name, axis: declaration.axis) { dimensions in
                let environment = ExpressionEnvironment(locals: [Self.dimensions(dimensions, axis: declaration.axis)])
                do throws(Diagnostic) {
                    guard case .number(let number) = try declaration.defaultValue.evaluate(in: environment, limits: limits) else { return 0 }
                    return number
                } catch {
                    failure.diagnostic.withLock { $0 = $0 ?? error }
                    return 0
                }
            }
        }
        declared = Dictionary(uniqueKeysWithValues: zip(declarations.map(\.name), keys))
    }

    static func == (lhs: SceneAlignments, rhs: SceneAlignments) -> Bool { lhs.failure === rhs.failure }

    /// Returns the first error since the last call.
    func takeFailure() -> Diagnostic? {
        failure.diagnostic.withLock { diagnostic in
            defer { diagnostic = nil }
            return diagnostic
        }
    }

    /// Names that scenes can't declare.
    static let reservedNames = Set(horizontalNames + verticalNames + bothNames + guideNames + ["width", "height"])
    static let horizontalNames = ["leading", "center", "trailing"]
    static let verticalNames = ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]
    static let bothNames = [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "centerFirstTextBaseline",
        "centerLastTextBaseline", "leadingFirstTextBaseline", "leadingLastTextBaseline", "trailingFirstTextBaseline", "trailingLastTextBaseline",
    ]

    func declaredNames(_ axis: Axis) -> [String] { declared.filter { $0.value.axis == axis }.keys.sorted() }

    func horizontal(_ name: String) -> HorizontalAlignment? {
        switch name {
        case "leading": .leading
        case "center": .center
        case "trailing": .trailing
        default: declared[name].flatMap { $0.axis == .horizontal ? HorizontalAlignment($0) : nil }
        }
    }

    func vertical(_ name: String) -> VerticalAlignment? {
        switch name {
        case "top": .top
        case "center": .center
        case "bottom": .bottom
        case "firstTextBaseline": .firstTextBaseline
        case "lastTextBaseline": .lastTextBaseline
        default: declared[name].flatMap { $0.axis == .vertical ? VerticalAlignment($0) : nil }
        }
    }

    func both(_ name: String) -> Alignment? {
        switch name {
        case "center": .center
        case "leading": .leading
        case "trailing": .trailing
        case "top": .top
        case "bottom": .bottom
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        case "centerFirstTextBaseline": .centerFirstTextBaseline
        case "centerLastTextBaseline": .centerLastTextBaseline
        case "leadingFirstTextBaseline": .leadingFirstTextBaseline
        case "leadingLastTextBaseline": .leadingLastTextBaseline
        case "trailingFirstTextBaseline": .trailingFirstTextBaseline
        case "trailingLastTextBaseline": .trailingLastTextBaseline
        default: nil
        }
    }

    /// The names of guides if the context doesn't determine the axis; `center` then needs a prefix with the axis.
    static let guideNames = [
        "leading", "HorizontalAlignment.center", "trailing", "top", "VerticalAlignment.center", "bottom", "firstTextBaseline", "lastTextBaseline",
    ]

    /// The names in ``guideNames`` and those of declared alignments.
    var allGuideNames: [String] { Self.guideNames + declared.keys.sorted() }

    func guide(_ name: String) -> AlignmentKey? {
        switch name {
        case "HorizontalAlignment.center": HorizontalAlignment.center.key
        case "VerticalAlignment.center": VerticalAlignment.center.key
        case "leading", "trailing": horizontal(name)?.key
        case "center": nil
        default: declared[name] ?? vertical(name)?.key
        }
    }

    /// Returns a variable with a view's dimensions; its members include the guides.
    ///
    /// - Parameter axis: the axis of `center`.
    func dimensions(_ dimensions: ViewDimensions, axis: Axis) -> SceneValue {
        guard !declared.isEmpty, case .object(var members) = Self.dimensions(dimensions, axis: axis) else {
            return Self.dimensions(dimensions, axis: axis)
        }
        for (name, key) in declared { members[name] = Self.number(dimensions[key]) }
        return .object(members)
    }

    private static func dimensions(_ dimensions: ViewDimensions, axis: Axis) -> SceneValue {
        .object([
            "width": number(dimensions.width), "height": number(dimensions.height), "leading": number(dimensions[.leading]),
            "trailing": number(dimensions[.trailing]), "top": number(dimensions[.top]), "bottom": number(dimensions[.bottom]),
            "firstTextBaseline": number(dimensions[.firstTextBaseline]), "lastTextBaseline": number(dimensions[.lastTextBaseline]),
            "center": number(axis == .horizontal ? dimensions[HorizontalAlignment.center] : dimensions[VerticalAlignment.center]),
        ])
    }

    private static func number(_ value: CGFloat) -> SceneValue { .number(value.isFinite ? Double(value) : 0) }

    /// The type of the result of ``dimensions(_:axis:)``.
    var dimensionsType: ExpressionType {
        let names = ["width", "height", "leading", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline", "center"] + declared.keys
        return .object(Dictionary(names.map { ($0, .number) }) { first, _ in first })
    }
}

/// An alignment with a name for each axis: `{ "horizontal": "leading", "vertical": "mid" }`.
struct AlignmentPair: Sendable {
    let horizontal: String
    let vertical: String

    func alignment(_ alignments: SceneAlignments) -> Alignment {
        Alignment(horizontal: alignments.horizontal(horizontal) ?? .center, vertical: alignments.vertical(vertical) ?? .center)
    }
}
