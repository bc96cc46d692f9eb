import AppleCoreGraphics
import Easel

/// A text of UIKit.
open class UILabel: UIView {
    override var isPassive: Bool { true }
    private var plainText: String?
    private var styledText: NSAttributedString?
    /// The characters. Setting them ends the attributes.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            (plainText, styledText) = (newValue, nil)
            setNeedsPicture()
        }
    }
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any]) } }
        set {
            (plainText, styledText, hasNewerAlignment) = (nil, newValue?.copied, false)
            setNeedsPicture()
        }
    }
    /// The font; setting it changes that of all characters with attributes.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { styledText = styledText?.setting(.font, font) } }
    /// The color; setting it changes that of all characters with attributes.
    open var textColor: UIColor! = .label {
        didSet {
            styledText = styledText?.setting(.foregroundColor, textColor)
            setNeedsPicture()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { hasNewerAlignment = styledText != nil } }
    private var hasNewerAlignment = false
    open var numberOfLines = 1
    open override class func appearance() -> UILabel { UILabel(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UILabel { appearance() }
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
        if let styledText, styledText.hasParagraphs {
            let lines = AttributedLines(styledText, font: font, color: textColor, limit: numberOfLines, mode: lineBreakMode)
            return AnyView(lines)
        }
        let alignment: TextAlignment = shownAlignment == .center ? .center : shownAlignment == .right ? .trailing : .leading
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return AnyView(
            shownText.modifier(ScaledFont(font, isAdjusted: adjustsFontForContentSizeCategory)).foregroundColor(Color(uiColor: color)).lineLimit(
                numberOfLines == 0 ? nil : numberOfLines
            )
            .truncationMode(lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
            .multilineTextAlignment(alignment).lineSpacing(paragraph?.lineSpacing ?? 0)
            .modifier(TextShadow(shadow)))
    }
    /// The style of the first paragraph of a text with attributes.
    private var paragraph: NSParagraphStyle? { styledText?.firstParagraph }
    /// The alignment of the first paragraph, or else that of the label.
    var shownAlignment: NSTextAlignment {
        hasNewerAlignment ? textAlignment : paragraph.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } ?? textAlignment
    }
    /// The shadow of the first letter, or else that of the label.
    private var shadow: NSShadow? {
        if let styledText, styledText.length > 0, let own = unsafe styledText.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow { return own }
        guard let shadowColor else { return nil }
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
        return shadow
    }
    /// The text with attributes; nil for a plain one.
    var shownAttributedText: NSAttributedString? { styledText }
    private var shownText: Text { styledText.map { AttributedRuns.text($0, links: .accentColor) } ?? Text(verbatim: plainText ?? "") }
}

extension NSAttributedString {
    /// The text as it is now, for views that keep it.
    var copied: NSAttributedString { copy(with: nil) as? NSAttributedString ?? self }
    /// Returns the text with a value for all characters.
    func setting(_ key: Key, _ value: Any?) -> NSAttributedString {
        guard let value else { return self }
        let result = NSMutableAttributedString(attributedString: self)
        result.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
        return result
    }
    /// The style of the first paragraph.
    var firstParagraph: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return unsafe attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}

/// The shadow of a text.
struct TextShadow: ViewModifier {
    private let shadow: NSShadow?
    init(_ shadow: NSShadow?) { self.shadow = shadow }

    @ViewBuilder
    func body(content: Content) -> some View {
        if let shadow {
            let color = (shadow.shadowColor as? UIColor).map { Color(uiColor: $0) } ?? Color.black.opacity(1 / 3)
            // A blur's standard deviation is half its radius.
            content.shadow(color: color, radius: shadow.shadowBlurRadius / 2, x: shadow.shadowOffset.width, y: shadow.shadowOffset.height)
        } else {
            content
        }
    }
}
