// Windows, other apps, and services of the system: a view is drawn without them.

extension View {
    /// Keeps the view out of screen recordings. Does not affect drawing.
    public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
    /// Sets whether a dialog keeps the app from quitting. Does not affect drawing.
    public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    /// Runs an action when the user begins or ends resizing the window, which never happens.
    public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
    /// Opens URLs in the app itself or in another one. Does not affect drawing.
    public func onOpenURL(prefersInApp: Bool) -> some View { self }
    /// Names an activity for measurements of user interaction. Does not affect drawing.
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    /// Sets the edges whose system gestures wait. Does not affect drawing.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Runs an action when the app is opened with a URL, which never happens.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Sets the file that the title of the screen stands for.
    public func navigationDocument(_ url: URL) -> some View { self }
    /// Sets which windows open links from outside. A picture has one window.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Sets a value that a widget's preview depends on, such as its family. A view's preview has no such context.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    /// Sets the style of navigation views inside. They always look like a stack of pages.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// Sets the importance of the dialogs inside. It has no effect on iOS.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Prevents quitting the app while the enclosing sheet is shown; apps don't quit by themselves on iOS.
    public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
}

extension Scene {
    /// Sets the position of a new window on macOS.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets the resizability of windows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets the style of the title bar.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Sets the style of the window's toolbar.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Sets the external events that open the scene.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
