import Easel

/// Whether a field corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The name of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

/// Whether a field marks misspelled words.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether a field makes quotes curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether a field makes two hyphens a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// The kinds of data that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
/// A position in a text.
open class UITextPosition: NSObject, @unchecked Sendable {}
/// A part of a text.
open class UITextRange: NSObject, @unchecked Sendable {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}
/// The frame of a selected line.
open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
}
/// Lays out the lines of a text view. Easel's own text layout draws them.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func ensureLayout(for container: NSTextContainer) {}
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    public private(set) var textContainers: [NSTextContainer] = []
    open var textStorage: NSTextStorage?
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange { charRange }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
/// The text of a text view with its attributes.
open class NSTextStorage: NSMutableAttributedString {
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { aLayoutManager.textStorage = self }
    open override func beginEditing() {}
    open override func endEditing() {}
}

/// The area of a text view's lines.
public final class NSTextContainer: NSObject {
    public var size = CGSize.zero
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var widthTracksTextView = false
    public var heightTracksTextView = false
    public override init() {}
    public init(size: CGSize) { self.size = size }
    /// The space at both ends of each line, in points.
    public var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    public var maximumNumberOfLines = 0
    public var exclusionPaths: [UIBezierPath] = []
}

// Drawing has no keyboard, so the settings of fields are kept and have no effect.

/// Reacts to the changes of a field, which never changes by itself.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
}
