import Display
import Geometry

/// A view as checks see it: its location on screen and its distinguishing properties.
package struct InspectedView: Sendable {
    /// The kinds of content that checks distinguish.
    package enum Kind: Sendable, Equatable {
        /// Text, with the corner at which it is painted (in coordinates before transform effects) and the fonts of its runs.
        case text(origin: CGPoint, runs: [TextRun])
        /// An image or a symbol.
        case image
        /// A shape or a line.
        case shape
        /// A color that fills all available space.
        case color
        /// A canvas.
        case canvas
        /// A view that reacts to taps.
        case control
        /// A window onto content that may be larger, with the visible rect.
        case scroll(window: CGRect)
        /// Anything else.
        case other
    }

    /// The names of its ancestors and itself from the root on, each with its index if several siblings share the name: `VStack/HStack[1]/Text`.
    package var path: String
    /// The same without the parts that containers such as a navigation stack add. Several views may share it.
    package var shownPath: String
    /// The view's text, or its identifier.
    package var label: String?
    package var kind: Kind
    /// The bounding box of its corners in the final layout after transform effects, in points on the canvas.
    package var rect: CGRect
    /// The bounding boxes of its first painted item and of all items, before transform effects; nil for texts, canvases and views that don't paint.
    package var ink: (first: CGRect, all: CGRect)?
    /// The part of the enclosing scroll views' windows in which the view is visible; nil outside of scroll views.
    package var scrollWindow: CGRect?
    /// Whether it is being removed.
    package var isLeaving: Bool
    /// Whether it is purely decorative: hidden from assistive technology.
    package var isDecoration: Bool
    /// Whether it is enabled by its environment.
    package var isEnabled: Bool
    /// Whether it is a text that a field scrolls.
    package var isScrolledText: Bool
    /// The bar that it is a part of, as a rect on the canvas in points; nil for content.
    package var bar: CGRect?
    /// What its environment resolves system colors for.
    package var appearance: DynamicColor.Appearance
}

extension ViewGraph {
    /// Returns every view at the present time, outer views first.
    ///
    /// - Complexity: proportional to the number of views times their depth.
    package func inspectViews() -> [InspectedView] {
        var views: [InspectedView] = []
        func visit(_ node: RenderNode, _ outer: InspectionContext) {
            let children = node.inspectedChildren(outer)
            let counts = Dictionary(children.map { ($0.node.name, 1) }, uniquingKeysWith: +)
            var numbers: [String: Int] = [:]
            for (child, own) in children {
                var context = own
                let number = numbers[child.name, default: 0]
                numbers[child.name] = number + 1
                let name = counts[child.name] == 1 ? child.name : "\(child.name)[\(number)]"
                context.path = outer.path.isEmpty ? name : outer.path + "/" + name
                context.shownPath = outer.shownPath.appending(name, of: child, inside: child.owner.parents(inside: node.owner))
                let view = child.inspected(in: context)
                views.append(view)
                if case .scroll(let window) = view.kind {
                    let window = child.onScreen(window)
                    context.scrollWindow = outer.scrollWindow.map { $0.overlap(with: window) } ?? window
                }
                // A canvas's symbols don't count as separate views.
                if view.kind == .canvas { context.isDecoration = true }
                visit(child, context)
            }
        }
        visit(root, InspectionContext())
        return views
    }
}

/// The properties that a view inherits from the views around it.
private struct InspectionContext {
    var path = ""
    var shownPath = ShownPath()
    var scrollWindow: CGRect?
    var isLeaving = false
    var isDecoration = false
    var bar: CGRect?
}

extension RenderNode {
    /// Returns the nearest listed descendants, each with the properties inherited from the nodes around it.
    fileprivate func inspectedChildren(_ outer: InspectionContext) -> [(node: RenderNode, context: InspectionContext)] {
        var result: [(node: RenderNode, context: InspectionContext)] = []
        forEachChild { child in
            var context = outer
            context.isLeaving = outer.isLeaving || child.isLeaving
            context.bar = outer.bar ?? (child.coversContent ? child.onScreen(child.absoluteFrame) : nil)
            context.isDecoration = outer.isDecoration || (child.isHiddenFromEvents && child.inspectionKind != .canvas)
            if child.isListed { result.append((child, context)) } else { result += child.inspectedChildren(context) }
        }
        return result
    }

    fileprivate func inspected(in context: InspectionContext) -> InspectedView {
        return InspectedView(
            path: context.path, shownPath: context.shownPath.text, label: listedLabel, kind: inspectionKind, rect: onScreen(absoluteFrame), ink: inspectedInk,
            scrollWindow: context.scrollWindow,
            isLeaving: context.isLeaving,
            isDecoration: context.isDecoration, isEnabled: owner.inputs.environment.isEnabled,
            isScrolledText: showsScrolledText, bar: context.bar, appearance: owner.inputs.environment.inspectedAppearance)
    }

    /// Converts a rect in the root's coordinates before transform effects to its bounding box after them.
    fileprivate func onScreen(_ rect: CGRect) -> CGRect {
        let local = rect.offsetBy(dx: -absoluteOrigin.x, dy: -absoluteOrigin.y)
        return convertRect(local, convertToGlobal)
    }
}

extension _Node {
    /// Returns the node and the nodes around it, as far as they are inside a node or inside one of the nodes around that, outermost first.
    func parents(inside node: _Node) -> [_Node] {
        var inner: [_Node] = []
        for next in sequence(first: self, next: \.parent) {
            if next === node { return inner.reversed() }
            inner.append(next)
        }
        // The node is beside this one: the nodes around both don't count.
        let around = Set(sequence(first: node, next: \.parent).map { ObjectIdentifier($0) })
        return inner.prefix { !around.contains(ObjectIdentifier($0)) }.reversed()
    }
}

extension EnvironmentValues {
    fileprivate var inspectedAppearance: DynamicColor.Appearance {
        DynamicColor.Appearance(scheme: colorScheme, contrast: colorSchemeContrast, palette: systemPalette)
    }
}
