/// Dismisses the sheet, popover, or pushed page that contains a view. Call it like a function: `dismiss()`.
@MainActor
public struct DismissAction {
    let action: (() -> Void)?

    /// Dismisses the presentation; does nothing if there is nothing to dismiss.
    public func callAsFunction() { action?() }
}

/// The state of a presentation, and the action that dismisses it.
public struct PresentationMode {
    /// Whether the view is in a sheet, a popover, or a pushed page.
    public let isPresented: Bool
    let action: (() -> Void)?

    /// Dismisses the presentation; does nothing if there is nothing to dismiss.
    public mutating func dismiss() { action?() }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// Ends the innermost enclosing presentation; nil outside presentations.
    var dismissPresentation: (() -> Void)? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Dismisses the innermost enclosing presentation.
    @MainActor public var dismiss: DismissAction { DismissAction(action: dismissPresentation) }
    /// Whether the view is inside a presentation.
    public var isPresented: Bool { dismissPresentation != nil }
    /// The innermost enclosing presentation, in the form that SwiftUI had before `dismiss`.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismissPresentation)
        return Binding(get: { mode }, set: { _ in })
    }
}
