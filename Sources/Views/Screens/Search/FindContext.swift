/// The search inside a text that has the focus.
public struct FindContext: Sendable {
    /// Whether the search is shown.
    public var isPresented: Binding<Bool>?
    /// Whether matches can be replaced.
    public var supportsReplace: Bool
}

extension EnvironmentValues {
    /// The search inside the text that has the focus; nil, because texts have no search here.
    public var findContext: FindContext? { nil }
}
