/// A part of an app's interface with its own life cycle, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    /// The scenes that this one consists of.
    @SceneBuilder var body: Body { get }

    /// Returns the content of the scene's first window. For the library only.
    static func _content(of scene: Self) -> AnyView
    /// Whether the app opens the scene first. For the library only.
    static var _rank: _SceneRank { get }
}

/// The rank that decides which scene of an app is drawn: the first scene of the highest rank.
public enum _SceneRank: Comparable, Sendable {
    /// Nothing to draw.
    case none
    /// An alert above the scene that is drawn.
    case alert
    /// A scene that opens on request, such as the settings.
    case secondary
    /// An item of the menu bar, whose content opens on request.
    case menuBar
    case window
}

/// A scene that the library itself shows.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
    public static func _content(of scene: Never) -> AnyView {}
    public static var _rank: _SceneRank { .none }
}

/// Combines the scenes of an app.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content> {
        _TupleScene(content: (repeat each content))
    }
    public static func buildIf<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> { _OptionalScene(content: content) }
    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _EitherScene<First, Second> { .first(first) }
    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _EitherScene<First, Second> { .second(second) }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene>: PrimitiveScene {
    let content: (repeat each Content)

    public static func _content(of scene: Self) -> AnyView {
        var found: (rank: _SceneRank, content: AnyView) = (.none, AnyView(EmptyView()))
        var alerts: [AnyView] = []
        func add<S: Scene>(_ scene: S) {
            if S._rank == .alert {
                alerts.append(S._content(of: scene))
            } else if S._rank > found.rank {
                found = (S._rank, S._content(of: scene))
            }
        }
        repeat add(each scene.content)
        guard !alerts.isEmpty else { return found.content }
        let views = alerts
        return AnyView(found.content.overlay { ForEach(views.indices, id: \.self) { views[$0] } })
    }

    public static var _rank: _SceneRank {
        var highest = _SceneRank.none
        func add<S: Scene>(_: S.Type) { highest = max(highest, S._rank) }
        repeat add((each Content).self)
        return highest
    }
}

/// A scene that may be missing.
public struct _OptionalScene<Content: Scene>: PrimitiveScene {
    let content: Content?

    public static func _content(of scene: Self) -> AnyView { scene.content.map { Content._content(of: $0) } ?? AnyView(EmptyView()) }
    public static var _rank: _SceneRank { Content._rank }
}

/// One of two scenes.
public enum _EitherScene<First: Scene, Second: Scene>: PrimitiveScene {
    case first(First)
    case second(Second)

    public static func _content(of scene: Self) -> AnyView {
        switch scene {
        case .first(let scene): First._content(of: scene)
        case .second(let scene): Second._content(of: scene)
        }
    }
    public static var _rank: _SceneRank { max(First._rank, Second._rank) }
}

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// The phase of the scene: a drawn one is active.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
