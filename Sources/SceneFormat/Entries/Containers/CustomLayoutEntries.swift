import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    /// What the expressions of a layout of one's own know.
    private static let layoutType = ExpressionType.object([
        "width": .any, "height": .any, "count": .number, "sizes": .array(.size), "index": .number, "size": .size,
        "values": .array(.any), "value": .any, "minimums": .array(.size), "maximums": .array(.size), "offered": .array(.size),
        "priorities": .array(.number), "gaps": .array(.size), "guides": .array(.any), "measured": .array(.size),
    ])

    /// `[x, y]` is a point, `[x, y, width, height]` a rect, and an expression one of them.
    private static func readPlace(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        let type: ExpressionType = node.elements == nil ? .any : node.elements?.count == 4 ? .rect : .point
        let read = binder.decoder(scope).expressions
        guard let expression = read.expression(node, as: type, path: path) else { return nil }
        guard expression.type.canBe(.point) || expression.type.canBe(.rect) else {
            binder.collector.error("expected a point or a rect, not \(expression.type)", at: node.position, path: path)
            return nil
        }
        return .expression(expression)
    }

    static let customLayoutViews: [ViewEntry] = [
        ViewEntry(
            "Layout",
            [
                .init("content", .views, isRequired: true, seesLocals: false, "The views to place."),
                .init(
                    "size", .value(.size), isRequired: true, seesLocals: true,
                    "The size that it takes. 'layout' has width and height, which are what is offered or null, count, the views' ideal sizes, their minimums "
                        + "and maximums, the sizes that they would have of what is offered ('offered'), their priorities, their gaps to the next view, as a size "
                        + "of what lies between them across and down, and their guides, as alignmentGuide knows them."),
                .init(
                    "place", .custom("a point or a rect"), isRequired: true, seesLocals: true,
                    shape: .either([.kind(.value(.point)), .kind(.value(.rect))]), reader: readPlace,
                    "Where a view lies, as a point from the top left, or as the rect that it is offered. "
                        + "'layout' has the width and height that the layout took, the view's index, its ideal size and its 'value', count, sizes and values."),
                .init(
                    "measureWidth", .value(.number), seesLocals: true,
                    "A width that each view is asked for, as by sizeThatFits: 'layout.measured' are the sizes that they answer. 'layout' has what 'size' knows, "
                        + "and the view's index and 'value'."),
                .init("measureHeight", .value(.number), seesLocals: true, "A height for the same; without one of them it is left to the view."),
                .unitPoint("anchor", default: "topLeading", "Which point of the view lies on the point."),
                .init(
                    "guides", .custom("an object of guides and where they are"), seesLocals: true,
                    shape: .dictionary(.kind(.value(.number))), reader: PreparedGuides.read,
                    "Where the layout's own alignment guides are, in points from its top left, such as { \"firstTextBaseline\": \"layout.height / 2\" }; "
                        + "others come from its views. 'layout' is what 'place' knows, without index, size and value."),
            ], local: LocalVariable("as", default: "layout", layoutType), otherNames: ["CustomLayout"], "Views at places that expressions compute."
        ) { arguments in
            // Layout asks outside of any evaluation: whoever changes what the expressions read has the view made anew.
            let guides: PreparedGuides? = arguments.custom("guides")
            let expressions =
                ["size", "place", "measureWidth", "measureHeight"].compactMap { name in
                    if case .expression(let expression)? = arguments.prepared.values[name] { expression } else { nil as SceneExpression? }
                } + (guides?.places.map(\.value) ?? [])
            for expression in expressions { arguments.scope.store.noteReads(of: expression, locals: arguments.scope.locals) }
            let layout = SceneLayout(
                anchor: arguments.unitPoint("anchor") ?? .topLeading, guides: guides,
                asks: SceneLayout.costly.filter { name in expressions.contains { $0.mentions(member: name) } }, alignments: arguments.scope.alignments,
                value: { arguments.adding($1).value($0) },
                evaluate: { arguments.scope.store.evaluate($0, locals: arguments.adding($1).scope.locals) }, fail: { arguments.fail($0) })
            return SceneContent(layout { arguments.views("content") })
        }
    ]

    static let layoutValueModifiers: [ModifierEntry] = [
        ModifierEntry(
            "layoutValue", additional: ParameterEntry("name", .value(.any), "A value."),
            "What a 'Layout' around knows of the view: with { \"weight\": 2 } its 'layout.value.weight' is 2."
        ) { view, arguments in
            view.layoutValue(key: SceneLayoutValueKey.self, value: .object(arguments.additionalMembers))
        }
    ]
}

/// The guides of a layout of one's own, and where they are.
private struct PreparedGuides: Sendable {
    let places: [(key: AlignmentKey, value: SceneExpression)]

    /// Reads `{ "firstTextBaseline": "layout.height / 2" }`; nil after an error.
    static func read(_ node: JSONNode, path: ScenePath, binder: SceneBinder, scope: ExpressionScope) -> PreparedValue? {
        guard let members = node.members else {
            binder.collector.error("expected an object of guides and where they are, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        let places = members.compactMap { member -> (key: AlignmentKey, value: SceneExpression)? in
            let value = binder.decoder(scope).expressions.expression(member.value, as: .number, path: path[member.key])
            guard let key = binder.guide(named: member.key, at: member.keyPosition, path: path[member.key]), let value else { return nil }
            return (key, value)
        }
        return places.count == members.count ? .custom(PreparedGuides(places: places)) : nil
    }
}

extension SceneArguments {
    /// Makes what is being evaluated depend on the state that a parameter reads.
    func noteReads(_ name: String) {
        guard case .expression(let expression) = prepared.values[name] else { return }
        scope.store.noteReads(of: expression, locals: scope.locals)
    }
}

/// What views tell the scene's own layouts; an object without members where a view says nothing.
private struct SceneLayoutValueKey: LayoutValueKey {
    static var defaultValue: SceneValue { .object([:]) }
}

/// A layout whose size and places are expressions.
private struct SceneLayout: GuideTellingLayout {
    let anchor: UnitPoint
    let guides: PreparedGuides?
    var hasOwnGuides: Bool { guides != nil }
    /// Those of ``costly`` that the expressions ask for.
    let asks: [String]
    let alignments: SceneAlignments
    /// The value of a parameter with what the layout tells; nil after an error.
    let value: (_ parameter: String, _ local: SceneValue) -> SceneValue?
    /// The value of a guide's expression with what the layout tells; nil after an error.
    let evaluate: (SceneExpression, _ local: SceneValue) -> SceneValue?
    let fail: (String) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var members = Self.members(width: proposal.width, height: proposal.height, Self.sizes(subviews), values: Self.values(subviews))
        addCostly(to: &members, subviews, proposal)
        let local = SceneValue.object(members)
        guard case .size(let size) = value("size", local) else { return .zero }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (sizes, values) = (Self.sizes(subviews), Self.values(subviews))
        var members = Self.members(width: bounds.width, height: bounds.height, sizes, values: values)
        addCostly(to: &members, subviews, ProposedViewSize(bounds.size))
        for (index, subview) in subviews.enumerated() {
            (members["index"], members["size"], members["value"]) = (.number(Double(index)), sizes[index], values[index])
            switch value("place", .object(members)) {
            case .point(let point)?:
                subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: .unspecified)
            case .rect(let rect)?:
                subview.place(at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: .topLeading, proposal: ProposedViewSize(rect.size))
            case let value?: return fail("'place' wants a point or a rect, not \(value.kind)")
            case nil: return
            }
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        place(of: guide.key, in: bounds, subviews) ?? mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        place(of: guide.key, in: bounds, subviews) ?? mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Where one of the layout's own guides is; nil where it has none of this kind.
    private func place(of key: AlignmentKey, in bounds: CGRect, _ subviews: Subviews) -> CGFloat? {
        guard let expression = guides?.places.first(where: { $0.key == key })?.value else { return nil }
        var members = Self.members(width: bounds.width, height: bounds.height, Self.sizes(subviews), values: Self.values(subviews))
        addCostly(to: &members, subviews, ProposedViewSize(bounds.size))
        guard case .number(let place)? = evaluate(expression, .object(members)) else { return nil }
        return place
    }

    /// What takes asking the views more than once, and is done only where an expression wants it.
    /// The last may want the others.
    static let costly = ["minimums", "maximums", "offered", "priorities", "gaps", "guides", "measured"]

    private func addCostly(to members: inout [String: SceneValue], _ subviews: Subviews, _ proposal: ProposedViewSize) {
        for name in asks {
            let known = members
            members[name] = .array(
                subviews.enumerated().map { index, subview in
                    switch name {
                    case "minimums": return Self.size(subview.sizeThatFits(.zero))
                    case "maximums": return Self.size(subview.sizeThatFits(.infinity))
                    case "offered": return Self.size(subview.sizeThatFits(proposal))
                    case "priorities": return .number(subview.priority)
                    case "measured":
                        var known = known
                        (known["index"], known["value"]) = (.number(Double(index)), subview[SceneLayoutValueKey.self])
                        return Self.size(subview.sizeThatFits(measure(.object(known))))
                    case "guides": return alignments.dimensions(subview.dimensions(in: .unspecified), axis: .horizontal)
                    default:
                        guard index + 1 < subviews.count else { return .size(.zero) }
                        let next = subviews[index + 1].spacing
                        return Self.size(
                            CGSize(
                                width: subview.spacing.distance(to: next, along: .horizontal), height: subview.spacing.distance(to: next, along: .vertical)))
                    }
                })
        }
    }

    /// What a view is asked for.
    private func measure(_ local: SceneValue) -> ProposedViewSize {
        func length(_ name: String) -> CGFloat? { if case .number(let number)? = value(name, local) { CGFloat(number) } else { nil } }
        return ProposedViewSize(width: length("measureWidth"), height: length("measureHeight"))
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 1_000_000 }
    private static func size(_ size: CGSize) -> SceneValue { .size(CGSize(width: length(size.width), height: length(size.height))) }

    private static func sizes(_ subviews: Subviews) -> [SceneValue] { subviews.map { .size($0.sizeThatFits(.unspecified)) } }

    private static func values(_ subviews: Subviews) -> [SceneValue] { subviews.map { $0[SceneLayoutValueKey.self] } }

    /// Lengths that are not finite, which containers offer to learn what a view would take, are a million points.
    private static func members(width: CGFloat?, height: CGFloat?, _ sizes: [SceneValue], values: [SceneValue]) -> [String: SceneValue] {
        func number(_ length: CGFloat?) -> SceneValue { length.map { .number(Double(Self.length($0))) } ?? .null }
        return [
            "width": number(width), "height": number(height), "count": .number(Double(sizes.count)), "sizes": .array(sizes), "index": .number(0),
            "size": .size(.zero), "values": .array(values), "value": .object([:]),
        ]
    }
}
