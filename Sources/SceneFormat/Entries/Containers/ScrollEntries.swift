import Geometry
import Views

extension SceneEntries {
    private static let axes: Keywords<Axis.Set> = ["vertical": .vertical, "horizontal": .horizontal, "both": [.horizontal, .vertical]]
    fileprivate static let scrollEdges: Keywords<Edge> = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    private static let visibilities: Keywords<ScrollIndicatorVisibility> = [
        "automatic": .automatic, "visible": .visible, "hidden": .hidden, "never": .never,
    ]

    private static let bounces: Keywords<ScrollBounceBehavior> = ["automatic": .automatic, "always": .always, "basedOnSize": .basedOnSize]
    private static let placements: Keywords<ContentMarginPlacement> = [
        "automatic": .automatic, "scrollContent": .scrollContent, "scrollIndicators": .scrollIndicators,
    ]
    private static let limits: Keywords<ViewAlignedScrollTargetBehavior.LimitBehavior> = [
        "automatic": .automatic, "always": .always, "alwaysByFew": .alwaysByFew, "alwaysByOne": .alwaysByOne, "never": .never,
    ]
    fileprivate enum TargetBehavior: Sendable { case paging, viewAligned }
    private static let behaviors: Keywords<TargetBehavior> = ["paging": .paging, "viewAligned": .viewAligned]

    @EntryList<ViewEntry> static var scrollViews: [ViewEntry] {
        ViewEntry(
            "ScrollView", "A window on content that may be larger than it; a drag scrolls the content.",
            .views("content", "The content; several views are stacked.").primary,
            .keyword("axis", axes, default: .vertical, "The direction in which it scrolls."),
            .scrollTarget,
            .unitPoint("defaultAnchor", default: nil, "Which part of the content is visible before it is scrolled; by default the start."),
            .bool("showsIndicators", default: true, "Whether to show scroll bars while a finger moves the content."), otherNames: ["Scroll"]
        ) { content, axis, target, defaultAnchor, showsIndicators in
            let view = ScrollView(axis, showsIndicators: showsIndicators) { content }.defaultScrollAnchor(defaultAnchor)
            switch target {
            case .position(let position): return SceneContent(view.scrollPosition(.constant(position)))
            case .view(let id, let anchor): return SceneContent(view.scrollPosition(id: id, anchor: anchor))
            }
        }
    }

    @EntryList<ModifierEntry> static var scrollModifiers: [ModifierEntry] {
        ModifierEntry(
            "scrollTargetLayout", "Makes the view's children the targets of the surrounding scroll view.",
            .bool("isActive", default: true, "Whether they are targets.")
        ) { view, isActive in view.scrollTargetLayout(isEnabled: isActive) }
        ModifierEntry(
            "scrollIndicators", "Whether scroll views inside show scroll bars while a finger moves their content.",
            .keyword("visibility", visibilities, "The visibility.").primary,
            .keyword("axes", axes, default: Axis.Set([.horizontal, .vertical]), "The directions in which they scroll.")
        ) { view, visibility, axes in view.scrollIndicators(visibility, axes: axes) }
        ModifierEntry(
            "scrollIndicatorsFlash", "Shows the scroll bars of the scroll views inside for a moment.",
            .value("trigger", default: nil, "Whenever this value changes.").primary,
            .bool("onAppear", default: false, "When the view appears.")
        ) { view, trigger, onAppear in view.scrollIndicatorsFlash(trigger: trigger).scrollIndicatorsFlash(onAppear: onAppear) }
        ModifierEntry(
            "scrollBounceBehavior", "Whether a finger can pull the content of the scroll views inside beyond its ends.",
            .keyword("behavior", bounces, "Always, or only where the content doesn't fit.").primary,
            .keyword("axes", axes, default: Axis.Set.vertical, "The directions in which they scroll.")
        ) { view, behavior, axes in view.scrollBounceBehavior(behavior, axes: axes) }
        ModifierEntry(
            "scrollTargetBehavior", "Where the scroll views inside come to rest after a drag.",
            .keyword("behavior", behaviors, "At a multiple of the window's size, or with a view of a 'scrollTargetLayout' at the window's edge.").primary,
            .keyword("limitBehavior", limits, default: .automatic, "How many views a drag moves the content by, with 'viewAligned'.")
        ) { view, behavior, limit in
            switch behavior {
            case .paging: return view.scrollTargetBehavior(.paging)
            case .viewAligned: return view.scrollTargetBehavior(.viewAligned(limitBehavior: limit))
            }
        }
        ModifierEntry(
            "contentMargins", "Space around the content of the scroll views inside, or around their scroll bars.",
            .length("length", "In points.").primary, .edges("The edges."),
            .keyword("placement", placements, default: .automatic, "The part that the space surrounds.")
        ) { view, length, edges, placement in view.contentMargins(edges, length, for: placement) }
        ModifierEntry(
            "scrollDisabled", "Disables scrolling of the scroll views inside.", .bool("disabled", default: true, "Whether scrolling is disabled.").primary
        ) { view, disabled in view.scrollDisabled(disabled) }
        ModifierEntry(
            "scrollClipDisabled", "Shows the content beyond the windows of the scroll views inside.",
            .bool("disabled", default: true, "Whether clipping is disabled.").primary
        ) { view, disabled in view.scrollClipDisabled(disabled) }
    }
}

/// The target that a scroll view scrolls to.
private enum ScrollTarget {
    case position(ScrollPosition)
    case view(Binding<SceneValue?>, anchor: UnitPoint?)
}

extension Parameter where Value == ScrollTarget {
    fileprivate static let scrollTarget = group(
        .deferred(.value("to", default: nil, "The id of the view to scroll to, of a ForEach or of 'id'; scrolls each time that this changes.")),
        .variable(
            "position", default: nil,
            "The variable with the id of the view at the scroll position, among those of a 'scrollTargetLayout': setting it scrolls, and scrolling sets it."
        ).not(with: "to"),
        .keyword(
            "toEdge", SceneEntries.scrollEdges, default: nil, "The edge of the content to scroll to, each time that this changes."
        ).not(with: "to", "position"),
        .point("toPoint", default: nil, "The point of the content to scroll to, each time that this changes.").not(with: "to", "position", "toEdge"),
        .signedLength("toX", default: nil, "The horizontal offset to scroll to.").not(with: "to", "position", "toEdge", "toPoint"),
        .signedLength("toY", default: nil, "The vertical offset to scroll to.").not(with: "to", "position", "toEdge", "toPoint"),
        .unitPoint("anchor", default: nil, "The point of that view and of the window that meet; by default it scrolls as little as possible.").going(
            with: "to", "position")
    ) { id, position, edge, point, x, y, anchor in
        if let edge { return .position(ScrollPosition(edge: edge)) }
        if let point { return .position(ScrollPosition(point: point)) }
        switch (x, y) {
        case (let x?, let y?): return .position(ScrollPosition(point: CGPoint(x: x, y: y)))
        case (let x?, nil): return .position(ScrollPosition(x: x))
        case (nil, let y?): return .position(ScrollPosition(y: y))
        case (nil, nil): break
        }
        guard let position else { return .view(Binding(get: { id() }, set: { _ in }), anchor: anchor) }
        return .view(
            Binding(
                get: { position.wrappedValue == .null ? nil : position.wrappedValue }, set: { position.wrappedValue = $0 ?? .null }), anchor: anchor)
    }
}
