// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// A view that shows one of AppKit's views, or one of another module's, such as a map.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSObject
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ nsView: NSViewType, context: Context)
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}
extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) shows a view of AppKit and has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs) { RepresentedNSView(representable: $0) }
    }
}
extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// A view that shows one of AppKit's view controllers, drawn like `NSViewRepresentable`.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>
    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}
extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) shows a view controller of AppKit and has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs) { RepresentedNSController(representable: $0) }
    }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Keeps the objects that a representable has created while its view exists.
@MainActor
private final class RepresentedObjects<Object, Coordinator> {
    var made: (object: Object, coordinator: Coordinator)?
}

private struct RepresentedNSView<Representable: NSViewRepresentable>: View {
    let representable: Representable
    @State private var objects = RepresentedObjects<Representable.NSViewType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    /// Makes AppKit's view, or brings it up to date, and returns it for drawing.
    private func picture() -> AnyView {
        let coordinator = objects.made?.coordinator ?? representable.makeCoordinator()
        let context = NSViewRepresentableContext<Representable>(coordinator: coordinator, transaction: Transaction(), environment: environment)
        let isNew = objects.made == nil
        let view = objects.made?.object ?? representable.makeNSView(context: context)
        objects.made = (view, coordinator)
        if isNew, let view = view as? NSView {
            view.ownWindow = NSApp.keyWindow
            view.moveToWindow(view.ownWindow)
        }
        representable.updateNSView(view, context: context)
        let shown = (view as? NSView).map { RepresentedPicture.of($0) } ?? (view as? UIView)?.picture()
        let picture = shown ?? AnyView(RepresentedPlaceholder(name: String("\(Representable.self)".prefix { $0 != "<" }), framework: "AppKit"))
        return AnyView(RepresentedSize { representable.sizeThatFits($0, nsView: view, context: context) }.callAsFunction { picture })
    }

    var body: some View { picture() }
}

private struct RepresentedNSController<Representable: NSViewControllerRepresentable>: View {
    let representable: Representable
    @State private var objects = RepresentedObjects<Representable.NSViewControllerType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    private func picture() -> AnyView {
        let coordinator = objects.made?.coordinator ?? representable.makeCoordinator()
        let context = NSViewControllerRepresentableContext<Representable>(coordinator: coordinator, transaction: Transaction(), environment: environment)
        let controller = objects.made?.object ?? representable.makeNSViewController(context: context)
        objects.made = (controller, coordinator)
        controller.loadOnce()
        if controller.view.ownWindow == nil { controller.view.ownWindow = NSApp.keyWindow }
        representable.updateNSViewController(controller, context: context)
        controller.appearOnce()
        let picture =
            RepresentedPicture.of(controller.view)
            ?? AnyView(RepresentedPlaceholder(name: String("\(Representable.self)".prefix { $0 != "<" }), framework: "AppKit"))
        return AnyView(RepresentedSize { representable.sizeThatFits($0, nsViewController: controller, context: context) }.callAsFunction { picture })
    }

    var body: some View { picture() }
}

/// The picture of a represented view.
@MainActor
enum RepresentedPicture {
    static func of(_ view: NSView) -> AnyView? {
        // Fields are as wide as their space; other controls keep their size.
        let isField = (view as? NSTextField)?.isEditable ?? false
        return NSViewPicture.whole(view, filling: isField || !(view is NSControl) ? [.horizontal, .vertical] : [])
    }
}

/// Gives a represented view the size that its representable chooses.
private struct RepresentedSize: Layout {
    private struct Choice: @unchecked Sendable {
        let size: @MainActor (ProposedViewSize) -> CGSize?
    }
    private let choice: Choice
    init(_ size: @escaping @MainActor (ProposedViewSize) -> CGSize?) { choice = Choice(size: size) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let choice = choice
        return MainActor.assumeIsolated { choice.size(proposal) } ?? subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
