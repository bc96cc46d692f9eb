import Views

/// What a Swift program draws: a view, and what it asks for as a preview.
@MainActor
package struct ViewContent {
    /// Creates the view in its initial state.
    let make: @MainActor () -> any View
    /// What a `#Preview` asks for; empty for anything else.
    let preview: PreviewOptions
    /// Whether the view consists of the previews of a `PreviewProvider`, of which one is drawn.
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
