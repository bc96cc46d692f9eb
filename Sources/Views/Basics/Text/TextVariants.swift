/// The choice among the forms of a text that has several.
public protocol TextVariantPreference {
    /// Whether the form depends on the space. For the library only.
    var _isSizeDependent: Bool { get }
}

/// The longest form, regardless of the space.
public struct FixedTextVariant: TextVariantPreference, Sendable {
    public init() {}
    public var _isSizeDependent: Bool { false }
}

/// The longest form that fits into the space.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    public init() {}
    public var _isSizeDependent: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The longest form, regardless of the space.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest form that fits into the space.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Sets the choice among the text's forms. A choice that depends on the space isn't supported, with a warning: the longest form is shown.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        notDrawn(preference._isSizeDependent ? "textVariant(.sizeDependent)" : nil)
    }
}
