import Geometry
import Motion

/// A way to arrange views: an algorithm of one's own, or one of the stacks as a value.
///
/// Sizes must depend on the proposal and the subviews only. Everything is computed left to right; right-to-left is mirrored afterwards.
public protocol Layout: Animatable {
    /// What the layout keeps between calls; `Void` for nothing.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What views in this layout may want to know about it.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache, once.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date after the layout or its subviews changed; makes a new one unless implemented.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the container prefers to its neighbours; the largest of all subviews' unless implemented.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the container when this much is offered.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview. One that isn't placed is put in the middle with the container's proposal.
    ///
    /// - Parameters:
    ///   - bounds: where the container is, with the size that it took; its origin need not be zero.
    ///   - proposal: the proposal for which it took that size.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The container's own value of a guide, from the leading edge of `bounds`; merged from the subviews' unless implemented.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// The container's own value of a guide, from the top edge of `bounds`; merged from the subviews' unless implemented.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing.none
        for subview in subviews {
            spacing.formUnion(subview.element.layoutSpacing)
        }
        return subviews.isEmpty ? ViewSpacing() : spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// What a layout answers that has no guide of its own: places the subviews without moving them and merges their guides.
    package func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.leavesContainers, !subviews.isEmpty else { return nil }
        subviews.storage.forgetPlacements()
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return key.merge(
            subviews.storage.elements.indices.lazy.map { index in
                let placement = subviews.storage.placement(of: index, in: bounds, proposal: proposal)
                let dimensions = subviews.storage.elements[index].dimensions(for: placement.proposal)
                return dimensions[explicit: key].map { $0 + placement.origin[key.axis] - bounds.origin[key.axis] }
            })
    }
}

/// A layout that tells whether it sets alignment guides itself; of others nobody knows.
package protocol GuideTellingLayout: Layout {
    var hasOwnGuides: Bool { get }
}

extension HStackLayout: GuideTellingLayout { package var hasOwnGuides: Bool { false } }
extension VStackLayout: GuideTellingLayout { package var hasOwnGuides: Bool { false } }
extension ZStackLayout: GuideTellingLayout { package var hasOwnGuides: Bool { false } }
extension GridLayout: GuideTellingLayout { package var hasOwnGuides: Bool { false } }

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What views inside a layout may want to know about it.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout puts its subviews, which decides where spacers and dividers stretch; nil for neither.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view can hand to the layout around it, named by a type.
public protocol LayoutValueKey {
    associatedtype Value
    /// What a view answers that was given no value.
    static var defaultValue: Value { get }
}
