import Foundation

/// Windows with the same content; one of them is drawn.
public struct WindowGroup<Content: View>: PrimitiveScene {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates windows that present values; the drawn one presents none.
    public init<D: Codable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(initial: nil, content: content)
    }
    /// Creates windows that present values; the drawn one presents none.
    public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(initial: nil, content: content)
    }
    /// Creates windows that present values; the drawn one presents the default value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.content = PresentedWindowContent(initial: defaultValue()) { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    public static func _content(of scene: Self) -> AnyView { AnyView(scene.content) }
    public static var _rank: _SceneRank { .window }
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: initial)
        self.content = content
    }

    public var body: some View { content($value) }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
    private let content: Content

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    public static func _content(of scene: Self) -> AnyView { AnyView(scene.content) }
    public static var _rank: _SceneRank { .window }
}

/// A window for the app's settings; it is drawn only if the app has no other window.
public struct Settings<Content: View>: PrimitiveScene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _content(of scene: Self) -> AnyView { AnyView(scene.content) }
    /// Apps without windows have settings without content, because an app needs a scene.
    public static var _rank: _SceneRank { Content.self == EmptyView.self ? .none : .secondary }
}
