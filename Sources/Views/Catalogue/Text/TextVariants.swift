/// Which of a text's forms is shown, where it has several.
public protocol TextVariantPreference {
    /// Whether the form depends on the space. For the library only.
    var _isSizeDependent: Bool { get }
}

/// The longest form, whatever the space.
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
    /// The longest form, whatever the space.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest form that fits into the space.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Sets which of the text's forms is shown. Forms that depend on the space aren't chosen, with a warning: the longest one is shown.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        notDrawn(preference._isSizeDependent ? "textVariant(.sizeDependent)" : nil)
    }
}
