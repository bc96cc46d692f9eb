import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    /// The members of the variable that the expressions of a custom layout see.
    private static let layoutType = ExpressionType.object([
        "width": .any, "height": .any, "count": .number, "sizes": .array(.size), "index": .number, "size": .size,
        "values": .array(.any), "value": .any, "minimums": .array(.size), "maximums": .array(.size), "offered": .array(.size),
        "priorities": .array(.number), "gaps": .array(.size), "guides": .array(.any), "measured": .array(.size),
    ])

    @EntryList<ViewEntry> static var customLayoutViews: [ViewEntry] {
        ViewEntry(
            "Layout", "Arranges views at positions that expressions compute.",
            .views("content", "The views to arrange."),
            .withLocals(
                .size(
                    "size",
                    "The size of the layout. 'layout' has the offered width and height, or null, the count of views, their ideal sizes, their minimums and "
                        + "maximums, the sizes that they would take of the offered size ('offered'), their priorities, their gaps to the next view, as a size "
                        + "with the horizontal and the vertical spacing, and their guides, as in alignmentGuide.")),
            .withLocals(
                .place(
                    "place",
                    "The position of a view, as a point from the top left, or as the rect that it is offered. "
                        + "'layout' has the width and height of the layout, the view's index, its ideal size, its 'value', and count, sizes, and values.")),
            .withLocals(
                .signedLength(
                    "measureWidth", default: nil,
                    "A width that each view is offered, as by sizeThatFits: 'layout.measured' has the resulting sizes. 'layout' has the members that 'size' "
                        + "sees, and the view's index and 'value'.")),
            .withLocals(.signedLength("measureHeight", default: nil, "A height for the same; a dimension that isn't given is left to the view.")),
            .unitPoint("anchor", default: .topLeading, "The point of the view that is placed at the point."),
            .withLocals(
                .guides(
                    "guides", default: nil,
                    "The layout's own alignment guides, in points from its top left, such as { \"firstTextBaseline\": \"layout.height / 2\" }; "
                        + "others come from its views. 'layout' has the members that 'place' sees, without index, size, and value.")),
            .context, locals: [LocalVariable("as", default: "layout", layoutType)], otherNames: ["CustomLayout"]
        ) { content, size, place, width, height, anchor, guides, context in
            layout(size, place, width, height, anchor, guides, context).arranging(content)
        }
    }

    @MainActor private static func layout(
        _ size: Deferred<CGSize>, _ place: Deferred<SceneValue>, _ width: Deferred<CGFloat?>, _ height: Deferred<CGFloat?>, _ anchor: UnitPoint,
        _ guides: Deferred<SceneGuides?>, _ context: SceneContext
    ) -> SceneLayout {
        // Layout evaluates the expressions outside of any view, so a change of the state that they read creates a new view.
        let expressions = [size.expressions, place.expressions, width.expressions, height.expressions, guides.expressions].flatMap { $0 }
        for expression in expressions { context.scope.store.noteReads(of: expression, locals: context.scope.locals) }
        let ownGuides = guides().map { own in
            SceneLayout.Guides(keys: own.keys) { key, layout in guides(layout)?.position(of: key) }
        }
        return SceneLayout(
            size: { size($0) }, place: { place($0) }, measuredWidth: { width($0) }, measuredHeight: { height($0) }, anchor: anchor, guides: ownGuides,
            asks: SceneLayout.members(readBy: expressions), alignments: context.scope.alignments, fail: { context.fail($0) })
    }

    @EntryList<ModifierEntry> static var layoutValueModifiers: [ModifierEntry] {
        ModifierEntry(
            "layoutValue", "Passes values to the surrounding 'Layout': with { \"weight\": 2 } its 'layout.value.weight' is 2.",
            .additional("name", "A value.")
        ) { view, members in view.layoutValue(key: SceneLayoutValueKey.self, value: .object(members)) }
    }
}

extension ParameterType where Value == SceneValue {
    /// `[x, y]` is a point, `[x, y, width, height]` a rect, and an expression one of them.
    fileprivate static let place = ParameterType(
        kind: .custom("a point or a rect"), shape: .either([.kind(.value(.point)), .kind(.value(.rect))]),
        reader: { node, path, binder, scope in
            let type: ExpressionType = node.elements == nil ? .any : node.elements?.count == 4 ? .rect : .point
            guard let expression = binder.decoder(scope).expressions.expression(node, as: type, path: path) else { return nil }
            guard expression.type.canBe(.point) || expression.type.canBe(.rect) else {
                binder.collector.error("expected a point or a rect, not \(expression.type)", at: node.position, path: path)
                return nil
            }
            return .expression(expression)
        }, evaluate: value.evaluate, fallback: { _ in .null })
}

extension Parameter where Value == SceneValue {
    fileprivate static func place(_ name: String, _ summary: String) -> Self { Self(name, .place, summary) }
}

/// The guides of a custom layout, with their positions as expressions.
private struct PreparedGuides: StateReading {
    let guides: [(key: AlignmentKey, position: SceneExpression)]
    var expressions: [SceneExpression] { guides.map(\.position) }

    /// Reads `{ "firstTextBaseline": "layout.height / 2" }`; nil after an error.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedGuides? {
        guard let members = node.members else {
            binder.collector.error("expected an object that maps guides to positions, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        let guides = members.compactMap { member -> (key: AlignmentKey, position: SceneExpression)? in
            let position = binder.decoder(scope).expressions.expression(member.value, as: .number, path: path[member.key])
            guard let key = binder.guide(named: member.key, at: member.keyPosition, path: path[member.key]), let position else { return nil }
            return (key, position)
        }
        return guides.count == members.count ? PreparedGuides(guides: guides) : nil
    }
}

/// The guides of a custom layout in a scope.
@MainActor
private struct SceneGuides {
    let prepared: PreparedGuides
    let scope: SceneScope

    var keys: [AlignmentKey] { prepared.guides.map(\.key) }

    /// Returns the current position; nil after an error, and for an unknown guide.
    func position(of key: AlignmentKey) -> CGFloat? {
        guard let expression = prepared.guides.first(where: { $0.key == key })?.position else { return nil }
        guard case .number(let position)? = scope.store.evaluate(expression, locals: scope.locals) else { return nil }
        return CGFloat(position)
    }
}

extension Parameter where Value == SceneGuides? {
    fileprivate static func guides(_ name: String, default standard: Absence, _ summary: String) -> Self {
        let type = ParameterType<SceneGuides>(
            kind: .custom("an object that maps guides to positions"), shape: .dictionary(.kind(.value(.number))),
            reader: { PreparedGuides.read($0, path: $1, binder: $2, scope: $3).map { .custom($0) } },
            evaluate: { prepared, arguments in
                guard case .custom(let value) = prepared, let guides = value as? PreparedGuides else { return nil }
                return SceneGuides(prepared: guides, scope: arguments.scope)
            }, fallback: { SceneGuides(prepared: PreparedGuides(guides: []), scope: $0.scope) })
        return Self(name, type, default: standard, summary)
    }
}
