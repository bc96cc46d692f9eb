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
            return AnyView(
                FollowedPicture(
                    view: { controller.viewIfLoaded }, pass: 0, name: FollowedPicture.name(of: controller),
                    picture: { controller.drawnWithPresentations() }))
        }
    }
    /// Creates the preview of a view of UIKit.
    @_disfavoredOverload
    @MainActor public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name, list: traits) {
            let view = body()
            return AnyView(FollowedPicture(view: { view }, pass: 0, name: FollowedPicture.name(of: view), picture: { view.picture() }))
        }
    }
}
