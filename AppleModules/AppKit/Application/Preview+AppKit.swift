import AppleUIKit
import Easel
import Views

extension NSView: _KitPreviewed {}
extension NSViewController: _KitPreviewed {}

extension _Preview {
    /// Creates the preview of a controller of AppKit.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @PreviewMacroBodyBuilder<NSViewController> body: @escaping @MainActor () -> NSViewController
    ) { self.init(name, list: traits) { AnyView(PreviewedController(controller: body())) } }

    /// Creates the preview of a view of AppKit.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<NSView> body: @escaping @MainActor () -> NSView
    ) { self.init(name, list: traits) { AnyView(PreviewedView(view: body())) } }

    /// Creates the preview of a controller of AppKit that depends on an argument: the first one of a list.
    @MainActor public init<T>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
        @PreviewMacroBodyBuilder<NSViewController> body: @escaping @MainActor (T) -> NSViewController
    ) { self.init(name, list: traits) { arguments.first.map { AnyView(PreviewedController(controller: body($0))) } ?? AnyView(EmptyView()) } }

    /// Creates the preview of a view of AppKit that depends on an argument: the first one of a list.
    @MainActor public init<T>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
        @PreviewMacroBodyBuilder<NSView> body: @escaping @MainActor (T) -> NSView
    ) { self.init(name, list: traits) { arguments.first.map { AnyView(PreviewedView(view: body($0))) } ?? AnyView(EmptyView()) } }
}

/// Creates the preview of a controller whose closure has a `return`.
@_disfavoredOverload @MainActor public func _return(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> NSViewController
) -> _Preview { _Preview(name, list: traits) { AnyView(PreviewedController(controller: body())) } }

/// Creates the preview of a view of AppKit whose closure has a `return`.
@_disfavoredOverload @MainActor public func _return(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> NSView
) -> _Preview { _Preview(name, list: traits) { AnyView(PreviewedView(view: body())) } }

/// Creates such a preview of a controller that depends on an argument: the first one of a list.
@_disfavoredOverload @MainActor public func _return<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], body: @escaping @MainActor (T) -> NSViewController
) -> _Preview { _Preview(name, list: traits) { arguments.first.map { AnyView(PreviewedController(controller: body($0))) } ?? AnyView(EmptyView()) } }

/// Creates such a preview of a view of AppKit that depends on an argument: the first one of a list.
@_disfavoredOverload @MainActor public func _return<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], body: @escaping @MainActor (T) -> NSView
) -> _Preview { _Preview(name, list: traits) { arguments.first.map { AnyView(PreviewedView(view: body($0))) } ?? AnyView(EmptyView()) } }

private struct PreviewedView: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

private struct PreviewedController: NSViewControllerRepresentable {
    let controller: NSViewController
    func makeNSViewController(context: Context) -> NSViewController { controller }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}
