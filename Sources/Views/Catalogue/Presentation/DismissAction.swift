/// Takes away the sheet, popover or pushed page that a view is in. Call it like a function: `dismiss()`.
@MainActor
public struct DismissAction {
    let action: (() -> Void)?

    /// Does nothing where nothing can be dismissed.
    public func callAsFunction() { action?() }
}

/// Whether a view is being presented, and the way to end that.
public struct PresentationMode {
    /// Whether the view is in a sheet, a popover or a pushed page.
    public let isPresented: Bool
    let action: (() -> Void)?

    /// Does nothing where nothing can be dismissed.
    public mutating func dismiss() { action?() }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    /// What ends the innermost presentation around; nil where there is none.
    var dismissPresentation: (() -> Void)? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Ends the innermost presentation around.
    @MainActor public var dismiss: DismissAction { DismissAction(action: dismissPresentation) }
    /// Whether a presentation is around.
    public var isPresented: Bool { dismissPresentation != nil }
    /// The innermost presentation around, as SwiftUI had it before `dismiss`.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismissPresentation)
        return Binding(get: { mode }, set: { _ in })
    }
}
