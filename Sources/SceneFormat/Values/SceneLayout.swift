import Geometry
import LayoutEngine
import Views

/// The values that views pass to custom layouts; an object without members by default.
struct SceneLayoutValueKey: LayoutValueKey {
    static var defaultValue: SceneValue { .object([:]) }
}

/// A layout whose size and positions are expressions that read the members of a variable.
struct SceneLayout: GuideDeclaringLayout {
    /// An expression that reads the variable.
    typealias Evaluation<Value> = (_ layout: SceneValue) -> Value

    /// The layout's own alignment guides.
    struct Guides {
        let keys: [AlignmentKey]
        /// Returns the current position; nil after an error.
        let position: (AlignmentKey, _ layout: SceneValue) -> CGFloat?
    }

    /// The size of the layout.
    let size: Evaluation<CGSize>
    /// The position of a view, as a point or rect.
    let place: Evaluation<SceneValue>
    let measuredWidth: Evaluation<CGFloat?>
    let measuredHeight: Evaluation<CGFloat?>
    let anchor: UnitPoint
    /// The layout's own guides; nil if all come from its views.
    let guides: Guides?
    var hasOwnGuides: Bool { guides != nil }
    /// The members of ``costly`` that the size and position expressions read.
    let asks: [String]
    let alignments: SceneAlignments
    let fail: (String) -> Void

    /// Returns the members of ``costly`` that expressions read.
    static func members(readBy expressions: [SceneExpression]) -> [String] {
        costly.filter { name in expressions.contains { $0.mentions(member: name) } }
    }

    @MainActor func arranging(_ content: SceneElementList) -> some View { self { content } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var members = Self.members(width: proposal.width, height: proposal.height, Self.sizes(subviews), values: Self.values(subviews))
        addCostly(to: &members, subviews, proposal)
        let size = size(.object(members))
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (sizes, values) = (Self.sizes(subviews), Self.values(subviews))
        var members = Self.members(width: bounds.width, height: bounds.height, sizes, values: values)
        addCostly(to: &members, subviews, ProposedViewSize(bounds.size))
        for (index, subview) in subviews.enumerated() {
            (members["index"], members["size"], members["value"]) = (.number(Double(index)), sizes[index], values[index])
            switch place(.object(members)) {
            case .point(let point):
                subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: .unspecified)
            case .rect(let rect):
                subview.place(at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: .topLeading, proposal: ProposedViewSize(rect.size))
            case let value: return fail("'place' needs a point or a rect, not \(value.kind)")
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

    /// Returns the position of one of the layout's own guides; nil if the layout doesn't define it.
    private func place(of key: AlignmentKey, in bounds: CGRect, _ subviews: Subviews) -> CGFloat? {
        guard let guides, guides.keys.contains(key) else { return nil }
        var members = Self.members(width: bounds.width, height: bounds.height, Self.sizes(subviews), values: Self.values(subviews))
        addCostly(to: &members, subviews, ProposedViewSize(bounds.size))
        return guides.position(key, .object(members))
    }

    /// The members that require additional measurements of the views, which are made only if an expression reads the members.
    /// The last may read the others.
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

    /// The proposal for the sizes in `measured`.
    private func measure(_ local: SceneValue) -> ProposedViewSize {
        ProposedViewSize(width: measuredWidth(local), height: measuredHeight(local))
    }

    private static func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 1_000_000 }
    private static func size(_ size: CGSize) -> SceneValue { .size(CGSize(width: length(size.width), height: length(size.height))) }

    private static func sizes(_ subviews: Subviews) -> [SceneValue] { subviews.map { .size($0.sizeThatFits(.unspecified)) } }

    private static func values(_ subviews: Subviews) -> [SceneValue] { subviews.map { $0[SceneLayoutValueKey.self] } }

    /// Lengths that are not finite, which containers propose to learn the maximum size of a view, are a million points.
    private static func members(width: CGFloat?, height: CGFloat?, _ sizes: [SceneValue], values: [SceneValue]) -> [String: SceneValue] {
        func number(_ length: CGFloat?) -> SceneValue { length.map { .number(Double(Self.length($0))) } ?? .null }
        return [
            "width": number(width), "height": number(height), "count": .number(Double(sizes.count)), "sizes": .array(sizes), "index": .number(0),
            "size": .size(.zero), "values": .array(values), "value": .object([:]),
        ]
    }
}
