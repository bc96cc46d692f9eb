import Geometry
import LayoutEngine
import Views

// MARK: Types

extension ParameterType {
    /// An alignment by name, which may be an expression.
    ///
    /// - Parameter names: all names, including those that the scene declares.
    private static func alignment(
        _ words: String, shape: ValueShape, names: @escaping @Sendable (SceneAlignments) -> [String], fallback: Value,
        text: @escaping @Sendable (Value) -> String, read: ParameterEntry.Reader? = nil,
        evaluate: @escaping @MainActor @Sendable (PreparedValue, EntryArguments) -> Value?
    ) -> ParameterType where Value: Sendable {
        ParameterType(
            kind: .custom(words), shape: shape,
            reader: { node, path, binder, scope in
                if node.members != nil, let read { return read(node, path, binder, scope) }
                let names = names(binder.alignments)
                guard node.string != nil else {
                    binder.collector.error("expected \(ParameterKind.keyword(names).description), not \(node.kind)", at: node.position, path: path)
                    return nil
                }
                guard case .expression(let expression) = binder.decoder(scope).restricted(node, as: .string, kind: .keyword(names), path: path) else {
                    return nil
                }
                return .expression(expression)
            }, evaluate: evaluate, text: text, fallback: { _ in fallback })
    }
}

extension ParameterType where Value == HorizontalAlignment {
    fileprivate static let alignment = alignment(
        "a horizontal alignment: 'leading', 'center', 'trailing', or one of the scene's",
        shape: .either([.keywords(SceneAlignments.horizontalNames), .literalString]),
        names: { SceneAlignments.horizontalNames + $0.declaredNames(.horizontal) }, fallback: .center, text: { _ in "center" },
        evaluate: { prepared, arguments in ParameterType<String>.string.evaluate(prepared, arguments).flatMap(arguments.scope.alignments.horizontal) })
}

extension ParameterType where Value == VerticalAlignment {
    fileprivate static let alignment = alignment(
        "a vertical alignment: 'top', 'center', 'bottom', 'firstTextBaseline', 'lastTextBaseline', or one of the scene's",
        shape: .either([.keywords(SceneAlignments.verticalNames), .literalString]),
        names: { SceneAlignments.verticalNames + $0.declaredNames(.vertical) }, fallback: .center, text: { _ in "center" },
        evaluate: { prepared, arguments in ParameterType<String>.string.evaluate(prepared, arguments).flatMap(arguments.scope.alignments.vertical) })
}

extension ParameterType where Value == Alignment {
    fileprivate static let alignment = alignment(
        "an alignment such as 'topLeading', or { \"horizontal\": …, \"vertical\": … }",
        shape: .either([.keywords(SceneAlignments.bothNames), .literalString, .parameters(pair)]),
        names: { _ in SceneAlignments.bothNames }, fallback: .center, text: { _ in "center" },
        read: { node, path, binder, _ in AlignmentPair.read(node, path: path, binder: binder).map { .custom($0) } },
        evaluate: { prepared, arguments in
            if case .custom(let value) = prepared { return (value as? AlignmentPair)?.alignment(arguments.scope.alignments) }
            return ParameterType<String>.string.evaluate(prepared, arguments).flatMap(arguments.scope.alignments.both)
        })

    private static let pair = EntrySignature(
        "alignment",
        [
            .init(
                "horizontal", .custom("a horizontal alignment"), defaultText: "center",
                shape: .either([.keywords(SceneAlignments.horizontalNames), .literalString]), "The horizontal alignment."),
            .init(
                "vertical", .custom("a vertical alignment"), defaultText: "center",
                shape: .either([.keywords(SceneAlignments.verticalNames), .literalString]), "The vertical alignment."),
        ], "An alignment for each direction.")
}

extension AlignmentPair {
    /// Reads `{ "horizontal": "leading", "vertical": "mid" }`; returns nil after an error.
    fileprivate static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder) -> AlignmentPair? {
        guard let reader = ObjectReader(node, "an alignment", known: ["horizontal", "vertical"], path: path, collector: binder.collector) else {
            return nil
        }
        func name(_ key: String, _ names: [String]) -> String? {
            guard let value = reader[key] else { return "center" }
            if let name = value.string, names.contains(name) { return name }
            binder.collector.error(
                "expected \(ParameterKind.keyword(names).description), not \(value.string.map(quoted) ?? value.kind)", at: value.position,
                path: path[key],
                suggestion: value.string.flatMap { nearestName(to: $0, in: names) })
            return nil
        }
        let horizontal = name("horizontal", SceneAlignments.horizontalNames + binder.alignments.declaredNames(.horizontal))
        let vertical = name("vertical", SceneAlignments.verticalNames + binder.alignments.declaredNames(.vertical))
        guard let horizontal, let vertical else { return nil }
        return AlignmentPair(horizontal: horizontal, vertical: vertical)
    }
}

extension ParameterType where Value == AlignmentKey {
    fileprivate static let guide = ParameterType(
        custom: "a guide: 'leading', 'trailing', 'top', 'bottom', a baseline, 'HorizontalAlignment.center' or one of the scene's",
        shape: .either([.keywords(SceneAlignments.guideNames), .literalString]), fallback: HorizontalAlignment.center.key,
        read: { node, path, binder, _ in
            if let name = node.string { return binder.guide(named: name, at: node.position, path: path) }
            binder.collector.error(
                "expected \(ParameterKind.keyword(binder.alignments.allGuideNames).description), not \(node.kind)", at: node.position, path: path)
            return nil
        }, evaluate: { key, _ in key })
}

// MARK: Parameters

extension Parameter where Value == HorizontalAlignment {
    /// The horizontal alignment of views; centered by default.
    static func horizontalAlignment(_ summary: String) -> Self { Self("alignment", .alignment, default: .center, summary) }
}

extension Parameter where Value == VerticalAlignment {
    /// The vertical alignment of views; centered by default.
    static func verticalAlignment(_ summary: String) -> Self { Self("alignment", .alignment, default: .center, summary) }
}

extension Parameter where Value == VerticalAlignment? {
    static func verticalAlignment(default standard: Absence, _ summary: String) -> Self { Self("alignment", .alignment, default: standard, summary) }
}

extension Parameter where Value == Alignment {
    /// The alignment of views in both directions; centered by default.
    static func alignment(_ summary: String) -> Self { Self("alignment", .alignment, default: .center, summary) }
}

extension Parameter where Value == Alignment? {
    static func alignment(default standard: Absence, _ summary: String) -> Self { Self("alignment", .alignment, default: standard, summary) }
}

extension Parameter where Value == AlignmentKey {
    /// The guide that `alignmentGuide` sets.
    static func guide(_ name: String, _ summary: String) -> Self { Self(name, .guide, summary) }
}

extension SceneBinder {
    /// Returns the guide of this name; nil after an error.
    func guide(named name: String, at position: SourcePosition, path: ScenePath) -> AlignmentKey? {
        if let key = alignments.guide(name) { return key }
        let names = alignments.allGuideNames
        collector.error(
            "expected \(ParameterKind.keyword(names).description), not \(quoted(name))", at: position, path: path, suggestion: nearestName(to: name, in: names))
        return nil
    }
}
