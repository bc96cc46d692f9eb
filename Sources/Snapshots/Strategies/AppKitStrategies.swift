import AppleAppKit
import Easel

extension Snapshotting where Value == NSView, Format == NSImage {
    /// Compares a view's image.
    public static var image: Snapshotting { .image() }

    /// Compares a view's image, with two pixels per point, in the style of macOS. What the view doesn't paint is transparent.
    ///
    /// - Parameters:
    ///   - precision: the fraction of pixels that must match, 0…1.
    ///   - perceptualPrecision: the similarity that two colors must have to match, 0…1.
    ///   - size: in points; nil for that of its frame.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).asyncPullback { view in
            SnapshotFailure.onMain { try ViewScene(of: view, size: size).image() }
        }
    }
}

extension Snapshotting where Value == NSViewController, Format == NSImage {
    /// Compares the image of a controller's view.
    public static var image: Snapshotting { .image() }

    /// Compares the image of a controller's view, as that of a view.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).asyncPullback { controller in
            SnapshotFailure.onMain { try ViewScene(of: controller.view, size: size).image() }
        }
    }
}

extension ViewScene {
    /// A view of AppKit at a size, at that of its frame, or at that of its content.
    fileprivate init(of view: NSView, size: CGSize?) throws {
        let given = size ?? (view.frame.size == .zero ? nil : view.frame.size)
        if let given { view.setFrameSize(given) }
        let isDark = view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = isDark ? .dark : .light
            traits.displayScale = ViewScene.defaultScale
        }
        try self.init(
            {
                view.layoutSubtreeIfNeeded()
                let axes: Axis.Set = given == nil ? [] : [.horizontal, .vertical]
                guard let picture = view.picture(filling: axes) else {
                    throw SnapshotError("Easel can't draw \(type(of: view)), a class of AppKit; it draws the classes in Documentation/AppleModules.md")
                }
                return picture
            }, ViewImageConfig(size: given, traits: traits), on: .layerOfMac)
    }
}
