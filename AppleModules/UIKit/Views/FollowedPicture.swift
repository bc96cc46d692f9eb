import Easel
import Views

/// The picture of a view of UIKit, which is drawn again after changes of the view.
struct FollowedPicture: View {
    /// The view, once it is loaded.
    let view: @MainActor () -> UIView?
    /// Differs after each update by SwiftUI.
    let pass: Int
    /// The name of a placeholder for a view that can't be drawn.
    let name: String
    let picture: @MainActor () -> AnyView?
    @State private var changes = 0
    /// The views as they were drawn last, as long as this picture exists.
    @State private var lastPictures = LastPictures()
    @State private var touches = TouchSession()

    var body: some View {
        let drawn = lastPictures.keeping { Self.drawing(of: changes, picture) }
        let _ = follow()
        if let drawn { drawn.touchHost(touches) } else { RepresentedPlaceholder(name: name) }
    }

    /// Returns the name of a type, without the types that it is for.
    static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
    static func name(of object: AnyObject) -> String { name(of: type(of: object)) }

    private func follow() {
        let state = _changes
        guard let view = view() else { return }
        view.redraw = { state.wrappedValue += 1 }
        lastPictures.follow(view)
    }

    private static func drawing(of changes: Int, _ picture: () -> AnyView?) -> AnyView? {
        depth += 1
        defer { depth -= 1 }
        updates += 1
        return picture()
    }

    /// The number of drawings that are running. What they change they draw.
    static var depth = 0
    /// Whether code of the app updates a represented view, which isn't a part of a drawing.
    private(set) static var isInUpdate = false
    static func updating(_ update: () -> Void) {
        let outer = isInUpdate
        isInUpdate = true
        defer { isInUpdate = outer }
        update()
    }
    /// The number of all drawings of this kind.
    private(set) static var updates = 0
}

extension UIView {
    /// Draws the view's picture again after a change by code that runs outside of drawing, such as a timer's.
    func setNeedsPicture() {
        guard FollowedPicture.depth == 0, !_SceneTime.isUpdating else { return }
        for view in sequence(first: self, next: { $0.redraw == nil ? $0.nearestOuterView : nil }) { view.controller?.forgetHiddenPicture() }
        outermostView.redraw?()
    }

    /// The view around this one, through superviews, lists, cells, and controllers.
    var nearestOuterView: UIView? { superview ?? contentOwner ?? shownIn ?? controller?.outerView }

    /// The view whose picture shows this one: the outermost one around it.
    var outermostView: UIView {
        var view = self
        while view.redraw == nil, let outer = view.nearestOuterView { view = outer }
        return view
    }
}

extension UIViewController {
    /// Lets the stack around a covered page draw it again.
    fileprivate func forgetHiddenPicture() { (parent as? UINavigationController)?.hiddenPictures[ObjectIdentifier(self)] = nil }

    /// The view of the controller around this one, or of the one that presents it.
    var outerView: UIView? {
        guard let outer = parent ?? presentingViewController else { return nil }
        return outer.viewIfLoaded ?? outer.outerView
    }
}
