/// A control that turns something on and off.
///
/// A style draws it: the one set by `toggleStyle(_:)`, otherwise a switch, or on macOS a checkbox. In a menu it is an item with a check mark.
public struct Toggle<Label: View>: View {
    private let state: ToggleState
    private let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.menu) private var menu
    @Environment(\.look) private var look

    fileprivate init(state: ToggleState, label: Label) { (self.state, self.label) = (state, label) }

    /// Creates a toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(state: ToggleState(isOn), label: label()) }

    /// Creates a toggle for several values: on if all values are on, and mixed if only some are. A tap sets all values.
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        self.init(state: ToggleState(sources, isOn), label: label())
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(body: label.titled), isOn: state.isOn, isMixed: state.isMixed())
        guard menu == nil else {
            return AnyView(
                MenuItemButton(role: nil, state: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off, label: label) {
                    configuration.$isOn.wrappedValue.toggle()
                })
        }
        guard let style else {
            return AnyView(SystemToggle.view(configuration, look).control(.toggle, label: label))
        }
        // The toggles that a style itself creates use the enclosing style.
        return AnyView(
            style.makeBody(configuration).environment(\.toggleStyle, style.outer).modifier(_StyledToggleModifier(value: configuration.$isOn)).control(
                .toggle, label: label))
    }
}

/// The values that a toggle sets.
private struct ToggleState {
    let isOn: Binding<Bool>
    /// Whether only some of several values are on.
    let isMixed: () -> Bool

    init(_ isOn: Binding<Bool>) {
        self.isOn = isOn
        isMixed = { false }
    }

    init<C: RandomAccessCollection>(_ sources: C, _ keyPath: KeyPath<C.Element, Binding<Bool>>) {
        let values = sources.map { $0[keyPath: keyPath] }
        isOn = Binding(
            get: { values.allSatisfy { $0.wrappedValue } },
            set: { isOn in for value in values { value.wrappedValue = isOn } })
        isMixed = { values.contains { $0.wrappedValue } && !values.allSatisfy { $0.wrappedValue } }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
    /// Creates a toggle with a title for several values.
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    /// Creates a toggle with a title for several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Views.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
    }
    /// Creates a toggle with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleKey, image: image) }
    }
    /// Creates a toggle with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(title, image: image) }
    }
    /// Creates a toggle with a title and a symbol for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
    }
    /// Creates a toggle with a title and a symbol for several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Views.Label(title, systemImage: systemImage) }
    }
    /// Creates a toggle with a title and an image for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Views.Label(titleKey, image: image) }
    }
    /// Creates a toggle with a title and an image for several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Views.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style is asked to draw, for styles that modify it and leave the rest to the enclosing style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(state: ToggleState(configuration.$isOn), label: configuration.label)
    }
}
