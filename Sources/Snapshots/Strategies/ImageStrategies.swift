import AppleUIKit
import Display
import Easel
import Foundation

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Compares images pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// Compares images.
    ///
    /// - Parameters:
    ///   - precision: the fraction of pixels that must match, 0…1.
    ///   - perceptualPrecision: the similarity that two colors must have to match, 0…1: 0.98 is about the smallest difference that people notice.
    ///   - scale: pixels per point of the references; nil for those of the new image.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value: View, Format == UIImage {
    /// Compares a view's image at the size that it chooses by itself.
    public static var image: Snapshotting { .image() }

    /// Compares a view's image.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: makes no difference: materials and effects are always drawn.
    ///   - precision: the fraction of pixels that must match, 0…1.
    ///   - perceptualPrecision: the similarity that two colors must have to match, 0…1.
    ///   - layout: the size.
    ///   - traits: the appearance, the content size, the direction, and the scale; if the scale is not specified, `EASEL_SCALE` or two.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).asyncPullback { view in
            let view = OnMain.Box(value: view)
            return SnapshotFailure.onMain { try ViewScene({ view.value }, layout.config(traits)).image() }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Compares the image of a controller's view on a phone.
    public static var image: Snapshotting { .image() }

    /// Compares the image of a controller's view on a device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).asyncPullback { controller in
            SnapshotFailure.onMain { try ViewScene(of: controller, on: config, size: size, traits: traits).image() }
        }
    }

    /// Compares the image of a controller's view.
    ///
    /// - Parameter size: in points; nil for that of a phone's screen.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision, perceptualPrecision: perceptualPrecision,
            size: size, traits: traits)
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Compares a view's image.
    public static var image: Snapshotting { .image() }

    /// Compares a view's image.
    ///
    /// - Parameter size: in points; nil for that of its frame.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).asyncPullback { view in
            SnapshotFailure.onMain { try ViewScene(of: view, size: size, traits: traits).image() }
        }
    }
}

extension ViewScene {
    /// A controller's view on a device.
    init(of controller: UIViewController, on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection) throws {
        var config = config
        config.size = size ?? config.size ?? ViewImageConfig.iPhone13.size
        let own = UITraitCollection(userInterfaceStyle: controller.overrideUserInterfaceStyle)
        config.traits = UITraitCollection(traitsFrom: [config.traits, traits, own])
        try self.init(
            {
                let view = controller.drawn()
                controller.takeSceneTraits()
                guard let view else { throw SnapshotError.undrawable(type(of: controller)) }
                return view
            }, config)
    }

    /// A view at a size, at that of its frame, or at that of its content.
    init(of view: UIView, size: CGSize?, traits: UITraitCollection) throws {
        let given = size ?? (view.frame.size == .zero ? nil : view.frame.size)
        if let given { view.frame.size = given }
        let own = UITraitCollection(userInterfaceStyle: view.overrideUserInterfaceStyle)
        try self.init(
            {
                view.show(in: UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first)
                view.takeSceneTraits()
                view.layoutIfNeeded()
                let axes: Axis.Set = given == nil ? [] : [.horizontal, .vertical]
                guard let picture = view.picture(filling: axes) else { throw SnapshotError.undrawable(type(of: view)) }
                return picture
            }, ViewImageConfig(size: given, traits: UITraitCollection(traitsFrom: [traits, own])), on: .layer)
    }
}

extension SnapshotError {
    fileprivate static func undrawable(_ type: Any.Type) -> SnapshotError {
        SnapshotError("Easel can't draw \(type), a class of UIKit; it draws UIHostingController, and the classes in Documentation/AppleModules.md")
    }
}
