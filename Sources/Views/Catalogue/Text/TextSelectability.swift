/// Whether people can select a text, which no picture shows.
public protocol TextSelectability {
    /// Whether a text can be selected.
    static var allowsSelection: Bool { get }
}

/// Texts that people can select.
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

/// Texts that people can't select.
public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts that people can select.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts that people can't select.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether people can select the texts inside. A text looks the same until a long press selects it, and that press does nothing here.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
