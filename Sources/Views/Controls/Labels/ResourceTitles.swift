import Foundation

// Titles that are localized resources, as values of `LocalizedStringResource` and symbols of string catalogs are. A literal means a key, so these overloads
// come last.

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) { self.init(action: action) { Text(titleResource) } }
    /// Creates a button with a localized title and a role.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == Views.Label<Text, Image> {
    /// Creates a button with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { Views.Label(titleResource, systemImage: systemImage) }
    }
    /// Creates a button with a localized title, a system symbol, and a role.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Views.Label(titleResource, systemImage: systemImage) }
    }
    /// Creates a button with a localized title and an image of an asset catalog.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void) {
        self.init(action: action) { Views.Label(titleResource, image: image) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    /// Creates a label with a localized title and a named image.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) { self.init(title: { Text(titleResource) }, icon: { Image(name) }) }
    /// Creates a label with a localized title and an image of an asset catalog.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
}
extension Toggle where Label == Views.Label<Text, Image> {
    /// Creates a toggle with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Views.Label(titleResource, systemImage: systemImage) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) { self.init(text: text) { Text(titleResource) } }
    /// Creates a field with a localized title and a prompt.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
    /// Creates a field with a localized title that grows along an axis.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) { self.init(text: text, axis: axis) { Text(titleResource) } }
    /// Creates a field with a localized title and a prompt that grows along an axis.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }
}
extension SecureField where Label == Text {
    /// Creates a field with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) { self.init(text: text) { Text(titleResource) } }
    /// Creates a field with a localized title and a prompt.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}
extension Picker where Label == Views.Label<Text, Image> {
    /// Creates a picker with a localized title and a system symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Views.Label(titleResource, systemImage: systemImage) }
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of dates with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
    /// Creates a picker of dates in a range with a localized title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) } }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized title.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged) }
    /// Creates a stepper for a range with a localized title.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged) }
}

extension ColorPicker where Label == Text {
    /// Creates a picker of colors with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}
