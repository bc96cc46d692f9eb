import AppleCoreGraphics
import Easel

/// A text of UIKit.
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open override class func appearance() -> UILabel { UILabel(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UILabel { appearance() }
    open var attributedText: NSAttributedString?
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    open var showsExpansionTextWhenTruncated = false
    /// Draws the text in a part of the label. It is drawn later: a class that passes on a smaller part gives the text these insets.
    open func drawText(in rect: CGRect) { textPart = rect }
    private var textPart: CGRect?
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    /// The size of the text in one line, or with its line breaks, without the insets of a user's class.
    open override var intrinsicContentSize: CGSize { UIView.size(of: ownText, .unspecified) }
    /// The insets that a user's class gives the text.
    private var textInsets: EdgeInsets {
        guard !type(of: self).isFromApple else { return EdgeInsets() }
        let sizes = [CGSize(width: 1000, height: 1000), CGSize(width: 2000, height: 2000)]
        let parts = sizes.map { size in (size, textPart(of: CGRect(origin: .zero, size: size))) }
        guard case (let small, let first?) = parts[0], case (let large, let second?) = parts[1] else {
            SceneNotes.notDrawn("UILabel.drawText(in:)")
            return EdgeInsets()
        }
        // A part that doesn't follow the label's size has its place at the top, for example, and no inset at the other side.
        func inset(_ first: CGFloat, _ second: CGFloat) -> CGFloat { abs(first - second) < 0.5 ? max(0, first) : 0 }
        return EdgeInsets(
            top: inset(first.minY, second.minY), leading: inset(first.minX, second.minX),
            bottom: inset(small.height - first.maxY, large.height - second.maxY),
            trailing: inset(small.width - first.maxX, large.width - second.maxX))
    }
    /// Returns the part of a rectangle to which a user's class passes its text; nil if it draws the text itself.
    private func textPart(of bounds: CGRect) -> CGRect? {
        textPart = nil
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        drawText(in: bounds)
        UIGraphicsEndImageContext()
        return textPart
    }
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    override func drawn() -> AnyView? { AnyView(ownText.padding(textInsets)) }
    private var ownText: AnyView {
        if let attributedText, attributedText.hasParagraphs {
            let lines = AttributedLines(attributedText, font: font, color: textColor, limit: numberOfLines, mode: lineBreakMode)
            return AnyView(lines)
        }
        let alignment: TextAlignment = shownAlignment == .center ? .center : shownAlignment == .right ? .trailing : .leading
        return AnyView(
            shownText.modifier(ScaledFont(font, isAdjusted: adjustsFontForContentSizeCategory)).foregroundColor(Color(uiColor: textColor)).lineLimit(
                numberOfLines == 0 ? nil : numberOfLines
            )
            .truncationMode(lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
            .multilineTextAlignment(alignment).lineSpacing(lineSpacing))
    }
    /// The style of the first paragraph of a text with attributes.
    private var paragraph: NSParagraphStyle? {
        guard let text = attributedText, text.length > 0 else { return nil }
        return unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
    /// The alignment of the first paragraph, or else that of the label.
    var shownAlignment: NSTextAlignment { paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? textAlignment }
    /// The distance between the lines of all paragraphs.
    private var lineSpacing: CGFloat {
        guard let paragraph else { return 0 }
        return paragraph.lineSpacing
    }
    private var shownText: Text { attributedText.map(AttributedRuns.text) ?? Text(verbatim: text ?? "") }
}
