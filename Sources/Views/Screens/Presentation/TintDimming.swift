import Observation

private struct TintDimmedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the tint is gray, as behind an alert: UIKit's `tintAdjustmentMode`.
    ///
    /// Source: Documentation/Semantics/Controls.md#dialogs.
    var isTintDimmed: Bool {
        get { self[TintDimmedKey.self] }
        set { self[TintDimmedKey.self] = newValue }
    }
}

/// The presentations above a sheet, which dim its tint.
@Observable
@MainActor
final class TintDimmer {
    private var above: Set<ObjectIdentifier> = []
    var isDimmed: Bool { !above.isEmpty }

    fileprivate func set(_ presentation: ObjectIdentifier, isShown: Bool) {
        guard above.contains(presentation) != isShown else { return }
        if isShown { above.insert(presentation) } else { above.remove(presentation) }
    }
}

/// The presentations above the page at the root.
final class RootTintDimming: GraphPart {
    private var above: Set<ObjectIdentifier> = []
    /// Whether the root's environment is to be changed.
    private var isWaiting = false

    func timeDidPass(in graph: ViewGraph) {}
    func roundDidEnd(in graph: ViewGraph) {}

    fileprivate func set(_ presentation: ObjectIdentifier, isShown: Bool, in graph: ViewGraph, animation: Animation?) {
        guard above.contains(presentation) != isShown else { return }
        if isShown { above.insert(presentation) } else { above.remove(presentation) }
        guard !isWaiting else { return }
        isWaiting = true
        // The environment doesn't change while views are evaluated in it.
        graph.enqueueAction { [unowned self, unowned graph] in
            isWaiting = false
            var environment = graph.rootSlot.inputs.environment
            guard environment.isTintDimmed == above.isEmpty else { return }
            environment.isTintDimmed = !above.isEmpty
            graph.willMutate(Transaction(animation: animation))
            graph.rootSlot.setEnvironment(environment, changed: [EnvironmentKeyID(TintDimmedKey.self)])
        }
    }
}

extension PresenterRenderNode {
    /// Dims the tint of what is behind a presentation, or ends that: the page, or the sheet around the presenting view. On macOS, tints stay.
    ///
    /// - Parameter isShown: whether it is shown and stands out from the page.
    func dimTintBehind(_ isShown: Bool, animation: Animation?) {
        let environment = owner.inputs.environment
        guard environment.look.presentations.dimsTint else { return }
        if let sheet = environment.enclosingSheet {
            // Views are evaluated now.
            graph.enqueueAction { [id = ObjectIdentifier(self)] in withAnimation(animation) { sheet.dimmer.set(id, isShown: isShown) } }
        } else {
            graph.parts[RootTintDimming.self].set(ObjectIdentifier(self), isShown: isShown, in: graph, animation: animation)
        }
    }
}

/// Dims the tint of a sheet's content below other presentations. Around the sheet, the page's tint is dimmed.
struct TintBelowPresentations: ViewModifier {
    let dimmer: TintDimmer

    func body(content: Content) -> some View { content.environment(\.isTintDimmed, dimmer.isDimmed) }
}
