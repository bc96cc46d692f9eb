import Foundation

extension WindowGroup {
    /// Creates windows that present values; the drawn one presents none.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    )
    where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(initial: nil, content: content) }
    /// Creates windows that present values; the drawn one presents the default value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
    /// Creates windows that present values; the drawn one presents none.
    public init<D: Codable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(initial: nil, content: content) }
    /// Creates windows that present values; the drawn one presents the default value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
    /// Creates windows that present values; the drawn one presents none.
    public init<D: Codable & Hashable, C: View>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(initial: nil, content: content) }
    /// Creates windows that present values; the drawn one presents the default value.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
    /// Creates windows that present values; the drawn one presents none.
    public init<D: Codable & Hashable, C: View>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(initial: nil, content: content) }
    /// Creates windows that present values; the drawn one presents the default value.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
    /// Creates windows that present values; the drawn one presents none.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(initial: nil, content: content) }
    /// Creates windows that present values; the drawn one presents the default value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
    /// Creates windows that present values; the drawn one presents none.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> { self.content = PresentedWindowContent(initial: nil, content: content) }
    /// Creates windows that present values; the drawn one presents the default value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
    /// Creates windows that present values; the drawn one presents the default value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content, defaultValue: defaultValue) }
}
