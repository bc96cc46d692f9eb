import Foundation

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a localized title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}

extension Menu where Label == Views.Label<Text, Image> {
    /// Creates a menu with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Views.Label(titleResource, systemImage: systemImage) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleResource) } }
    /// Creates a group with a localized title that a binding opens.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text, Content: View {
    /// Creates a box with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view of progress without an end, with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
    /// Creates a view of progress with a localized title.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a notice with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init {
            Views.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }
}
