import Views

/// The content that a Swift program draws: a view, and its requests as a preview.
@MainActor
package struct ViewContent {
    /// Creates the view in its initial state.
    let make: @MainActor () -> any View
    /// The requests of a `#Preview`; empty for anything else.
    let preview: PreviewOptions
    /// Whether the view consists of the previews of a `PreviewProvider`, one of which is drawn.
    let isProvider: Bool
    /// The name of that preview; nil for the first one.
    let displayName: String?

    package init(preview: PreviewOptions = PreviewOptions(), make: @escaping @MainActor () -> any View) {
        (self.make, self.preview, isProvider, displayName) = (make, preview, false, nil)
    }

    package init(previewNamed displayName: String?, of make: @escaping @MainActor () -> any View) {
        (self.make, preview, isProvider, self.displayName) = (make, PreviewOptions(), true, displayName)
    }
}
