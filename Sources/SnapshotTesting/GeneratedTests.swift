import Snapshots

/// Returns the image of a controller's view. Test code that is generated from previews imports the module with `@testable` and calls this function.
///
/// - Parameters:
///   - config: the device.
///   - drawHierarchyInKeyWindow: makes no difference: materials and effects are always drawn.
///   - view: the controller's view.
func snapshotView(
    config: ViewImageConfig, drawHierarchyInKeyWindow: Bool, traits: UITraitCollection, view: UIView, viewController: UIViewController
) -> Async<UIImage> {
    Snapshotting<UIViewController, UIImage>.image(on: config, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, traits: traits).snapshot(viewController)
}
