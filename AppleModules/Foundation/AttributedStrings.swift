import Foundation

/// A text with attributes. Users' code and Easel see it as `NSAttributedString`: Foundation on Linux compares the values of neighboring runs as objects
/// of CoreFoundation, and ends the process at those of Swift.
///
/// A subclass overrides `string` and `attributes(at:effectiveRange:)`; all other methods call these.
open class _NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    public typealias Key = NSAttributedString.Key
    public typealias EnumerationOptions = NSAttributedString.EnumerationOptions

    /// The characters, as UTF-16, where ranges can divide any two of them.
    private var units: [UInt16] = []
    private var runs = AttributeRuns()
    /// The characters as a string; nil after a change.
    private var knownString: String? = ""

    /// Creates an empty text.
    public override init() { super.init() }
    /// Creates a text without attributes.
    public init(string str: String) {
        super.init()
        fill(str, [:])
    }
    /// Creates a text whose characters all have the same attributes; nil for none.
    public init(string str: String, attributes attrs: [Key: Any]? = nil) {
        super.init()
        fill(str, attrs ?? [:])
    }
    /// Creates a copy of a text with its attributes.
    public init(attributedString attrStr: _NSAttributedString) {
        super.init()
        (units, knownString) = (Array(attrStr.string.utf16), attrStr.string)
        for (attributes, range) in attrStr.runs(in: NSRange(location: 0, length: attrStr.length)) {
            runs.replace(NSRange(location: range.location, length: 0), with: attributes, length: range.length)
        }
    }
    private func fill(_ text: String, _ attributes: [Key: Any]) {
        (units, knownString) = (Array(text.utf16), text)
        runs = AttributeRuns(AttributeRuns.stored(attributes), length: units.count)
    }

    // MARK: Characters and attributes

    /// The characters without the attributes.
    open var string: String {
        if let knownString { return knownString }
        let result = String(decoding: units, as: UTF16.self)
        knownString = result
        return result
    }
    /// The number of characters, in units of UTF-16.
    open var length: Int { isNative ? units.count : string.utf16.count }
    /// Returns a character of UTF-16, without a copy of the others.
    final func unit(at index: Int) -> UInt16 {
        check(NSRange(location: index, length: 1))
        if isNative { return units[index] }
        let characters = string.utf16
        return characters[characters.index(characters.startIndex, offsetBy: index)]
    }
    /// Returns the characters of a range that `check` accepts, without a copy of the others.
    private func characters(in range: NSRange) -> [UInt16] {
        if isNative { return Array(units[range.location..<NSMaxRange(range)]) }
        let characters = string.utf16
        let start = characters.index(characters.startIndex, offsetBy: range.location)
        return Array(characters[start..<characters.index(start, offsetBy: range.length)])
    }

    /// Returns the attributes of a character, and the range of its run.
    ///
    /// - Precondition: the location is in the text.
    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
        check(NSRange(location: location, length: 1))
        let run = runs.run(at: location)
        if let range = unsafe range { unsafe range.pointee = run.range }
        return run.attributes
    }
    /// Returns an attribute of a character, or nil, and the range of its run, in which other attributes don't change either.
    open func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        unsafe attributes(at: location, effectiveRange: range)[attrName]
    }
    /// Returns the attributes of a character, and the longest range within a limit that has the same ones.
    open func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [Key: Any] {
        let result = unsafe attributes(at: location, effectiveRange: nil)
        if let range = unsafe range {
            unsafe range.pointee = longestRange(at: location, in: rangeLimit) { AttributeRuns.areEqual($0, result) }
        }
        return result
    }
    /// Returns an attribute of a character, or nil, and the longest range within a limit that has the same value.
    open func attribute(_ attrName: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any? {
        let result = unsafe attribute(attrName, at: location, effectiveRange: nil)
        if let range = unsafe range {
            unsafe range.pointee = longestRange(at: location, in: rangeLimit) { Self.areSame($0[attrName], result) }
        }
        return result
    }
    /// Returns the range around a character's run whose other runs fulfill a condition.
    private func longestRange(at location: Int, in limit: NSRange, while fits: ([Key: Any]) -> Bool) -> NSRange {
        var run = NSRange(location: location, length: 1)
        // A value without an equality differs from itself, so the character's own run isn't asked.
        _ = unsafe attributes(at: location, effectiveRange: &run)
        var (start, end) = (min(run.location, location), max(NSMaxRange(run), location + 1))
        while end < NSMaxRange(limit), fits(unsafe attributes(at: end, effectiveRange: &run)) { end = max(end + 1, NSMaxRange(run)) }
        while start > limit.location, fits(unsafe attributes(at: start - 1, effectiveRange: &run)) { start = min(start - 1, run.location) }
        (start, end) = (max(start, limit.location), min(end, NSMaxRange(limit)))
        return NSRange(location: start, length: end - start)
    }
    private static func areSame(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return AttributeRuns.areEqual(left, right)
    }

    /// Returns a part of the text with its attributes.
    ///
    /// - Precondition: the range is in the text.
    open func attributedSubstring(from range: NSRange) -> _NSAttributedString {
        check(range)
        let characters = characters(in: range)
        let result = _NSAttributedString()
        (result.units, result.knownString) = (characters, String(decoding: characters, as: UTF16.self))
        for (attributes, part) in runs(in: range) {
            result.runs.replace(NSRange(location: part.location - range.location, length: 0), with: attributes, length: part.length)
        }
        return result
    }
    /// The runs of a part of the text, cut at its ends.
    final func runs(in range: NSRange) -> [(attributes: [Key: Any], range: NSRange)] {
        var (result, start): ([(attributes: [Key: Any], range: NSRange)], Int) = ([], range.location)
        while start < NSMaxRange(range) {
            var run = NSRange(location: start, length: 1)
            let attributes = unsafe attributes(at: start, effectiveRange: &run)
            let end = min(max(start + 1, NSMaxRange(run)), NSMaxRange(range))
            result.append((attributes, NSRange(location: start, length: end - start)))
            start = end
        }
        return result
    }

    // MARK: Enumeration

    /// Calls a function with the attributes and the range of each run, until it sets its last argument.
    open func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [], using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        unsafe enumerate(enumerationRange, opts) { location, range in
            unsafe opts.contains(.longestEffectiveRangeNotRequired)
                ? attributes(at: location, effectiveRange: &range) : attributes(at: location, longestEffectiveRange: &range, in: enumerationRange)
        } body: {
            unsafe block($0, $1, $2)
        }
    }
    /// Calls a function with the values of an attribute, nil where it is missing, and their ranges, until it sets its last argument.
    open func enumerateAttribute(
        _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        unsafe enumerate(enumerationRange, opts) { location, range in
            unsafe opts.contains(.longestEffectiveRangeNotRequired)
                ? attribute(attrName, at: location, effectiveRange: &range)
                : attribute(attrName, at: location, longestEffectiveRange: &range, in: enumerationRange)
        } body: {
            unsafe block($0, $1, $2)
        }
    }
    /// Calls a function for the runs of a range, which it may change.
    private func enumerate<Value>(
        _ whole: NSRange, _ options: EnumerationOptions, read: (Int, inout NSRange) -> Value, body: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        check(whole)
        var (start, end, stop) = (whole.location, NSMaxRange(whole), ObjCBool(false))
        while start < min(end, length), !stop.boolValue {
            let location = options.contains(.reverse) ? min(end, length) - 1 : start
            var run = NSRange(location: location, length: 1)
            let value = read(location, &run)
            run = NSIntersectionRange(run, NSRange(location: start, length: end - start))
            unsafe body(value, run, &stop)
            if options.contains(.reverse) { end = run.location } else { start = max(start + 1, NSMaxRange(run)) }
        }
    }

    // MARK: Equality, copies, archives

    /// Whether another text has the same characters and attributes.
    open func isEqual(to other: _NSAttributedString) -> Bool {
        guard string == other.string, length == other.length else { return false }
        let whole = NSRange(location: 0, length: length)
        var start = 0
        while start < length {
            var (mine, its) = (whole, whole)
            let attributes = unsafe (attributes(at: start, effectiveRange: &mine), other.attributes(at: start, effectiveRange: &its))
            if !AttributeRuns.areEqual(attributes.0, attributes.1) { return false }
            start = max(start + 1, min(NSMaxRange(mine), NSMaxRange(its)))
        }
        return true
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? _NSAttributedString).map { isEqual(to: $0) } ?? false }
    open override var hash: Int { string.hashValue }
    open override var description: String {
        runs(in: NSRange(location: 0, length: length)).map { attributes, range in
            let lines = attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map { "    \($0.key.rawValue) = \"\($0.value)\";\n" }
            return "\(attributedSubstring(from: range).string){\n\(lines.joined())}"
        }.joined()
    }

    /// Returns the text itself, which can't change.
    open override func copy() -> Any { copy(with: nil) }
    /// Returns the text itself, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns a copy that can change.
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// Returns a copy that can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { _NSMutableAttributedString(attributedString: self) }

    /// Whether archives of texts are secure: always.
    public static var supportsSecureCoding: Bool { true }
    /// Reads the characters; an archive has no attributes.
    public required init?(coder: NSCoder) {
        super.init()
        guard let text = coder.decodeObject(of: NSString.self, forKey: "NSString") else { return nil }
        fill(String(describing: text), [:])
    }
    /// Writes the characters. Fonts and colors have no archive, so attributes are left out.
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: string), forKey: "NSString") }

    // MARK: Storage of mutable texts

    /// Whether objects of exactly this class keep their characters and attributes here. A subclass of the app is assumed to keep its own.
    open class var _keepsText: Bool { self == _NSAttributedString.self || self == _NSMutableAttributedString.self }
    private var isNative: Bool { type(of: self)._keepsText }

    /// Ends the process with a message for a range outside of the text, as an exception does on Apple's systems.
    final func check(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
            "range {\(range.location), \(range.length)} is out of bounds: the attributed string has \(length) characters")
    }
    final func storeCharacters(_ text: String, in range: NSRange) {
        let attributes: [Key: Any] =
            range.length > 0 ? runs.run(at: range.location).attributes : units.isEmpty ? [:] : runs.run(at: max(0, range.location - 1)).attributes
        let added = Array(text.utf16)
        units.replaceSubrange(range.location..<NSMaxRange(range), with: added)
        knownString = nil
        runs.replace(range, with: attributes, length: added.count)
    }
    final func storeAttributes(_ attributes: [Key: Any], in range: NSRange) { runs.set(AttributeRuns.stored(attributes), in: range) }
}
