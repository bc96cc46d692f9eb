import Geometry
import Motion

/// An arrangement of views: a custom algorithm, or one of the stacks as a value.
///
/// Sizes must depend only on the proposal and the subviews. Everything is computed left to right; right-to-left layouts are mirrored afterward.
public protocol Layout: Animatable {
    /// The values that the layout keeps between calls; `Void` for none.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of this layout that affect the views in it.
    static var layoutProperties: LayoutProperties { get }
    /// Creates the cache, once.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the layout or its subviews changed; by default, creates a new one.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the distances that the container prefers to its neighbors; by default, the largest ones of all subviews.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview. A subview that isn't placed is centered with the container's proposal.
    ///
    /// - Parameters:
    ///   - bounds: the container's rectangle, with the size that it took; its origin need not be zero.
    ///   - proposal: the proposal for which it took that size.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the container's own value of a guide, from the leading edge of `bounds`; by default, merged from the subviews' values.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// Returns the container's own value of a guide, from the top edge of `bounds`; by default, merged from the subviews' values.
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

    /// Returns the guide's value for a layout without its own guides: runs the placement without moving the subviews, and merges their guides.
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

/// A layout that declares whether it sets alignment guides itself; other layouts may or may not.
package protocol GuideDeclaringLayout: Layout {
    var hasOwnGuides: Bool { get }
}

extension HStackLayout: GuideDeclaringLayout { package var hasOwnGuides: Bool { false } }
extension VStackLayout: GuideDeclaringLayout { package var hasOwnGuides: Bool { false } }
extension ZStackLayout: GuideDeclaringLayout { package var hasOwnGuides: Bool { false } }
extension GridLayout: GuideDeclaringLayout { package var hasOwnGuides: Bool { false } }

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that affect the views in it.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its subviews, which determines the direction of spacers and dividers; nil for neither axis.
    public var stackOrientation: Axis?

    public init() {}
}

/// A value that a view passes to the layout around it, identified by a type.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}
