import AppleUIKit
import Easel
import Foundation

extension Snapshotting where Value == UIView, Format == String {
    /// Compares the classes, frames, and settings of a view and its subviews, one per line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Compares the classes, frames, and settings of a view and its subviews, one per line.
    ///
    /// - Parameter size: in points; nil for that of its frame.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        SimplySnapshotting.lines.asyncPullback { view in
            SnapshotFailure.onMain {
                try ViewScene(of: view, size: size, traits: traits).graph.settle()
                return ViewDescription.lines(of: view)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// Compares the controllers inside of a controller, with the class of each one's view, one per line.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.asyncPullback { controller in
            SnapshotFailure.onMain {
                try ViewScene(of: controller, on: ViewImageConfig(), size: nil, traits: UITraitCollection()).graph.settle()
                return ViewDescription.hierarchy(of: controller)
            }
        }
    }

    /// Compares the classes, frames, and settings of the controller's view and its subviews, one per line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Compares the classes, frames, and settings of the view on a device.
    ///
    /// - Parameter size: in points; nil for that of the device.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.asyncPullback { controller in
            SnapshotFailure.onMain {
                try ViewScene(of: controller, on: config, size: size, traits: traits).graph.settle()
                return ViewDescription.lines(of: controller.view)
            }
        }
    }
}

/// Descriptions of views and controllers as text, in the form of UIKit's, without addresses.
@MainActor
enum ViewDescription {
    /// The view and its subviews, one per line. UIKit's own classes have no subviews here.
    static func lines(of view: UIView, indent: String = "") -> String {
        ([indent + description(of: view)] + view.subviews.map { lines(of: $0, indent: indent + "   | ") }).joined(separator: "\n")
    }

    private static func description(of view: UIView) -> String {
        let frame = view.frame
        var parts = ["frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"]
        if let label = view as? UILabel { parts.append("text = '\(label.text ?? label.attributedText?.string ?? "")'") }
        if let field = view as? UITextField { parts.append("text = '\(field.text ?? "")'") }
        if let text = view as? UITextView { parts.append("text = '\(text.text ?? "")'") }
        if view.clipsToBounds || view is UIScrollView { parts.append("clipsToBounds = YES") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if !view.transform.isIdentity {
            let t = view.transform
            parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]")
        }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if !view.isUserInteractionEnabled || view is UILabel || view is UIImageView { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(type(of: view.layer))>")
        return "<\(type(of: view)); \(parts.joined(separator: "; "))>"
    }

    /// A number without zeros at its end, with at most six significant digits, as UIKit's.
    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    /// The controller and those inside of it, one per line.
    static func hierarchy(of controller: UIViewController, appeared: Bool = true, indent: String = "") -> String {
        let view =
            switch (controller, controller.isViewLoaded || appeared) {
            case (is UINavigationController, _), (is UITabBarController, _), (is UISplitViewController, _): "<UILayoutContainerView>"
            case (is UIPageViewController, _): "<_UIPageViewControllerContentView>"
            case (_, true): "<\(type(of: controller.view!))>"
            case (_, false): "(view not loaded)"
            }
        let place = appeared || view.hasPrefix("(") ? "" : " not in the window"
        let line = "\(indent)<\(type(of: controller))>, state: \(appeared ? "appeared" : "disappeared"), view: \(view)\(place)"
        let inner = (controller as? UIPageViewController)?.viewControllers ?? controller.children
        let shown = (controller as? UINavigationController)?.topViewController ?? (controller as? UITabBarController)?.selectedViewController
        let lines = inner.map { child in
            hierarchy(of: child, appeared: appeared && (shown == nil || shown === child), indent: indent.isEmpty ? "   | " : indent + "   | ")
        }
        return ([line] + lines).joined(separator: "\n")
    }
}
