import Easel
import Views

extension _Preview {
    /// Creates the preview of a controller.
    @_disfavoredOverload
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, list: traits) {
            let controller = body()
            controller.loadOnce()
            return controller.drawn() ?? AnyView(RepresentedPlaceholder(of: controller))
        }
    }
    /// Creates the preview of a view of UIKit.
    @_disfavoredOverload
    @MainActor public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name, list: traits) {
            let view = body()
            return view.picture() ?? AnyView(RepresentedPlaceholder(of: view))
        }
    }
}
