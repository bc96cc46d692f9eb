import AppleFoundation
import Easel
import Foundation
import Views

/// A view whose text a user edits.
protocol EditedView: UIView {
    var editedText: String { get }
    var canBeEdited: Bool { get }
    var editsLines: Bool { get }
    var editing: TextEditing { get }
    func shouldBeginEditing() -> Bool
    func didBeginEditing()
    func shouldEndEditing() -> Bool
    func didEndEditing()
    func shouldChange(_ range: NSRange, to text: String) -> Bool
    /// Takes a text that the user has typed.
    func take(_ text: String)
    /// The return key of a field of one line.
    func submit()
}

/// The state of a view's editing.
@MainActor
final class TextEditing {
    fileprivate(set) var isEditing = false
    /// The view that receives the keyboard's characters.
    fileprivate(set) static weak var view: (any EditedView)?
    nonisolated init() {}
}

/// Lets the user type into a view's picture.
struct TypedView: ViewModifier {
    let view: any EditedView
    func body(content: Content) -> some View { typed(view, content) }
    private func typed<Edited: EditedView>(_ view: Edited, _ content: Content) -> AnyView { AnyView(view.typed(content)) }
}

extension EditedView {
    /// Makes the view the one that is edited.
    func beginEditing() -> Bool {
        guard !editing.isEditing else { return true }
        guard canBeEdited, shouldBeginEditing() else { return false }
        if let other = TextEditing.view, other !== self, !other.endEditing() { return false }
        editing.isEditing = true
        TextEditing.view = self
        didBeginEditing()
        setNeedsPicture()
        return true
    }

    func endEditing() -> Bool {
        guard editing.isEditing else { return true }
        guard shouldEndEditing() else { return false }
        editing.isEditing = false
        if TextEditing.view === self { TextEditing.view = nil }
        didEndEditing()
        setNeedsPicture()
        return true
    }

    func focusDidChange(to hasFocus: Bool) {
        guard hasFocus else {
            _ = endEditing()
            return
        }
        guard !beginEditing() else { return }
        // The delegate refuses: the focus goes away again.
        editing.isEditing = true
        setNeedsPicture()
        LayerClock.run(after: 0) { [weak self] in
            MainActor.assumeIsolated {
                self?.editing.isEditing = false
                self?.setNeedsPicture()
            }
        }
    }

    /// Changes the text as keys do: character by character, as far as the delegate allows it.
    func changeText(to text: String) {
        let old = editedText
        let common = old.commonPrefix(with: text)
        let removed = NSRange(location: common.utf16.count, length: old.utf16.count - common.utf16.count)
        var now = old
        if removed.length > 0, shouldChange(removed, to: "") {
            now = common
            take(now)
        }
        for letter in text.dropFirst(common.count) {
            guard shouldChange(NSRange(location: editedText.utf16.count, length: 0), to: String(letter)) else { continue }
            now = editedText + String(letter)
            take(now)
        }
        setNeedsPicture()
    }

    /// A picture in which the user can type.
    func typed(_ picture: some View) -> some View {
        picture.modifier(
            TypedField(
                text: Binding(get: { [weak self] in self?.editedText ?? "" }, set: { [weak self] in self?.changeText(to: $0) }), isFocused: editing.isEditing,
                isMultiline: editsLines, focusDidChange: { [weak self] in self?.focusDidChange(to: $0) },
                submit: { [weak self] in
                    self?.submit()
                    self?.setNeedsPicture()
                })
        )
        .allowsHitTesting(canBeEdited)
    }

    /// The insertion point at the end of a text; nothing if the view isn't edited.
    @ViewBuilder var caret: some View {
        if editing.isEditing { Rectangle().fill(Color(uiColor: tintColor)).frame(width: 2) }
    }
}
