import Easel
import Views

/// What previews of UIKit and AppKit show: views and controllers.
public protocol _KitPreviewed {}
extension UIView: _KitPreviewed {}
extension UIViewController: _KitPreviewed {}

/// Takes the one view or controller that the closure of a preview contains; without it, closures of several statements would fit all macros, because their last
/// statement isn't their result.
@resultBuilder
public enum PreviewMacroBodyBuilder<Content> {
    /// Asks for a class and a protocol where SwiftUI's builder asks for a protocol only: of a preview that fits no macro, the compiler explains what needs the
    /// fewest changes, and a wrong preview is usually one of SwiftUI's.
    public static func buildExpression<Shown: AnyObject & _KitPreviewed>(_ shown: Shown) -> Shown { shown }
    public static func buildBlock(_ content: Content) -> Content { content }
}

public typealias PreviewBodyBuilder = PreviewMacroBodyBuilder

extension _Preview {
    /// Creates the preview of a controller.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
    ) { self.init(name, list: traits) { Self.picture(of: body()) } }

    /// Creates the preview of a view of UIKit.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
    ) { self.init(name, list: traits) { Self.picture(of: body()) } }

    /// Creates the preview of a controller that depends on an argument: the first one of a list.
    @MainActor public init<T>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
    ) { self.init(name, list: traits) { arguments.first.map { Self.picture(of: body($0)) } ?? AnyView(EmptyView()) } }

    /// Creates the preview of a view of UIKit that depends on an argument: the first one of a list.
    @MainActor public init<T>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
        @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
    ) { self.init(name, list: traits) { arguments.first.map { Self.picture(of: body($0)) } ?? AnyView(EmptyView()) } }

    @MainActor fileprivate static func picture(of controller: UIViewController) -> AnyView {
        controller.loadOnce()
        return AnyView(
            FollowedPicture(
                view: { controller.viewIfLoaded }, pass: 0, name: FollowedPicture.name(of: controller), picture: { controller.drawnWithPresentations() }))
    }

    @MainActor fileprivate static func picture(of view: UIView) -> AnyView {
        AnyView(FollowedPicture(view: { view }, pass: 0, name: FollowedPicture.name(of: view), picture: { view.picture() }))
    }
}

/// Creates the preview of a controller whose closure has a `return`.
@_disfavoredOverload @MainActor public func _return(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
) -> _Preview { _Preview(name, list: traits) { _Preview.picture(of: body()) } }

/// Creates the preview of a view of UIKit whose closure has a `return`.
@_disfavoredOverload @MainActor public func _return(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) -> _Preview { _Preview(name, list: traits) { _Preview.picture(of: body()) } }

/// Creates such a preview of a controller that depends on an argument: the first one of a list.
@_disfavoredOverload @MainActor public func _return<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], body: @escaping @MainActor (T) -> UIViewController
) -> _Preview { _Preview(name, list: traits) { arguments.first.map { _Preview.picture(of: body($0)) } ?? AnyView(EmptyView()) } }

/// Creates such a preview of a view of UIKit that depends on an argument: the first one of a list.
@_disfavoredOverload @MainActor public func _return<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], body: @escaping @MainActor (T) -> UIView
) -> _Preview { _Preview(name, list: traits) { arguments.first.map { _Preview.picture(of: body($0)) } ?? AnyView(EmptyView()) } }
