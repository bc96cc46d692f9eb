import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// AppKit's texts: attributes, text views, and fields that show them.
@MainActor @Suite struct AppKitTextTests {
    @Test func attributesBelongToRanges() {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.foregroundColor, value: NSColor.red, range: NSRange(location: 0, length: 3))
        text.addAttributes([.font: NSFont.boldSystemFont(ofSize: 20), .underlineStyle: 1], range: NSRange(location: 2, length: 5))
        #expect(text.value(.foregroundColor, at: 1) as? NSColor == .red && text.value(.foregroundColor, at: 3) == nil)
        #expect((text.value(.font, at: 4) as? NSFont)?.pointSize == 20)
        #expect(text.value(.underlineStyle, at: 2) as? Int == 1 && text.value(.underlineStyle, at: 1) == nil)
        text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 7))
        #expect(text.value(.foregroundColor, at: 0) == nil && text.value(.font, at: 2) != nil)
        text.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(text.string == "1 two" && text.length == 5)
        text.append(NSAttributedString(string: "!"))
        #expect(text.attributedSubstring(from: NSRange(location: 2, length: 4)).string == "two!")
    }

    @Test func aFieldShowsTheRunsOfItsText() {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: NSColor.red])
        text.append(NSAttributedString(string: " plain"))
        #expect(AppKitDrawing.texts(NSTextField(labelWithAttributedString: text)) == ["red plain"])
    }

    @Test func textIsInsertedAtTheSelection() {
        let view = NSTextView()
        view.string = "abcdef"
        view.setSelectedRange(NSRange(location: 2, length: 2))
        view.insertText("X", replacementRange: NSRange(location: NSNotFound, length: 0))
        #expect(view.string == "abXef" && view.selectedRange() == NSRange(location: 3, length: 0))
        view.insertText(NSAttributedString(string: "YZ"), replacementRange: NSRange(location: NSNotFound, length: 0))
        #expect(view.string == "abXYZef" && view.selectedRanges.first?.rangeValue == NSRange(location: 5, length: 0))
        view.insertText("", replacementRange: NSRange(location: 0, length: 2))
        #expect(view.string == "XYZef")
        view.replaceCharacters(in: NSRange(location: 4, length: 9), with: "none")
        #expect(view.string == "XYZef")
    }

    @Test func aRangeOfATextHasAFontAndAColor() {
        let text = NSTextView()
        text.string = "one two"
        text.setFont(.systemFont(ofSize: 30), range: NSRange(location: 4, length: 3))
        text.setTextColor(.red, range: NSRange(location: 0, length: 3))
        text.setTextColor(.red, range: NSRange(location: 5, length: 9))
        #expect((text.textStorage?.value(.font, at: 5) as? NSFont)?.pointSize == 30)
        #expect(text.textStorage?.value(.foregroundColor, at: 1) as? NSColor == .red)
        #expect(text.textStorage?.value(.foregroundColor, at: 6) == nil)
        text.setTextColor(nil, range: NSRange(location: 0, length: 3))
        #expect(text.textStorage?.value(.foregroundColor, at: 1) == nil)
        text.alignCenter(nil)
        #expect(text.alignment == .center)
    }

    @Test func aTextViewHasItsStorageContainerAndInsets() throws {
        let view = NSTextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.textContainerInset = CGSize(width: 10, height: 20)
        view.textContainer?.lineFragmentPadding = 0
        view.string = "text"
        let place = try #require(AppKitDrawing.places(view)["text"])
        #expect(place.origin == CGPoint(x: 10, y: 20) && view.textContainerOrigin == CGPoint(x: 10, y: 20))
        #expect(view.attributedString().string == "text" && view.layoutManager != nil)
        #expect(unsafe view.attributedSubstring(forProposedRange: NSRange(location: 1, length: 2), actualRange: nil)?.string == "ex")
        #expect(unsafe view.attributedSubstring(forProposedRange: NSRange(location: 1, length: 9), actualRange: nil) == nil)
    }

    @Test func aTextHasItsSize() {
        let (short, long) = (NSAttributedString(string: "iii", attributes: [.font: NSFont.systemFont(ofSize: 20)]), NSAttributedString(string: "WWW"))
        #expect(short.size().height > 20 && short.size().height < 30)
        #expect(long.size().width > NSAttributedString(string: "iii").size().width)
        #expect(NSAttributedString(string: "").size().width == 0)
    }

    @Test func paragraphsHaveStyles() {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.firstLineHeadIndent) = (.right, 4, 12)
        let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        let found = text.value(.paragraphStyle, at: 0) as? NSParagraphStyle
        #expect(found?.alignment == .right && found?.lineSpacing == 4 && found?.firstLineHeadIndent == 12)
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        copy?.lineSpacing = 9
        #expect(style.lineSpacing == 4 && copy?.lineSpacing == 9)
    }

    @Test func aSearchFieldShowsItsPlaceholder() {
        let field = NSSearchField(frame: .zero)
        field.placeholderString = "Search"
        #expect(AppKitDrawing.texts(field) == ["Search"])
        field.stringValue = "query"
        #expect(AppKitDrawing.texts(field) == ["query"])
    }
}
