extension KeyEquivalent {
    /// The names of the keys that type no visible character.
    package static let named: [String: KeyEquivalent] = [
        "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow, "escape": .escape, "delete": .delete,
        "deleteForward": .deleteForward, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown, "clear": .clear, "tab": .tab,
        "space": .space, "return": .return,
    ]

    /// Returns the key with a name: one character, or one of `named`; nil for anything else.
    package static func key(named name: String) -> KeyEquivalent? {
        named[name] ?? (name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil)
    }
}

extension InputEvent {
    /// A key that is held down together with another one.
    public enum KeyModifier: String, Sendable, CaseIterable, Codable {
        case shift, control, option, command

        /// The modifier in SwiftUI's terms.
        package var eventModifier: EventModifiers {
            switch self {
            case .shift: .shift
            case .control: .control
            case .option: .option
            case .command: .command
            }
        }
    }
}

extension KeyboardShortcut {
    /// The shortcut with a small letter: a capital one needs the shift key.
    fileprivate var normal: KeyboardShortcut {
        let letter = key.character
        guard letter.isUppercase, let small = letter.lowercased().first, letter.lowercased().count == 1 else {
            return KeyboardShortcut(key, modifiers: modifiers)
        }
        return KeyboardShortcut(KeyEquivalent(small), modifiers: modifiers.union(.shift))
    }

    /// The shortcut in words, as in "command+n".
    fileprivate var words: String {
        let held = InputEvent.KeyModifier.allCases.filter { modifiers.contains($0.eventModifier) }.map(\.rawValue)
        let name = KeyEquivalent.named.first { $0.value == key }?.key ?? String(key.character)
        return (held + [name]).joined(separator: "+")
    }
}

/// A control that reacts to the keyboard shortcut around it.
@MainActor
private protocol ShortcutControl: GestureRenderNode {}

extension ButtonRenderNode: ShortcutControl {}
extension SwitchRenderNode: ShortcutControl {}
extension MenuChoiceRenderNode: ShortcutControl {}

extension ViewGraph {
    /// Presses a key and lifts it, while others are held down.
    ///
    /// A shortcut with the command, control, or option key goes first; then the view with the focus gets the key, and then a shortcut without these. The tab
    /// key moves the focus, also backward (Documentation/Semantics/Controls.md#keys).
    /// - Throws: `EventError` if nothing reacts.
    func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers) throws(EventError) {
        let shortcut = KeyboardShortcut(key, modifiers: modifiers).normal
        let isCommand = !modifiers.isDisjoint(with: [.command, .control, .option])
        if isCommand, perform(shortcut) { return }
        if let field = input.focusedInput, input.focusedOwner?.isAlive == true {
            // As in SwiftUI, the characters are those without the modifiers.
            if field.handles(KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: shortcut.modifiers)) { return }
            // An action may have moved the focus: the key doesn't reach the new field.
            guard input.focusedInput === field else { return }
            if !isCommand, field.takesText, typeKey(key, shift: shortcut.modifiers.contains(.shift), into: field) { return }
        }
        if !isCommand, perform(shortcut) { return }
        if key == .tab, !isCommand, moveFocus(backward: modifiers.contains(.shift)) { return }
        throw .noKey(shortcut.words, candidates: shortcutCandidates)
    }

    /// Types a key into the field with the focus, whose key actions have already ignored it.
    ///
    /// - Returns: whether the field takes the key.
    private func typeKey(_ key: KeyEquivalent, shift: Bool, into field: TextInputRenderNode) -> Bool {
        switch key {
        case .return: typeLetters(["\n"], offersKeys: false)
        case .delete: typeLetters(["\u{8}"], offersKeys: false)
        case .tab where !field.isMultiline, .escape: return false
        default:
            // The other keys without a visible character move the insertion point, which is always at the end.
            guard let scalar = key.character.unicodeScalars.first, !(0xF700...0xF8FF).contains(scalar.value) else { return true }
            typeLetters(shift ? Array(String(key.character).uppercased()) : [key.character], offersKeys: false)
        }
        return true
    }

    /// The places in which a key looks for its shortcut, in order: the controls of the frontmost presentation or else of the page, its closed menus, and then
    /// the app's commands in the order of the menu bar.
    private var shortcutSources: (page: [any ShortcutControl], menus: [ClosedMenuRenderNode], commands: [any ShortcutControl]) {
        var (page, menus): ([any ShortcutControl], [ClosedMenuRenderNode]) = ([], [])
        func visit(_ node: RenderNode) {
            node.forEachChild { child in
                // A control may be hidden from assistive technology, but not be on another tab's page or on a covered one.
                guard !child.isLeaving, !child.isHiddenFromEvents || child is AccessibilityHiddenRenderNode else { return }
                if let covered = child as? CoveredPageRenderNode, covered.isCovered { return }
                if let control = Self.shortcutControl(child) { page.append(control) }
                if let menu = child as? ClosedMenuRenderNode { menus.append(menu) }
                visit(child)
            }
        }
        visit(root.frontPortal ?? root)
        var commands: [any ShortcutControl] = []
        root.forEachDescendant {
            ($0 as? CommandsRenderNode)?.items?.forEachDescendant { if let control = Self.shortcutControl($0) { commands.append(control) } }
        }
        let ordered = commands.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
        return (page, menus, ordered.map(\.element))
    }

    /// The node as an enabled control with a shortcut.
    private static func shortcutControl(_ node: RenderNode) -> (any ShortcutControl)? {
        guard let control = node as? any ShortcutControl, control.shortcut != nil, control.owner.inputs.environment.isEnabled else { return nil }
        return control
    }

    /// The controls with a shortcut among the items of closed menus, in words.
    private func shortcuts(in menus: [ClosedMenuRenderNode]) -> [String] {
        menus.flatMap { menu in
            menu.withItems { items in
                var words: [String] = []
                items.forEachDescendant { if let control = Self.shortcutControl($0) { words.append(control.shortcut?.words ?? "") } }
                return words
            } ?? []
        }
    }

    /// The shortcuts that have an effect, in words.
    private var shortcutCandidates: [String] {
        let (page, menus, commands) = shortcutSources
        return page.compactMap(\.shortcut?.words) + shortcuts(in: menus) + commands.compactMap(\.shortcut?.words)
    }

    /// Runs the first control with a shortcut.
    ///
    /// - Returns: whether there is one.
    private func perform(_ shortcut: KeyboardShortcut) -> Bool {
        let (page, menus, commands) = shortcutSources
        if let control = page.first(where: { $0.shortcut == shortcut }) {
            control.tapped()
            return true
        }
        for menu in menus {
            let isDone: Bool? = menu.withItems { items in
                var found: (any ShortcutControl)?
                items.forEachDescendant { if found == nil, let control = Self.shortcutControl($0), control.shortcut == shortcut { found = control } }
                found?.tapped()
                return found == nil ? nil : true
            }
            if isDone == true { return true }
        }
        guard let command = commands.first(where: { $0.shortcut == shortcut }) else { return false }
        command.tapped()
        return true
    }

    /// Moves the focus to the next or previous view that can have it, in the order of the source; after the last one comes the first.
    ///
    /// - Returns: whether there is such a view.
    @discardableResult
    func moveFocus(backward: Bool) -> Bool {
        var fields: [TextInputRenderNode] = []
        forEachTarget { node in
            guard let field = node as? TextInputRenderNode, field.canFocus, field.owner.inputs.environment.isEnabled else { return }
            fields.append(field)
        }
        guard !fields.isEmpty else { return false }
        let step = backward ? -1 : 1
        let present = fields.firstIndex { $0 === input.focusedInput } ?? (backward ? 0 : -1)
        focus(fields[(present + step + fields.count) % fields.count])
        return true
    }
}

extension GestureRenderNode {
    /// The shortcut around the control, with a small letter.
    fileprivate var shortcut: KeyboardShortcut? { owner.inputs.environment.keyboardShortcut?.normal }
    /// The position of a command in the menu bar.
    fileprivate var position: Int { owner.inputs.environment.commandPosition }
}
