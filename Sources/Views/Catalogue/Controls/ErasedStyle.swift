/// A style of controls, whatever its type, in the environment.
final class ErasedStyle<Configuration> {
    /// What the style makes of a control.
    let makeBody: (Configuration) -> AnyView
    /// The style around, which draws controls that the style itself makes.
    let outer: ErasedStyle?

    init(_ makeBody: @escaping (Configuration) -> AnyView, outer: ErasedStyle?) {
        self.makeBody = makeBody
        self.outer = outer
    }
}
