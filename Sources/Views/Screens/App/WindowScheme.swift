/// The root of a window, in the color scheme that a view inside prefers.
package struct WindowScheme: View {
    /// The scheme and the size that are preferred; nil for those of the surroundings.
    @MainActor
    package final class Preference {
        package fileprivate(set) var scheme: ColorScheme?
        /// The size that the window requests on macOS.
        package fileprivate(set) var size: CGSize?
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
        let resize = _PreferenceActionModifier<WindowSizeKey>(action: { preference.size = $0 }, isListed: false)
        return content.environment(\.colorScheme, scheme ?? inherited).modifier(change).modifier(resize)
    }
}
