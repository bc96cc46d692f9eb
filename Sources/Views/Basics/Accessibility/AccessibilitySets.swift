/// The accessibility roles and states of a view. They do not affect drawing.
public struct AccessibilityTraits: _BitSet, Equatable, Sendable {
    public var _bits: UInt64

    public init(_bits: UInt64) { self._bits = _bits }
    /// Creates an empty set.
    public init() { _bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(_bits: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(_bits: 1 << 1)
    /// A selected element.
    public static let isSelected = AccessibilityTraits(_bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(_bits: 1 << 3)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(_bits: 1 << 4)
    /// An image.
    public static let isImage = AccessibilityTraits(_bits: 1 << 5)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(_bits: 1 << 6)
    /// An element that hides its siblings.
    public static let isModal = AccessibilityTraits(_bits: 1 << 7)
    /// A switch.
    public static let isToggle = AccessibilityTraits(_bits: 1 << 8)
    /// An element whose label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(_bits: 1 << 9)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(_bits: 1 << 10)
    /// A summary of the first screen.
    public static let isSummaryElement = AccessibilityTraits(_bits: 1 << 11)
    /// A tab bar.
    public static let isTabBar = AccessibilityTraits(_bits: 1 << 12)
    /// An element that plays a sound.
    public static let playsSound = AccessibilityTraits(_bits: 1 << 13)
    /// An element that starts playing.
    public static let startsMediaSession = AccessibilityTraits(_bits: 1 << 14)
    /// An element that takes touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(_bits: 1 << 15)
    /// An element that turns the page after it has been read.
    public static let causesPageTurn = AccessibilityTraits(_bits: 1 << 16)
}

/// Assistive technologies. None of them is on.
public struct AccessibilityTechnologies: _BitSet, Equatable, Sendable {
    public var _bits: UInt64

    public init(_bits: UInt64) { self._bits = _bits }
    /// Creates an empty set.
    public init() { _bits = 0 }

    /// The screen reader.
    public static let voiceOver = AccessibilityTechnologies(_bits: 1 << 0)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(_bits: 1 << 1)
}

/// A set of members that each have a bit. Unlike an `OptionSet`, as SwiftUI's sets, it shows no raw value.
public protocol _BitSet: SetAlgebra where Element == Self {
    var _bits: UInt64 { get set }
    init(_bits: UInt64)
}

extension _BitSet {
    public func contains(_ member: Self) -> Bool { _bits & member._bits == member._bits }
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { _bits |= newMember._bits }
        return (!contains(newMember), newMember)
    }
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = _bits & member._bits
        _bits &= ~member._bits
        return removed == 0 ? nil : Self(_bits: removed)
    }
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let old = _bits & newMember._bits
        _bits |= newMember._bits
        return old == 0 ? nil : Self(_bits: old)
    }
    public func union(_ other: Self) -> Self { Self(_bits: _bits | other._bits) }
    public func intersection(_ other: Self) -> Self { Self(_bits: _bits & other._bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(_bits: _bits ^ other._bits) }
    public mutating func formUnion(_ other: Self) { _bits |= other._bits }
    public mutating func formIntersection(_ other: Self) { _bits &= other._bits }
    public mutating func formSymmetricDifference(_ other: Self) { _bits ^= other._bits }
}
