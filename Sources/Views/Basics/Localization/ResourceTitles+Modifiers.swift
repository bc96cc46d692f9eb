import Foundation

extension View {
    /// Sets the text that assistive technology reads to a localized one.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    /// Sets the value that assistive technology reads to a localized text.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
    /// Sets the hint that assistive technology reads to a localized text.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
    /// Sets the help of the view, which a pointer shows.
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }
}
