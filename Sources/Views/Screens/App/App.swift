/// A whole app: its state, and the scenes that it shows. `render` draws the content of its first window.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Does nothing: the program that `render` builds has its own entry point.
    public static func main() {}
}

/// The content of an app's first window.
package struct AppContent<A: App>: View {
    let app: A

    package init(_ app: A) { self.app = app }

    package var body: Never { fatalError("AppContent is evaluated by its own node") }
    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { AppNode(view, inputs) }
}

/// Evaluates an app's `body` with its dynamic properties.
private final class AppNode<A: App>: EvaluatedNode<AppContent<A>, A, AnyView> {
    private var app: A

    init(_ view: AppContent<A>, _ inputs: _ViewInputs) {
        app = view.app
        super.init(inputs)
        start()
    }

    override func update(_ view: AppContent<A>) {
        app = view.app
        markClean()
        evaluate()
    }

    override func makeContent(_ install: (inout A) -> Void) -> AnyView {
        install(&app)
        // The delegate's window is open at the launch; the settings and the items of the menu bar open on request.
        let rank = A.Body._rank
        if rank != .window, let window = DelegateScenes.window?() { return window }
        if rank == .none, let content = DelegateScenes.onRequest?() { return content }
        return A.Body._content(of: app.body)
    }
}

/// A scene type defined by the user.
private enum SceneKind<S: Scene>: EvaluatedKind {
    static func views(of scene: S) -> AnyView { S.Body._content(of: scene.body) }
}

extension Scene {
    public static func _content(of scene: Self) -> AnyView { AnyView(EvaluatedContent<SceneKind<Self>>(value: scene)) }
    public static var _rank: _SceneRank { Body._rank }
}
