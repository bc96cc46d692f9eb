import Display
import Geometry

/// A view as checks look at it: where it is on screen, and what tells it from others.
package struct InspectedView: Sendable {
    /// What the view shows, as far as checks tell views apart.
    package enum Kind: Sendable, Equatable {
        /// Letters, with the corner at which they are painted (in coordinates before transform effects) and the fonts of their runs.
        case text(origin: CGPoint, runs: [TextRun])
        /// A picture or a symbol.
        case image
        /// A shape or a line.
        case shape
        /// A colour that takes all room that there is.
        case color
        /// What a canvas draws, whatever that is.
        case canvas
        /// Something that reacts to taps.
        case control
        /// A window on content that may be larger, and what is seen of it.
        case scroll(window: CGRect)
        /// Anything else.
        case other
    }

    /// The names of the views around it from the root on, each with its number among siblings of that name where there are several: `VStack/HStack[1]/Text`.
    package var path: String
    /// The text it shows or the identifier it was given.
    package var label: String?
    package var kind: Kind
    /// Points on the canvas in the final layout, through transform effects: the box around its corners.
    package var rect: CGRect
    /// Around the first thing that it paints, and around all of them, before transform effects; nil for texts, canvases and those that paint nothing themselves.
    package var ink: (first: CGRect, all: CGRect)?
    /// The window of the scroll views around it that it can be seen in; nil where there is none.
    package var scrollWindow: CGRect?
    /// Whether it is on its way out.
    package var isLeaving: Bool
    /// Whether it takes part in nothing but looks: hidden from assistive technology.
    package var isDecoration: Bool
    /// Whether the environment says that it can be used.
    package var isEnabled: Bool
}

extension ViewGraph {
    /// Every view at the present time, outer ones first.
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
                let view = child.inspected(in: context)
                views.append(view)
                if case .scroll(let window) = view.kind {
                    let window = child.onScreen(window)
                    context.scrollWindow = outer.scrollWindow.map { $0.intersection(window) } ?? window
                }
                // A canvas' symbols are no views of their own.
                if view.kind == .canvas { context.isDecoration = true }
                visit(child, context)
            }
        }
        visit(root, InspectionContext())
        return views
    }
}

/// What is known of a view from the views around it.
private struct InspectionContext {
    var path = ""
    var scrollWindow: CGRect?
    var isLeaving = false
    var isDecoration = false
}

extension RenderNode {
    /// The listed views below, each with what is known of it from the nodes around.
    fileprivate func inspectedChildren(_ outer: InspectionContext) -> [(node: RenderNode, context: InspectionContext)] {
        var result: [(node: RenderNode, context: InspectionContext)] = []
        forEachChild { child in
            var context = outer
            context.isLeaving = outer.isLeaving || child.isLeaving
            context.isDecoration = outer.isDecoration || (child.isHiddenFromEvents && child.inspectionKind != .canvas)
            if child.isListed { result.append((child, context)) } else { result += child.inspectedChildren(context) }
        }
        return result
    }

    fileprivate func inspected(in context: InspectionContext) -> InspectedView {
        return InspectedView(
            path: context.path, label: listedLabel, kind: inspectionKind, rect: onScreen(absoluteFrame), ink: inspectedInk, scrollWindow: context.scrollWindow,
            isLeaving: context.isLeaving,
            isDecoration: context.isDecoration, isEnabled: owner.inputs.environment.isEnabled)
    }

    /// A rect of the root's coordinates before transform effects, after them.
    fileprivate func onScreen(_ rect: CGRect) -> CGRect {
        let local = rect.offsetBy(dx: -absoluteOrigin.x, dy: -absoluteOrigin.y)
        return convertRect(local, convertToGlobal)
    }
}
