/// A view that reacts to the finger like a button: it knows whether it is pressed, and runs the button's action when the finger is lifted from it.
struct PressableButton<Content: View>: View {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let repeats: Bool
    private let fillsRow: Bool
    private let content: (Bool) -> Content
    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    /// - Parameters:
    ///   - repeats: whether the action runs again and again while the finger stays down, also without `ButtonRepeatBehavior.enabled`.
    ///   - fillsRow: whether the whole row of a list is the button.
    ///   - content: the button's view for a state: pressed or not.
    init(
        _ configuration: PrimitiveButtonStyleConfiguration, repeats: Bool = false, fillsRow: Bool = false,
        @ViewBuilder content: @escaping (_ isPressed: Bool) -> Content
    ) {
        self.configuration = configuration
        self.repeats = repeats
        self.fillsRow = fillsRow
        self.content = content
    }

    var body: some View {
        content(isPressed)
            .contentShape(Rectangle())
            .modifier(
                _PressModifier(
                    repeats: repeats || repeatBehavior == .enabled, fillsRow: fillsRow, pressing: { [$isPressed] in $isPressed.wrappedValue = $0 },
                    action: configuration.action))
    }
}

/// Makes a view react to a press.
struct _PressModifier: RenderModifier {
    /// Whether the action runs again and again while the finger stays down.
    var repeats = false
    /// Whether the whole row of a list reacts.
    var fillsRow = false
    /// Called when the finger goes down on the view, leaves it, comes back, or is lifted.
    let pressing: (Bool) -> Void
    let action: () -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> ButtonRenderNode { ButtonRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: ButtonRenderNode) { node.modifier = self }
}

/// The render node of a button.
final class ButtonRenderNode: GestureRenderNode {
    fileprivate(set) var modifier: _PressModifier

    init(owner: _Node, child: RenderNode, modifier: _PressModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "Button")
    }

    override func makeRecognizer() -> any ErasedRecognizer { RecognizerBox(PressRecognizer()) }
    /// The node whose area is the button's: the row of a list, or the button itself.
    fileprivate var area: RenderNode {
        guard modifier.fillsRow else { return self }
        return sequence(first: self as RenderNode, next: \.parent).first { $0 is any EnclosingRow } ?? self
    }
    /// Whether the whole row of a list is the button.
    var fillsRow: Bool { modifier.fillsRow }
    /// Runs the button's action, as a tap does.
    override func tapped() { modifier.action() }
}

extension RenderNode {
    /// Returns the path from the button that fills the row, this node, up to the row, which isn't included; empty if no button does.
    func pathToRowButton() -> [RenderNode] {
        var button: ButtonRenderNode?
        forEachDescendant { if button == nil, let found = $0 as? ButtonRenderNode, found.modifier.fillsRow { button = found } }
        guard let button else { return [] }
        return Array(sequence(first: button as RenderNode, next: \.parent).prefix { $0 !== self })
    }
}

/// Recognizes a press: the finger goes down on a button and is lifted from it. A finger that leaves the button may come back.
private final class PressRecognizer: _GestureRecognizer<Void> {
    private weak var button: ButtonRenderNode?
    private var isPressed = false
    private var nextRepetition: Double?
    private var hasRepeated = false

    /// The distance in points that a finger may move away from a button (UIKit's value for controls).
    private static let reach: CGFloat = 70
    /// Seconds before the first repetition and between repetitions (estimates).
    private static let delay = 0.5
    private static let interval = 0.1

    override func receive(_ event: PointerEvent, at node: RenderNode) -> GesturePhase<Void> {
        button = node as? ButtonRenderNode
        let area = button?.area ?? node
        let isInside = CGRect(origin: .zero, size: area.size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(area.convertFromGlobal(event.location))
        switch event.phase {
        case .began:
            setPressed(true)
            if button?.modifier.repeats == true { nextRepetition = event.time + Self.delay }
            return .possible(nil)
        case .moved:
            setPressed(isInside)
            return .possible(nil)
        case .ended:
            guard isPressed, isInside else { return .failed }
            setPressed(false)
            // The lift ends the repetitions.
            if hasRepeated { return .ended(()) }
            if let button { GestureEffects.add { [weak button] in button?.tapped() } }
            return .ended(())
        case .cancelled:
            return .failed
        }
    }

    override func timeDidPass(to time: Double, at node: RenderNode) -> GesturePhase<Void>? {
        guard isPressed, let next = nextRepetition, time >= next - 1e-9 else { return nil }
        nextRepetition = next + Self.interval
        hasRepeated = true
        if let button { GestureEffects.add { [weak button] in button?.tapped() } }
        return .possible(nil)
    }

    override func reset(isCancelled: Bool) {
        nextRepetition = nil
        hasRepeated = false
        setPressed(false)
    }

    private func setPressed(_ new: Bool) {
        guard new != isPressed else { return }
        isPressed = new
        button?.modifier.pressing(new)
    }
}

/// Whether a button runs its action again and again while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether buttons repeat their actions while they are pressed.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons inside repeat their actions while they are pressed.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { environment(\.buttonRepeatBehavior, behavior) }
}
