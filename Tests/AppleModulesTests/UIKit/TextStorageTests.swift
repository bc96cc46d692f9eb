import Easel
import Foundation
import Testing
import Views

@testable import AppleUIKit

/// The text of a text view, its subclasses, and its layouts.
@MainActor @Suite struct TextStorageTests {
    /// A text that code keeps itself, and whose words in capitals it marks.
    private final class Highlighted: NSTextStorage, @unchecked Sendable {
        private let backing = NSMutableAttributedString()
        override var string: String { backing.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
            unsafe backing.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            let text = NSString(string: string)
            setAttributes([.foregroundColor: UIColor.black], range: NSRange(location: 0, length: length))
            let range = text.range(of: "LOUD")
            if range.location != NSNotFound { addAttribute(.foregroundColor, value: UIColor.red, range: range) }
            super.processEditing()
        }
    }

    private final class Listener: NSTextStorageDelegate {
        var calls: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
        ) { calls.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    }

    private func color(_ text: NSAttributedString, at index: Int) -> UIColor? {
        unsafe text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }

    @Test func aSubclassWithItsOwnTextMarksWords() {
        let (storage, manager, container) = (Highlighted(), NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        view.text = "not so LOUD"
        #expect(view.textStorage === storage && storage.length == 11 && color(storage, at: 8) == .red && color(storage, at: 0) == .black)
        #expect(view.shownAttributedText.map { color($0, at: 8) } == .red && view.attributedText.string == "not so LOUD")
        storage.append(NSAttributedString(string: "!"))
        #expect(view.text == "not so LOUD!" && storage.attributedSubstring(from: NSRange(location: 7, length: 5)).string == "LOUD!")
    }

    @Test func partsOfALongTextAreReadWithoutTheRest() {
        #expect(NSTextStorage._keepsText && !Highlighted._keepsText)
        // With a copy of the text for each character, this takes hours.
        let text = String(repeating: "é😀 word ", count: 20_000)
        for storage in [NSTextStorage(string: text), NSMutableAttributedString(string: text)] {
            #expect(String(describing: storage.mutableString) == text)
            #expect(storage.attributedSubstring(from: NSRange(location: 9, length: 4)).string == "é😀 ")
        }
        let own = Highlighted()
        own.setAttributedString(NSAttributedString(string: "aé😀b"))
        #expect(own.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "é😀" && own.mutableString.character(at: 3) == 0xDE00)
    }

    @Test func containersKeepTheirWidthUnlessTheyFollowTheView() {
        let container = NSTextContainer(size: CGSize(width: 80, height: 0))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        #expect(view.textContainer === container && container.size.width == 80)
        container.widthTracksTextView = true
        #expect(view.textContainer.size.width == 100)
    }

    @Test func aDelegateHearsOfChangesThatBelongTogetherOnce() {
        let (storage, listener) = (NSTextStorage(string: "one two"), Listener())
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        storage.beginEditing()
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
        storage.deleteCharacters(in: NSRange(location: 5, length: 4))
        storage.endEditing()
        #expect(listener.calls == ["2 0 5 2", "3 0 5 -4"])
    }

    @Test func aLayoutIsKeptUntilItsTextOrItsContainerChanges() {
        func values(_ change: (NSTextStorage, NSTextContainer) -> Void, _ isKept: Bool) -> (CGRect, Int) {
            let (storage, manager) = (NSTextStorage(string: "one two three four five"), NSLayoutManager())
            let container = NSTextContainer(size: CGSize(width: 90, height: 0))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            if isKept { _ = (manager.usedRect(for: container), manager.glyphRange(for: container), manager.usedRect(for: container)) }
            change(storage, container)
            return (manager.usedRect(for: container), manager.layoutCount)
        }
        let changes: [(NSTextStorage, NSTextContainer) -> Void] = [
            {
                $0.append(NSAttributedString(string: " six seven eight"))
                _ = $1
            },
            {
                $1.size.width = 50
                _ = $0
            },
            {
                $0.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 4, length: 3))
                _ = $1
            },
            {
                $1.lineFragmentPadding = 20
                _ = $0
            },
            {
                $1.maximumNumberOfLines = 1
                _ = $0
            },
        ]
        for change in changes {
            let (kept, new) = (values(change, true), values(change, false))
            #expect(kept.0 == new.0 && kept.1 == 2 && new.1 == 1)
        }
        #expect(values({ _, _ in }, true).1 == 1)
    }

    @Test func linksOfATextViewHaveItsAttributes() throws {
        let view = UITextView(frame: .zero)
        view.attributedText = NSAttributedString(string: "go", attributes: [.link: "https://example.com", .foregroundColor: UIColor.red])
        #expect(color(try #require(view.shownAttributedText), at: 0) == view.tintColor)
        view.linkTextAttributes = [.foregroundColor: UIColor.green]
        #expect(color(try #require(view.shownAttributedText), at: 0) == .green && color(view.attributedText, at: 0) == .red)
        view.linkTextAttributes = [:]
        #expect(color(try #require(view.shownAttributedText), at: 0) == .red)
    }

    @Test func viewsKeepTextsAsTheyAreWhenSet() {
        let (text, label, view) = (NSMutableAttributedString(string: "a"), UILabel(), UITextView(frame: .zero))
        (label.attributedText, view.attributedText) = (text, text)
        text.mutableString.setString("b")
        #expect(label.text == "a" && view.text == "a")
    }

    @Test func aFontAndAColorThatAreSetLaterApplyToAllCharacters() {
        let (label, view) = (UILabel(), UITextView(frame: .zero))
        let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
        for styled in [text, NSAttributedString()] as [NSAttributedString] { (label.attributedText, view.attributedText) = (styled, styled) }
        (label.font, view.font) = (.systemFont(ofSize: 9), .systemFont(ofSize: 9))
        #expect(label.attributedText?.length == 0 && view.textStorage.length == 0)
        (label.attributedText, view.attributedText) = (text, text)
        (label.textColor, view.textColor) = (.green, .green)
        (label.font, view.font) = (.systemFont(ofSize: 9), .systemFont(ofSize: 9))
        for shown in [label.attributedText, view.attributedText].compactMap({ $0 }) {
            #expect(unsafe color(shown, at: 1) == .green && shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
        }
    }

    @Test func aTextViewMeasuresItsLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = "one two three four five six"
        #expect(view.layoutManager.usedRect(for: view.textContainer).height > 20 && view.textContainer.size.width == 100)
    }

    @Test func markdownBecomesAttributes() throws {
        let text = try NSAttributedString(markdown: "a **b** [c](https://example.com)")
        let intent = InlinePresentationIntent.stronglyEmphasized.rawValue
        #expect(text.string == "a b c")
        #expect(unsafe text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? UInt == intent)
        #expect(unsafe text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
        #expect(AttributedString(text).runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }

    @Test func measuringATextBeforeTheSceneKeepsItsClock() {
        _SceneTime.prepare()
        defer { _SceneTime.discard() }
        #expect(NSAttributedString(string: "text").size().width > 0)
        let label = UILabel()
        label.text = "text"
        #expect(label.intrinsicContentSize.width > 0 && _SceneTime.isRunning && _SceneTime.date == _SceneTime.defaultStart)
    }
}
