/// The accessibility roles and states of a view. They do not affect drawing.
public struct AccessibilityTraits: SetAlgebra, Equatable, Sendable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }
    /// Creates an empty set.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// A selected element.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// An image.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 6)
    /// An element that hides its siblings.
    public static let isModal = AccessibilityTraits(bits: 1 << 7)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bits: 1 << 8)
    /// An element whose label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 9)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 10)
    /// A summary of the first screen.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 11)
    /// A tab bar.
    public static let isTabBar = AccessibilityTraits(bits: 1 << 12)
    /// An element that plays a sound.
    public static let playsSound = AccessibilityTraits(bits: 1 << 13)
    /// An element that starts playing.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 14)
    /// An element that takes touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 15)
    /// An element that turns the page after it has been read.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 16)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.bits == 0 ? nil : old
    }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// Assistive technologies. None of them is on.
public struct AccessibilityTechnologies: SetAlgebra, Equatable, Sendable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }
    /// Creates an empty set.
    public init() { bits = 0 }

    /// The screen reader.
    public static let voiceOver = AccessibilityTechnologies(bits: 1 << 0)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(bits: 1 << 1)

    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTechnologies) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        bits |= newMember.bits
        return old.bits == 0 ? nil : old
    }
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { AccessibilityTechnologies(bits: bits | other.bits) }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { AccessibilityTechnologies(bits: bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { AccessibilityTechnologies(bits: bits ^ other.bits) }
    public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { bits ^= other.bits }
}
