import Foundation

/// A key that was typed.
public struct KeyPress: Sendable {
    /// The event of the key.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether an action has handled a key.
    public enum Result: Hashable, Sendable {
        /// The key is not passed on.
        case handled
        /// The key is passed to the next action, and finally to the text field.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String { "KeyPress(key: \(key.character), phase: \(phase.rawValue))" }
}

/// An action for some keys.
struct KeyPressAction {
    /// Whether the action is for this key.
    let accepts: (KeyPress) -> Bool
    let perform: (KeyPress) -> KeyPress.Result

    /// Performs the action of a key.
    ///
    /// - Returns: whether it handled the key.
    func handles(_ press: KeyPress) -> Bool { accepts(press) && perform(press) == .handled }
}

extension KeyPress {
    /// The key of a typed character, going down.
    init(typing letter: Character) {
        key =
            switch letter {
            case "\n": .return
            case "\u{8}", "\u{7F}": .delete
            default: KeyEquivalent(letter)
            }
        (phase, characters, modifiers) = (.down, String(letter), [])
    }
}

private struct KeyPressActionsKey: EnvironmentKey { static var defaultValue: [KeyPressAction] { [] } }

extension EnvironmentValues {
    /// The key actions around a view, innermost first.
    var keyPressActions: [KeyPressAction] {
        get { self[KeyPressActionsKey.self] }
        set { self[KeyPressActionsKey.self] = newValue }
    }
}

// Actions run while a view inside has the focus, for the letters of `type` events and for `key` events.
extension View {
    private func onKey(_ accepts: @escaping (KeyPress) -> Bool, _ action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        transformEnvironment(\.keyPressActions) { $0.insert(KeyPressAction(accepts: accepts, perform: action), at: 0) }
    }

    /// Performs an action when a key is typed while a view inside has the focus.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { onKey({ $0.key == key }, { _ in action() }) }
    /// Performs an action when a key is typed while a view inside has the focus. Only `down` happens.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey({ $0.key == key && phases.contains($0.phase) }, action)
    }
    /// Performs an action when one of some keys is typed while a view inside has the focus. Only `down` happens.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey({ keys.contains($0.key) && phases.contains($0.phase) }, action)
    }
    /// Performs an action when one of some characters is typed while a view inside has the focus. Only `down` happens.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey({ $0.characters.unicodeScalars.allSatisfy(characters.contains) && phases.contains($0.phase) }, action)
    }
    /// Performs an action when any key is typed while a view inside has the focus. Only `down` happens.
    public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        onKey({ phases.contains($0.phase) }, action)
    }
}
