import Foundation

/// A text whose characters and attributes can change. Users' code and Easel see it as `NSMutableAttributedString`.
///
/// A subclass overrides the methods of `NSAttributedString`, `replaceCharacters(in:with:)` with a string, and `setAttributes(_:range:)`; all other methods
/// call these.
open class _NSMutableAttributedString: _NSAttributedString, @unchecked Sendable {
    /// Replaces characters with others, which get the attributes of the first replaced one, or of the one before them.
    ///
    /// - Precondition: the range is in the text.
    open func replaceCharacters(in range: NSRange, with str: String) {
        check(range)
        storeCharacters(str, in: range)
    }
    /// Replaces all attributes of a range; nil removes them.
    ///
    /// - Precondition: the range is in the text.
    open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
        check(range)
        if range.length > 0 { storeAttributes(attrs ?? [:], in: range) }
    }

    /// Sets an attribute of a range.
    open func addAttribute(_ name: Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }
    /// Sets attributes of a range, which keeps its other ones.
    open func addAttributes(_ attrs: [Key: Any] = [:], range: NSRange) { change(range) { $0.merge(attrs) { $1 } } }
    /// Removes an attribute from a range.
    open func removeAttribute(_ name: Key, range: NSRange) { change(range) { $0[name] = nil } }
    private func change(_ range: NSRange, _ body: (inout [Key: Any]) -> Void) {
        check(range)
        beginEditing()
        for (attributes, part) in runs(in: range) {
            var attributes = attributes
            body(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

    /// Replaces a part of the text with another text and its attributes.
    open func replaceCharacters(in range: NSRange, with attrString: _NSAttributedString) {
        // The text may be inserted into itself.
        let (text, runs) = (attrString.string, attrString.runs(in: NSRange(location: 0, length: attrString.length)))
        beginEditing()
        replaceCharacters(in: range, with: text)
        for (attributes, part) in runs { setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length)) }
        endEditing()
    }
    /// Inserts a text with its attributes before a character.
    open func insert(_ attrString: _NSAttributedString, at loc: Int) { replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString) }
    /// Adds a text with its attributes at the end.
    open func append(_ attrString: _NSAttributedString) { insert(attrString, at: length) }
    /// Removes characters.
    open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    /// Replaces the whole text and its attributes.
    open func setAttributedString(_ attrString: _NSAttributedString) { replaceCharacters(in: NSRange(location: 0, length: length), with: attrString) }

    /// The characters, whose changes are those of the text.
    open var mutableString: NSMutableString { AttributedCharacters(self) }

    /// Begins changes that belong together, for classes that react to changes.
    open func beginEditing() {}
    /// Ends changes that belong together.
    open func endEditing() {}

    /// Returns a copy that can't change.
    open override func copy(with zone: NSZone? = nil) -> Any { _NSAttributedString(attributedString: self) }
}

/// The characters of a text with attributes.
private final class AttributedCharacters: NSMutableString {
    private let text: _NSMutableAttributedString

    init(_ text: _NSMutableAttributedString) {
        self.text = text
        super.init(capacity: 0)
    }
    // A string that is created alone has an empty text.
    required init(capacity: Int) {
        text = _NSMutableAttributedString()
        super.init(capacity: 0)
    }
    convenience required init(stringLiteral value: StaticString) { self.init(_NSMutableAttributedString(string: "\(value)")) }
    convenience required init(unicodeScalarLiteral value: StaticString) { self.init(_NSMutableAttributedString(string: "\(value)")) }
    convenience required init(extendedGraphemeClusterLiteral value: StaticString) { self.init(_NSMutableAttributedString(string: "\(value)")) }
    convenience required init(string: String) { self.init(_NSMutableAttributedString(string: string)) }
    convenience required init(characters: UnsafePointer<unichar>, length: Int) {
        let units = unsafe UnsafeBufferPointer(start: characters, count: length)
        self.init(_NSMutableAttributedString(string: unsafe String(decoding: units, as: UTF16.self)))
    }
    required init?(coder: NSCoder) { nil }

    override var length: Int { text.length }
    override func character(at index: Int) -> unichar { text.unit(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) { text.replaceCharacters(in: range, with: aString) }
}
