/// Makes a view accept typed text while it has the focus; a tap gives it the focus.
struct _TextInputModifier: RenderModifier {
    let text: Binding<String>
    /// The focus requested by the enclosing views, and their callback.
    let focus: FieldFocus?
    var keyPress: [KeyPressAction] = []
    /// Whether the return key types a line break.
    var isMultiline = false
    /// Whether a tap gives it the focus.
    var takesTaps = true
    /// Whether it can have the focus at all.
    var canFocus = true
    /// Whether typed characters become text.
    var takesText = true
    /// Whether the return key keeps the focus.
    var keepsFocus = false
    /// Whether the focus may come or go.
    var mayChangeFocus: (Bool) -> Bool = { _ in true }
    let focusDidChange: (Bool) -> Void
    /// The action of the return key.
    let submit: () -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TextInputRenderNode { TextInputRenderNode(owner: owner, child: child, modifier: self) }
    func updateRenderNode(_ node: TextInputRenderNode) { node.setModifier(self) }
}

final class TextInputRenderNode: GestureRenderNode {
    private var modifier: _TextInputModifier

    init(owner: _Node, child: RenderNode, modifier: _TextInputModifier) {
        self.modifier = modifier
        super.init(owner: owner, child: child, title: "TextField")
        followWish()
    }

    override var isOneView: Bool { true }
    var text: Binding<String> { modifier.text }

    func setModifier(_ modifier: _TextInputModifier) {
        let wish = self.modifier.focus?.isWanted
        self.modifier = modifier
        if modifier.focus?.isWanted != wish { followWish() }
    }

    /// Takes or gives up the focus as the enclosing views request, after the update.
    private func followWish() {
        guard let isWanted = modifier.focus?.isWanted else { return }
        graph.enqueueAction { [weak self] in
            guard let self, owner.isAlive, !isWanted || owner.inputs.environment.isEnabled, modifier.focus?.isWanted == isWanted else { return }
            if isWanted { graph.focus(self) } else if graph.input.focusedInput === self { graph.focus(nil) }
        }
    }

    func focusDidChange(to hasFocus: Bool) {
        modifier.focusDidChange(hasFocus)
        modifier.focus?.set(hasFocus)
    }

    /// Whether the focus may come or go. A field that isn't shown anymore can't keep it.
    func mayChangeFocus(to hasFocus: Bool) -> Bool { !owner.isAlive || modifier.mayChangeFocus(hasFocus) }

    func submit() { modifier.submit() }

    /// Whether the return key types a line break.
    var isMultiline: Bool { modifier.isMultiline }

    /// Whether it can have the focus.
    var canFocus: Bool { modifier.canFocus }
    /// Whether typed characters become text.
    var takesText: Bool { modifier.takesText }

    /// Whether the return key keeps the focus.
    var keepsFocus: Bool { modifier.keepsFocus }

    var hasKeyActions: Bool { !modifier.keyPress.isEmpty }

    /// Offers a key to the key actions around the view.
    ///
    /// - Returns: whether one of them handled it.
    func handles(_ press: KeyPress) -> Bool { modifier.keyPress.contains { $0.handles(press) } }

    override func tapped() { if modifier.takesTaps { graph.focus(self) } }
    override func hitTest(_ point: CGPoint) -> [RenderNode] { modifier.takesTaps ? super.hitTest(point) : child.hitTest(point) }
}

extension ViewGraph {
    /// Gives the focus to a text field, or takes it from the field that has it for nil, if both allow it.
    func focus(_ input: TextInputRenderNode?) {
        let state = self.input
        guard input !== state.focusedInput else { return }
        let former = state.focusedInput
        guard input?.mayChangeFocus(to: true) ?? true, former?.mayChangeFocus(to: false) ?? true else { return }
        state.focusedInput = input
        setNeedsDisplay()
        state.focusedOwner = input?.owner
        focusedValues.mayChange(in: self)
        former?.focusDidChange(to: false)
        input?.focusDidChange(to: true)
    }

    /// Takes the focus from a text field that has been removed.
    func checkFocus() {
        guard let owner = input.focusedOwner, !owner.isAlive else { return }
        focus(nil)
    }

    /// Types characters at the end of the text field that has the focus. A newline submits and gives up the focus, "\u{8}" deletes a character, and "\t"
    /// moves the focus to the next field.
    ///
    /// - Returns: false if no text field has the focus.
    @discardableResult
    public func type(_ letters: String) -> Bool { typeLetters(Array(letters)) != nil }

    /// Types characters up to and including the first newline or tab, which may move the focus.
    ///
    /// - Parameter offersKeys: whether the key actions around the field get the characters first.
    /// - Returns: the number of characters typed, or nil if no text field has the focus.
    @discardableResult
    func typeLetters(_ letters: [Character], offersKeys: Bool = true) -> Int? {
        guard let input = self.input.focusedInput, self.input.focusedOwner?.isAlive == true else { return nil }
        var text = input.text.wrappedValue
        var count = 0
        var isSubmitted = false
        for letter in letters {
            count += 1
            if offersKeys, input.hasKeyActions {
                // An action may read or change the text, or move the focus.
                if text != input.text.wrappedValue { input.text.wrappedValue = text }
                let isHandled = input.handles(KeyPress(typing: letter))
                if self.input.focusedInput !== input { return count }
                text = input.text.wrappedValue
                if isHandled { continue }
            }
            if letter == "\n", !input.isMultiline {
                isSubmitted = true
                break
            }
            if letter == "\t", !input.isMultiline {
                if text != input.text.wrappedValue { input.text.wrappedValue = text }
                moveFocus(backward: false)
                return count
            }
            switch letter {
            case "\u{8}", "\u{7F}": if !text.isEmpty { text.removeLast() }
            default: text.append(letter)
            }
        }
        if text != input.text.wrappedValue { input.text.wrappedValue = text }
        guard isSubmitted else { return count }
        input.submit()
        // The submit action may have moved the focus to another field.
        if self.input.focusedInput === input, !input.keepsFocus { focus(nil) }
        return count
    }
}
