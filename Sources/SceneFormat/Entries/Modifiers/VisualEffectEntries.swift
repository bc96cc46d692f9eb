import Geometry
import Views

/// A value of a view's geometry, with the geometry for the expressions of the action.
private struct WatchedGeometry: Equatable, Sendable {
    let value: SceneValue
    let geometry: SceneGeometry

    static func == (lhs: WatchedGeometry, rhs: WatchedGeometry) -> Bool { lhs.value == rhs.value }
}

extension SceneEntries {
    private enum TransitionMode: Sendable { case interactive, animated }
    private static let modes: Keywords<TransitionMode> = ["interactive": .interactive, "animated": .animated]
    private static let axes: Keywords<Axis> = ["vertical": .vertical, "horizontal": .horizontal]
    private static let phaseType = ExpressionType.object(["value": .number, "isIdentity": .bool])

    /// Modifiers that depend on the geometry of the view.
    @EntryList<ModifierEntry> static var visualEffectModifiers: [ModifierEntry] {
        ModifierEntry(
            "visualEffect", "Draws the view with effects that depend on its size and position; its layout doesn't change.",
            .withLocals(.visualEffects("effects", "The effects, in order; 'proxy' is that of a GeometryReader: \"proxy.frame('global').minY\".")).primary,
            locals: [LocalVariable("as", default: "proxy", .geometry)]
        ) { view, effects in
            // Drawing evaluates them outside of any view.
            effects.noteReads()
            return view.visualEffect { _, proxy in MainActor.assumeIsolated { effects(.geometry(SceneGeometry(proxy))).effect } }
        }
        ModifierEntry(
            "scrollTransition", "Draws the view with effects while it enters or leaves the window of the scroll view around.",
            .withLocals(
                .visualEffects(
                    "effects",
                    "The effects, in order. 'phase' has a value, which is -1 before the window, 0 inside, and 1 after it, and isIdentity, which is true "
                        + "inside. Between these, the effects are mixed."
                )
            ).primary,
            .keyword("configuration", modes, default: .interactive, "Whether the effects follow the content, or run as an animation."),
            .animation(default: nil, "The animation, with 'animated'."),
            .number(
                "threshold", in: 0...1, default: .described("1, or 0.5 with 'animated'"),
                "The visible share of the view from which on it has no effects."),
            .keyword("axis", axes, default: .described("that of the scroll view"), "The direction in which it enters."),
            locals: [LocalVariable("as", default: "phase", phaseType)]
        ) { view, effects, mode, animation, threshold, axis in
            effects.noteReads()
            var configuration = mode == .animated ? ScrollTransitionConfiguration.animated((animation ?? nil) ?? .default) : .interactive
            if let threshold { configuration = configuration.threshold(.visible(threshold)) }
            return view.scrollTransition(configuration, axis: axis) { _, phase in
                MainActor.assumeIsolated {
                    effects(.object(["value": .number(phase.value), "isIdentity": .bool(phase.isIdentity)])).effect
                }
            }
        }
        ModifierEntry(
            "onGeometryChange",
            "Changes state when a value of the view's geometry has changed, and when the view appears; 'newValue' and 'oldValue' are the values.",
            .withLocals(.value("of", "The observed value, such as \"proxy.size\" or \"proxy.frame('global').minY\".")), .action,
            locals: [LocalVariable("as", default: "proxy", .geometry), LocalVariable(fixed: "newValue", .any), LocalVariable(fixed: "oldValue", .any)]
        ) { view, value, action in
            view.onGeometryChange(for: WatchedGeometry.self) { proxy in
                MainActor.assumeIsolated {
                    let geometry = SceneGeometry(proxy)
                    let scope = value.scope.adding(.geometry(geometry)).adding(.null).adding(.null)
                    return WatchedGeometry(value: value(in: scope), geometry: geometry)
                }
            } action: { old, new in
                action(.geometry(new.geometry), new.value, old.value)
            }
        }
    }
}
