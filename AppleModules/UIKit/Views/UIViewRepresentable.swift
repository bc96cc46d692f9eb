import Easel
import Views

/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

/// A view that shows one of UIKit's views. Colors, labels, images, blurred backgrounds, and activity indicators are drawn; other classes are drawn as an
/// outlined placeholder with a warning.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("\(Self.self) shows a view of UIKit and has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs) { RepresentedView(representable: $0) }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// A view that shows one of UIKit's view controllers, drawn like `UIViewRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public var body: Never { fatalError("\(Self.self) shows a view controller of UIKit and has no body") }
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContentNode(view, inputs) { RepresentedController(representable: $0) }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// Keeps the objects that a representable has created while its view exists.
@MainActor
private final class RepresentedObjects<Object, Coordinator> {
    var made: (object: Object, coordinator: Coordinator)?
    /// The number of updates.
    var pass = 0
    /// Called when the representable's view has ended.
    nonisolated(unsafe) var end: (@MainActor () -> Void)?

    deinit {
        guard let end = unsafe end else { return }
        MainThread.run(end)
    }
}

private struct RepresentedView<Representable: UIViewRepresentable>: View {
    let representable: Representable
    @State private var objects = RepresentedObjects<Representable.UIViewType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    /// Makes UIKit's view, or brings it up to date.
    private func updated() -> UIView {
        let coordinator = objects.made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewRepresentableContext<Representable>(coordinator: coordinator, transaction: Transaction(), environment: environment)
        return UITraitCollection.withCurrent(UITraitCollection(environment.colorScheme, environment.colorSchemeContrast)) {
            let view = objects.made?.object ?? representable.makeUIView(context: context)
            if objects.made == nil {
                unsafe objects.end = {
                    view.show(in: nil)
                    Representable.dismantleUIView(view, coordinator: coordinator)
                }
            }
            objects.made = (view, coordinator)
            FollowedPicture.updating { representable.updateUIView(view, context: context) }
            view.show(in: UIWindowScene.main.keyWindow)
            view.takeSceneTraits()
            objects.pass += 1
            return view
        }
    }

    var body: some View {
        let view = updated()
        FollowedPicture(view: { view }, pass: objects.pass, name: FollowedPicture.name(of: Representable.self), picture: { view.picture() })
    }
}

private struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    let representable: Representable
    @State private var objects = RepresentedObjects<Representable.UIViewControllerType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    /// Makes UIKit's controller, or brings it up to date.
    private func updated() -> UIViewController {
        let coordinator = objects.made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Representable>(coordinator: coordinator, transaction: Transaction(), environment: environment)
        return UITraitCollection.withCurrent(UITraitCollection(environment.colorScheme, environment.colorSchemeContrast)) {
            let controller = objects.made?.object ?? representable.makeUIViewController(context: context)
            if objects.made == nil {
                unsafe objects.end = {
                    controller.disappear()
                    Representable.dismantleUIViewController(controller, coordinator: coordinator)
                }
            }
            objects.made = (controller, coordinator)
            FollowedPicture.updating { representable.updateUIViewController(controller, context: context) }
            objects.pass += 1
            return controller
        }
    }

    /// The controller for drawing.
    private static func picture(of controller: UIViewController, _ traits: UITraitCollection) -> AnyView? {
        let picture = controller.drawnWithPresentations()
        UITraitCollection.withCurrent(traits) { controller.takeSceneTraits() }
        return picture
    }

    var body: some View {
        let controller = updated()
        let traits = UITraitCollection(environment.colorScheme, environment.colorSchemeContrast)
        FollowedPicture(
            view: { controller.viewIfLoaded }, pass: objects.pass, name: FollowedPicture.name(of: Representable.self),
            picture: { Self.picture(of: controller, traits) }
        )
    }
}

extension RepresentedPlaceholder {
    /// The outline of a view or controller inside of others.
    init(of object: AnyObject) { self.init(name: String("\(type(of: object))".prefix { $0 != "<" })) }
}

/// An outline with a type's name, for a view that Easel can't draw.
package struct RepresentedPlaceholder: View {
    private let name: String
    private let framework: String

    package init(name: String, framework: String = "UIKit") { (self.name, self.framework) = (name, framework) }

    package var body: some View {
        Rectangle()
            .strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .overlay { Text(verbatim: name).font(.caption).foregroundColor(.gray).lineLimit(1).minimumScaleFactor(0.5).padding(4) }
            .warned("\(name), a view of \(framework), is drawn as an outline with its name")
    }
}
