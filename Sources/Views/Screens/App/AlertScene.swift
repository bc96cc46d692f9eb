/// An alert of the app, which isn't attached to a view. It lies above the app's first window.
public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
    private let title: Text
    private let isPresented: Binding<Bool>
    /// nil while there is no data to present.
    private let content: (actions: Actions, message: Message)?

    private init(_ title: Text, _ isPresented: Binding<Bool>, _ content: (actions: Actions, message: Message)?) {
        (self.title, self.isPresented, self.content) = (title, isPresented, content)
    }

    public static var _rank: _SceneRank { .alert }
    public static func _content(of scene: Self) -> AnyView {
        AnyView(
            Color.clear.allowsHitTesting(false).alert(scene.title, isPresented: scene.isPresented, presenting: scene.content) {
                $0.actions
            } message: {
                $0.message
            })
    }

    /// Creates an alert with actions and a message, shown while `isPresented` is true.
    public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) { self.init(title, isPresented, (actions(), message())) }
    /// Creates an alert with actions and a message, shown while `isPresented` is true.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) { self.init(Text(titleKey), isPresented, (actions(), message())) }
    /// Creates an alert with actions and a message, shown while `isPresented` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) { self.init(Text(title), isPresented, (actions(), message())) }
    /// Creates an alert with actions and a message, shown while `isPresented` is true and there is data.
    public init<T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
    ) { self.init(title, isPresented, data.map { (actions($0), message($0)) }) }
    /// Creates an alert with actions and a message, shown while `isPresented` is true and there is data.
    public init<T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) { self.init(Text(titleKey), isPresented, data.map { (actions($0), message($0)) }) }
    /// Creates an alert with actions and a message, shown while `isPresented` is true and there is data.
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
    ) { self.init(Text(title), isPresented, data.map { (actions($0), message($0)) }) }
}

extension AlertScene where Message == EmptyView {
    /// Creates an alert with actions, shown while `isPresented` is true.
    public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) { self.init(title, isPresented, (actions(), EmptyView())) }
    /// Creates an alert with actions, shown while `isPresented` is true.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) { self.init(Text(titleKey), isPresented, (actions(), EmptyView())) }
    /// Creates an alert with actions, shown while `isPresented` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) { self.init(Text(title), isPresented, (actions(), EmptyView())) }
    /// Creates an alert with actions, shown while `isPresented` is true and there is data.
    public init<T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
    ) { self.init(title, isPresented, data.map { (actions($0), EmptyView()) }) }
    /// Creates an alert with actions, shown while `isPresented` is true and there is data.
    public init<T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
    ) { self.init(Text(titleKey), isPresented, data.map { (actions($0), EmptyView()) }) }
    /// Creates an alert with actions, shown while `isPresented` is true and there is data.
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
    ) { self.init(Text(title), isPresented, data.map { (actions($0), EmptyView()) }) }
}
