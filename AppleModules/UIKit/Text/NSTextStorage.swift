import Foundation

/// Reacts to the changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before changes are processed, with their kinds, their range in the new text, and the change of the length. It may change characters and
    /// attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    /// Called when changes are processed, with their kinds, their range in the new text, and the change of the length. It may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// The text of a text view with its attributes, which tells its delegate and its layouts about changes.
///
/// A subclass that keeps the text itself calls `edited(_:range:changeInLength:)` in the methods that change it.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    /// The kinds of changes.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open override class var _keepsText: Bool { self == NSTextStorage.self }

    /// The layouts of the text.
    public private(set) var layoutManagers: [NSLayoutManager] = []
    /// The object that reacts to changes.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The changes since the text was processed.
    open private(set) var editedMask: EditActions = []
    /// The range of the changes in the new text; `NSNotFound` without changes.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The difference of the text's length since it was processed, in units of UTF-16.
    open private(set) var changeInLength = 0
    /// The number of edits, by which layouts know whether they are up to date.
    private(set) var editCount = 0
    private var nesting = 0
    /// Whether changes are being processed: those that are made meanwhile belong to them.
    private var isProcessing = false

    /// Lets a layout show this text instead of the one that it had.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        if let other = aLayoutManager.textStorage, other !== self { other.removeLayoutManager(aLayoutManager) }
        aLayoutManager.textStorage = self
        if !layoutManagers.contains(where: { $0 === aLayoutManager }) { layoutManagers.append(aLayoutManager) }
    }
    /// Ends the showing of this text by a layout.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: Editing

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Begins changes that are processed together.
    open override func beginEditing() { nesting += 1 }
    /// Ends changes that belong together, and processes them.
    open override func endEditing() {
        nesting = max(0, nesting - 1)
        process()
    }
    private func process() {
        guard nesting == 0, !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }
    /// Notes a change, and processes it unless it belongs to others.
    ///
    /// - Parameter editedRange: the range in the text before the change.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if self.editedMask.isEmpty {
            self.editedRange = changed
        } else {
            let old = self.editedRange
            // The range that was changed earlier moves with the characters before it.
            let start = min(old.location, changed.location)
            self.editedRange = NSRange(location: start, length: max(NSMaxRange(old) + delta, NSMaxRange(changed)) - start)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        editCount += 1
        process()
    }
    /// Tells the delegate about the changes.
    open func processEditing() {
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    }
    /// Does nothing: attributes are used as they are.
    open func invalidateAttributes(in range: NSRange) {}
    /// Does nothing: attributes are used as they are.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Whether attributes are corrected when they are used: never.
    open var fixesAttributesLazily: Bool { false }
}
