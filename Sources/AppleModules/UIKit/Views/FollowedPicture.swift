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
    /// Exists as long as the picture does.
    @State private var lastPictures = LastPictures()

    var body: some View {
        let drawn = Self.drawing(of: changes, picture)
        let _ = follow()
        let _ = lastPictures
        if let drawn { drawn } else { RepresentedPlaceholder(name: name) }
    }

    /// Returns the name of a type, without the types that it is for.
    static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
    static func name(of object: AnyObject) -> String { name(of: type(of: object)) }

    private func follow() {
        let state = _changes
        view()?.redraw = { state.wrappedValue += 1 }
    }

    private static func drawing(of changes: Int, _ picture: () -> AnyView?) -> AnyView? {
        depth += 1
        defer { depth -= 1 }
        updates += 1
        return picture()
    }

    /// The number of drawings that are running. What they change they draw.
    static var depth = 0
    /// The number of all drawings of this kind.
    private(set) static var updates = 0
}

extension UIView {
    /// Draws the view's picture again after a change by code that runs outside of drawing, such as a timer's.
    func setNeedsPicture() {
        guard FollowedPicture.depth == 0, !_SceneTime.isUpdating else { return }
        var view = self
        while let outer = view.superview ?? view.contentOwner { view = outer }
        view.redraw?()
    }
}
