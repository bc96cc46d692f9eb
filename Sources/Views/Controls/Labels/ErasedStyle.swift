/// A type-erased control style, as the environment holds it.
final class ErasedStyle<Configuration> {
    /// Returns the view that the style makes for a control.
    let makeBody: (Configuration) -> AnyView
    /// The enclosing style, which draws the controls that this style itself creates.
    let outer: ErasedStyle?

    init(_ makeBody: @escaping (Configuration) -> AnyView, outer: ErasedStyle?) {
        self.makeBody = makeBody
        self.outer = outer
    }
}

/// A control style whose dynamic properties (`@Environment` and the like) are those of the view that holds it.
struct InstalledStyle<Style>: DynamicProperty {
    var value: Style

    init(_ value: Style) { self.value = value }

    @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext) {
        for field in FieldTable.dynamicProperties(of: Style.self) { field.install(&property.value, context) }
        guard var dynamic = property.value as? any DynamicProperty else { return }
        dynamic.update()
        if let updated = dynamic as? Style { property.value = updated }
    }
}

/// The view that a style makes for a control. The style's dynamic properties are connected before.
struct StyleBody<Style, Configuration, Content: View>: View {
    private var style: InstalledStyle<Style>
    private let configuration: Configuration
    private let make: @MainActor (Style, Configuration) -> Content

    init(_ style: Style, _ configuration: Configuration, @ViewBuilder make: @escaping @MainActor (Style, Configuration) -> Content) {
        self.style = InstalledStyle(style)
        self.configuration = configuration
        self.make = make
    }

    var body: Content { make(style.value, configuration) }
}
