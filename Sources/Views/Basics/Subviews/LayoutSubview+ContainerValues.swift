extension LayoutSubview {
    /// The values that the view passes to its container, in layouts.
    public var containerValues: ContainerValues {
        guard let node = element as? RenderNode else { return ContainerValues() }
        nonisolated(unsafe) var values = ContainerValues()
        MainActor.assumeIsolated { unsafe values = ContainerValues(of: node) }
        return unsafe values
    }
}
