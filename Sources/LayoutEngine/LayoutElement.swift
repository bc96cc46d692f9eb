import Geometry

/// An element that a container can size and place: a view's node in the graph, or a box in a test.
///
/// Containers see their children only through this protocol, so this module knows no views. Coordinates are in points, y down, unrounded. Every
/// result must be a pure function of the arguments until the element reports a change.
package protocol LayoutElement: AnyObject {
    /// The element's priority when a stack or a ZStack divides its length; 0 unless it is set. A `Spacer` has the priority -infinity.
    var layoutPriority: Double { get }
    /// The distances that the element prefers to its neighbors.
    var layoutSpacing: ViewSpacing { get }
    /// Whether a frame around the element keeps the element's spacing on a fixed axis; true only for a `Spacer`.
    var requiresSpacingProjection: Bool { get }
    /// Returns the size that the element takes for a proposal; it may be larger or smaller than the proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Whether the element takes exactly the size of any proposal, with 10 for nil, so that it needn't be measured.
    var fillsProposal: Bool { get }
    /// Returns whether the element, or anything else in its tree, may set the guide at all.
    func maySet(_ key: AlignmentKey) -> Bool
    /// Returns the element's explicit value for the guide `key` at `size`, in the element's own space; nil if the default applies.
    func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat?
    /// Puts the element's top leading corner at `origin`, in its container's space, with the size that it takes for `proposal`.
    func place(at origin: CGPoint, proposal: ProposedViewSize)
    /// Returns the value that `layoutValue(key:value:)` gave to the element, or the key's default.
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
/// By default a wrapper has priority 0 (Documentation/Semantics/Layout.md#layout-priority) and passes explicit guides through, shifted by the child's
/// origin (Documentation/Semantics/Alignment.md#passing-guides-through).
package protocol UnaryLayout {
    /// Returns the size of the wrapper for `proposal`.
    func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize
    /// Returns a proposal with the same result: one for all proposals that differ only in properties that the wrapper ignores.
    func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize
    /// Returns the child's origin inside a wrapper of `size`, and the child's proposal there.
    func placement(in size: ViewSize, child: any LayoutElement) -> (origin: CGPoint, proposal: ProposedViewSize)
    /// Returns the spacing that the wrapper presents to its neighbors.
    func spacing(child: any LayoutElement) -> ViewSpacing
    /// Returns the priority that the wrapper presents to its container.
    func priority(child: any LayoutElement) -> Double
}

extension UnaryLayout {
    package func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    package func spacing(child: any LayoutElement) -> ViewSpacing { child.layoutSpacing }
    package func priority(child: any LayoutElement) -> Double { 0 }
}
