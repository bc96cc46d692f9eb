import AppleCoreGraphics
import Easel
import Views

/// A view of a user's class with its own drawing: its layers and subviews after `layoutSubviews()`, above the drawing of `draw(_:)`.
struct OwnDrawing: View {
    let view: UIView
    /// Differs after each update or change, because the same view may have other contents then.
    var update = FollowedPicture.updates
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    /// Returns whether a view's class is a user's direct subclass of `UIView`, `UIControl`, or `UIScrollView`, because UIKit's other classes draw themselves in ways that can't be combined with it.
    @MainActor
    static func isPossible(_ view: UIView) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: view)
        guard !type(of: view).isFromApple else { return false }
        while let type = mirror?.subjectType as? UIView.Type, !type.isFromApple { mirror = mirror?.superclassMirror }
        return mirror?.subjectType == UIView.self || mirror?.subjectType == UIControl.self || mirror?.subjectType == UIScrollView.self
    }

    /// Returns whether a view's class is a user's subclass of a view with content, which may change its layers in `layoutSubviews()`.
    @MainActor
    static func followsLayout(_ view: UIView) -> Bool {
        !type(of: view).isFromApple && (view is UILabel || view is UIButton || view is UIImageView || view is UITextField)
    }

    var body: some View {
        GeometryReader { proxy in
            UITraitCollection.withCurrent(UITraitCollection(scheme, contrast)) { content(in: proxy.size) }.frame(
                width: proxy.size.width, height: proxy.size.height)
        }
    }

    private func content(in size: CGSize) -> AnyView {
        FollowedPicture.depth += 1
        defer { FollowedPicture.depth -= 1 }
        // During an animation of the size, the subviews have their own ones from the layout at its end.
        if !view.layer.isResizing { view.frame.size = size }
        view.layoutSubviews()
        view.layer.layoutSublayers()
        let axes: Axis.Set = Self.followsLayout(view) ? [.horizontal, .vertical] : []
        return view.parts(filling: axes) ?? AnyView(RepresentedPlaceholder(name: String("\(type(of: view))".prefix { $0 != "<" })))
    }
}

extension UIView {
    /// The drawing of `draw(_:)`.
    func ownDrawing() -> AnyView {
        let traits = UITraitCollection.current
        return AnyView(
            Canvas { context, size in
                MainActor.assumeIsolated {
                    FollowedPicture.depth += 1
                    defer { FollowedPicture.depth -= 1 }
                    UITraitCollection.withCurrent(traits) {
                        UIGraphicsPushContext(CGContext(context))
                        self.draw(CGRect(origin: .zero, size: size))
                        UIGraphicsPopContext()
                    }
                }
            })
    }
}
