import Easel
import Views

extension _Preview {
    /// Creates a preview of a window, which is drawn as any view.
    @MainActor public init<Style: WindowStyle>(
        _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) { self.init(name, list: traits) { AnyView(body()) } }

    /// Creates a preview of a space, whose content is drawn as any view.
    @MainActor public init<Style: ImmersionStyle>(
        _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) { self.init(name, list: traits) { AnyView(body()) } }
}
