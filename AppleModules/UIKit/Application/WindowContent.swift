import Easel
import Views

/// The content of the window that an app's delegates create, as before SwiftUI's `App`.
public struct _WindowContent: View {
    private let application: any UIApplicationDelegate
    private let scene: (any UIWindowSceneDelegate)?
    @State private var picture: AnyView?

    /// - Parameters:
    ///   - application: the app's delegate, whose launch ends first.
    ///   - scene: the delegate of the app's scene; nil if the app's delegate makes the window.
    public init(_ application: any UIApplicationDelegate, _ scene: (any UIWindowSceneDelegate)?) {
        (self.application, self.scene) = (application, scene)
        _picture = State(initialValue: Self.launch(application, scene))
    }

    private static func launch(_ application: any UIApplicationDelegate, _ scene: (any UIWindowSceneDelegate)?) -> AnyView? {
        let (app, main) = (UIApplication.shared, UIWindowScene.main)
        app.delegate = application
        _ = application.application(app, didFinishLaunchingWithOptions: nil)
        scene?.scene(main, willConnectTo: main.session, options: UIScene.ConnectionOptions())
        guard let window = scene?.window ?? main.keyWindow, let root = window.rootViewController else { return nil }
        root.loadOnce()
        guard root.drawn() != nil else { return nil }
        let content = FollowedPicture(
            view: { root.viewIfLoaded }, pass: 0, name: FollowedPicture.name(of: root), picture: { root.drawnWithPresentations() })
        let scheme = ColorScheme(root.overrideUserInterfaceStyle) ?? ColorScheme(window.overrideUserInterfaceStyle)
        return AnyView(content.tint(Color(uiColor: window.ownOrSharedTint)).preferredColorScheme(scheme))
    }

    public var body: some View {
        if let picture {
            picture
        } else {
            RepresentedPlaceholder(name: String("\(type(of: UIWindowScene.main.keyWindow?.rootViewController ?? UIViewController()))".prefix { $0 != "<" }))
        }
    }
}

/// The app delegate of an app that has only a scene delegate.
@MainActor
public final class UIApplicationDelegateStandIn: UIApplicationDelegate {
    public init() {}
}

extension _AppDelegate where DelegateType: UIApplicationDelegate {
    /// Creates the delegate and ends the app's launch.
    public init(_ delegate: @autoclosure () -> DelegateType) {
        self.init(made: delegate())
        let made = wrappedValue
        nonisolated(unsafe) let sent = made
        MainActor.assumeIsolated { _ = unsafe sent.application(.shared, didFinishLaunchingWithOptions: nil) }
    }
    /// Without arguments, `render` adds the initial value: `@_AppDelegate var delegate: Delegate = Delegate()`.
    public init(wrappedValue delegate: @autoclosure () -> DelegateType) { self.init(delegate()) }
}
