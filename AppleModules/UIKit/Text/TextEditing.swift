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
        guard mayChangeFocus(to: true), editing.isEditing || TextEditing.view?.endEditing() ?? true else { return false }
        focusDidChange(to: true)
        return true
    }

    func endEditing() -> Bool {
        guard mayChangeFocus(to: false) else { return false }
        focusDidChange(to: false)
        return true
    }

    /// Whether the view lets its editing begin or end.
    func mayChangeFocus(to hasFocus: Bool) -> Bool {
        guard hasFocus != editing.isEditing else { return true }
        return hasFocus ? canBeEdited && shouldBeginEditing() : shouldEndEditing()
    }

    func focusDidChange(to hasFocus: Bool) {
        guard hasFocus != editing.isEditing else { return }
        if hasFocus { TextEditing.view?.focusDidChange(to: false) }
        editing.isEditing = hasFocus
        if hasFocus { TextEditing.view = self } else if TextEditing.view === self { TextEditing.view = nil }
        if hasFocus { didBeginEditing() } else { didEndEditing() }
        setNeedsPicture()
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
                isMultiline: editsLines, mayChangeFocus: { [weak self] in self?.mayChangeFocus(to: $0) ?? true },
                focusDidChange: { [weak self] in self?.focusDidChange(to: $0) },
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
