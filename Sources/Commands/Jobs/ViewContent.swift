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
    /// The name of that preview; nil where its number selects it.
    let displayName: String?
    /// The number of that preview among all of the provider's, counted from 1.
    let number: Int

    package init(preview: PreviewOptions = PreviewOptions(), make: @escaping @MainActor () -> any View) {
        (self.make, self.preview, isProvider, displayName, number) = (make, preview, false, nil, 1)
    }

    package init(previewNamed displayName: String?, number: Int = 1, of make: @escaping @MainActor () -> any View) {
        (self.make, preview, isProvider, self.displayName, self.number) = (make, PreviewOptions(), true, displayName, number)
    }
}
