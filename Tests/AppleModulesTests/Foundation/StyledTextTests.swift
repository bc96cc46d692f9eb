import AppleUIKit
import Easel
import Foundation
import Testing

/// Texts with attributes in UIKit's views, in the fonts that `Scripts/setup` installs.
@MainActor @Suite struct StyledTextTests {
    private func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let (label, style) = (UILabel(), NSMutableParagraphStyle())
        change(style)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
        return label.sizeThatFits(CGSize(width: 1000, height: 1000)).height
    }

    @Test func paragraphStylesGiveLinesTheirHeight() {
        let plain = height("a\nb") { _ in }
        #expect(abs(plain - 2 * 23.87) < 1)
        #expect(height("a\nb") { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 30) } == 60)
        #expect(height("a\nb") { $0.maximumLineHeight = 18 } == 36)
        #expect(abs(height("a\nb") { $0.lineHeightMultiple = 2 } - 2 * plain) < 1)
        #expect(abs(height("a\nb") { $0.paragraphSpacing = 9 } - plain - 9) < 0.01)
        #expect(abs(height("a\nb") { $0.paragraphSpacingBefore = 7 } - plain - 7) < 0.01)
    }

    @Test func paragraphStylesAreCopied() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineHeightMultiple) = (.right, 1.5)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        copy.alignment = .center
        #expect(style.alignment == .right && copy.lineHeightMultiple == 1.5 && copy != style)
        let fixed = try #require(style.copy() as? NSParagraphStyle)
        #expect(fixed == style && fixed.lineHeightMultiple == 1.5)
    }

    @Test func theLastSetTextCounts() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
        #expect(label.text == "styled")
        label.text = "plain"
        #expect(label.text == "plain" && label.attributedText?.string == "plain")
        let (field, view) = (UITextField(), UITextView())
        field.attributedPlaceholder = NSAttributedString(string: "hint")
        (field.attributedText, view.attributedText) = (NSAttributedString(string: "a"), NSAttributedString(string: "b"))
        #expect(field.placeholder == "hint" && field.text == "a" && view.text == "b")
        (field.text, view.text) = ("c", "d")
        #expect(field.attributedText?.string == "c" && view.attributedText.string == "d")
    }

    @Test func drawnTextsHaveTheSizeOfTheirAttributes() {
        func height(_ size: CGFloat) -> CGFloat { NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: size)]).size().height }
        #expect(height(40) > 3 * height(10) && NSAttributedString(string: "a").size().height > height(10))
    }

    private final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).insetBy(dx: 12, dy: 4) }
    }

    @Test func fieldsPlaceTheirTextByTheRectsOfTheirClass() {
        let (plain, padded) = (UITextField(), PaddedField())
        for field in [plain, padded] { field.text = "text" }
        let (own, larger) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
        #expect(abs(larger.width - own.width - 24) < 0.01 && abs(larger.height - own.height - 8) < 0.01)
        plain.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(plain.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 20)).minX == 0)
        plain.leftViewMode = .always
        #expect(plain.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 20)) == CGRect(x: 30, y: 0, width: 70, height: 20))
    }

    @Test func buttonsAreConfiguredBeforeTheyAreDrawn() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isEnabled ? "a long title" : "" }
        #expect(button.intrinsicContentSize.width > 80)
        button.isEnabled = false
        #expect(button.intrinsicContentSize.width < 80)
    }
}
