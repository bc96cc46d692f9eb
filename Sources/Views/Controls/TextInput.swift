/// Makes a view take what is typed while it has the focus, which a tap gives it.
struct _TextInputModifier: RenderModifier {
    let text: Binding<String>
    let isFocused: Binding<Bool>

    func makeRenderNode(around child: RenderNode, owner: _Node) -> TextInputRenderNode {
        TextInputRenderNode(owner: owner, child: child, text: text, isFocused: isFocused)
    }
    func updateRenderNode(_ node: TextInputRenderNode) {
        node.text = text
        node.isFocused = isFocused
    }
}

final class TextInputRenderNode: GestureRenderNode {
    var text: Binding<String>
    var isFocused: Binding<Bool>
    override var name: String { "TextField" }

    init(owner: _Node, child: RenderNode, text: Binding<String>, isFocused: Binding<Bool>) {
        self.text = text
        self.isFocused = isFocused
        super.init(owner: owner, child: child, title: "TextField", priority: .normal, mask: .all, make: { fatalError("set below") })
        update(mask: .all) { [weak self] in
            RecognizerBox(TapGesture._makeRecognizer(TapGesture()), onEnded: { self?.takeFocus() })
        }
    }

    private func takeFocus() { graph.focus(self) }
}

extension ViewGraph {
    /// Gives the focus to a text field, or takes it from whichever has it.
    func focus(_ input: TextInputRenderNode?) {
        guard input !== focusedInput else { return }
        focusedInput?.isFocused.wrappedValue = false
        focusedInput = input
        input?.isFocused.wrappedValue = true
    }

    /// Types letters into the text field that has the focus, at its end. A newline gives the focus up; "\u{8}" deletes a letter.
    ///
    /// - Returns: false where no text field has the focus.
    @discardableResult
    public func type(_ letters: String) -> Bool {
        guard let input = focusedInput, input.owner.isAlive else { return false }
        var text = input.text.wrappedValue
        for letter in letters {
            switch letter {
            case "\n": focus(nil)
            case "\u{8}", "\u{7F}": if !text.isEmpty { text.removeLast() }
            default: text.append(letter)
            }
        }
        if text != input.text.wrappedValue { input.text.wrappedValue = text }
        return true
    }
}
