/// A type-erased control style, as the environment holds it.
final class ErasedStyle<Configuration> {
    /// Returns the view that the style makes for a control.
    let makeBody: (Configuration) -> AnyView
    /// The enclosing style, which draws the controls that this style itself creates.
    let outer: ErasedStyle?

    init(_ makeBody: @escaping (Configuration) -> AnyView, outer: ErasedStyle?) {
        self.makeBody = makeBody
        self.outer = outer
    }
}
