/// The space between a scene's edges and its content.
public struct ScenePadding: Hashable, Sendable {
    private let isMinimal: Bool
    /// The platform's margin: 16 points on an iPhone.
    public static let minimum = ScenePadding(isMinimal: true)
    /// The margin of the navigation bar, which is the same on an iPhone.
    public static let navigationBar = ScenePadding(isMinimal: false)
}

extension View {
    /// Adds the scene's margin at some edges: 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
    /// Adds a margin of the scene at some edges: 16 points.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, 16) }
}
