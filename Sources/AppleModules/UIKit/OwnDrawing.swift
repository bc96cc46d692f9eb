import AppleCoreGraphics
import Easel
import Views

/// A view of the user's own class, drawn as it draws itself: its layers and subviews after `layoutSubviews()`, above what `draw(_:)` draws.
struct OwnDrawing: View {
    let view: UIView

    /// Whether a view's class is a direct one of the user's: nothing is known of what UIKit's other classes draw.
    @MainActor
    static func isPossible(_ view: UIView) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: view)
        guard !type(of: view).isFromApple else { return false }
        while let type = mirror?.subjectType as? UIView.Type, !type.isFromApple { mirror = mirror?.superclassMirror }
        return mirror?.subjectType == UIView.self
    }

    var body: some View {
        GeometryReader { proxy in
            content(in: proxy.size).frame(width: proxy.size.width, height: proxy.size.height)
        }
    }

    private func content(in size: CGSize) -> AnyView {
        view.frame.size = size
        view.layer.bounds.size = size
        view.layoutSubviews()
        view.layer.layoutSublayers()
        return view.parts() ?? AnyView(RepresentedPlaceholder(name: String("\(type(of: view))".prefix { $0 != "<" })))
    }
}

extension UIView {
    /// What `draw(_:)` draws.
    func ownDrawing() -> AnyView {
        AnyView(
            Canvas { context, size in
                MainActor.assumeIsolated {
                    UIGraphicsPushContext(CGContext(context))
                    self.draw(CGRect(origin: .zero, size: size))
                    UIGraphicsPopContext()
                }
            })
    }
}
