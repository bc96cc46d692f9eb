import Geometry

/// One thing that a container can size and place: a view's node in the graph, or a box in a test.
///
/// Containers see their children only through this protocol, so this module knows no view.
/// Coordinates are points, y down, unrounded; every answer must be a pure function of its arguments until the element says that it changed.
package protocol LayoutElement: AnyObject {
    /// The element's rank when a stack or a ZStack shares out room; 0 unless it was set. A `Spacer` answers -infinity.
    var layoutPriority: Double { get }
    /// The distances that the element prefers to its neighbours.
    var layoutSpacing: ViewSpacing { get }
    /// Whether a frame around the element keeps the element's spacing on a fixed axis: true for a `Spacer` only.
    var requiresSpacingProjection: Bool { get }
    /// The size that the element takes when this much is offered; it may be larger or smaller than the offer.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Whether the element takes any proposal as it is, with 10 for nil: then nobody needs to ask.
    var fillsProposal: Bool { get }
    /// Whether the element, or anything else in its tree, may set the guide at all.
    func maySet(_ key: AlignmentKey) -> Bool
    /// The guide that the element sets itself for `key` at `size`, in its own space, or nil where the default holds.
    func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat?
    /// Puts the element's top leading corner at `origin`, in its container's space, with the size that it takes for `proposal`.
    func place(at origin: CGPoint, proposal: ProposedViewSize)
    /// The value that `layoutValue(key:value:)` gave to the element, or the key's default.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
}

extension LayoutElement {
    package var fillsProposal: Bool { false }
    package func maySet(_ key: AlignmentKey) -> Bool { true }
}

/// A size together with the proposal that produced it, so that a nil in the proposal stays nil when children are placed.
package struct ViewSize: Equatable, Sendable {
    package var value: CGSize
    package var proposal: ProposedViewSize

    package init(_ value: CGSize, proposal: ProposedViewSize) {
        self.value = value
        self.proposal = proposal
    }
}

/// A layout with exactly one child: a frame, padding, an aspect ratio.
///
/// By default a wrapper answers priority 0 (Documentation/Semantics/Layout.md#layout-priority) and passes explicit guides, moved by the
/// child's origin (Documentation/Semantics/Alignment.md#passing-guides-through).
package protocol UnaryLayout {
    /// The size that the wrapper reports for `proposal`.
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize
    /// A proposal for which the wrapper reports the same size: one for all that differ only in what the wrapper doesn't look at.
    func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize
    /// Where the child goes inside a wrapper of `size`, and what is proposed to it there.
    func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize)
    /// The spacing that the wrapper shows to its neighbours.
    func spacing(child: any LayoutElement) -> ViewSpacing
    /// The rank that the wrapper shows to its container.
    func priority(child: any LayoutElement) -> Double
}

extension UnaryLayout {
    package func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    package func spacing(child: any LayoutElement) -> ViewSpacing { child.layoutSpacing }
    package func priority(child: any LayoutElement) -> Double { 0 }
}
