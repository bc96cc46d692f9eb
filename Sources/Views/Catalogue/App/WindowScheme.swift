/// The root of a window, in the color scheme that a view inside prefers.
package struct WindowScheme: View {
    /// The scheme that is preferred; nil for that of the surroundings.
    @MainActor
    package final class Preference {
        package fileprivate(set) var scheme: ColorScheme?
        package init() {}
    }
    private let content: AnyView
    private let preference: Preference
    @State private var scheme: ColorScheme?
    @Environment(\.colorScheme) private var inherited

    /// - Parameter preference: receives the scheme, for the canvas behind the views.
    package init(_ content: AnyView, preference: Preference) { (self.content, self.preference) = (content, preference) }

    package var body: some View {
        let change = _PreferenceActionModifier<PreferredColorSchemeKey>(
            action: {
                scheme = $0
                preference.scheme = $0
            }, isListed: false)
        return content.environment(\.colorScheme, scheme ?? inherited).modifier(change)
    }
}
