import Views

/// The variable with the visible columns of a split view.
@MainActor
struct ColumnVisibility {
    private static let names: Keywords<NavigationSplitViewVisibility> = [
        "automatic": .automatic, "all": .all, "doubleColumn": .doubleColumn, "detailOnly": .detailOnly,
    ]

    let variable: Binding<String>

    func binding(_ context: SceneContext) -> Binding<NavigationSplitViewVisibility> {
        let name = variable.wrappedValue
        if Self.names[name] == nil {
            context.fail("'columnVisibility' must be \(ParameterKind.keyword(Self.names.names).description), not '\(name)'")
        }
        return Binding(
            get: { Self.names[variable.wrappedValue] ?? .automatic },
            set: { new in variable.wrappedValue = Self.names.cases.first { $0.value == new }?.name ?? "automatic" })
    }
}

/// A split view of two or three columns, which keeps the visible ones itself if no variable does.
struct SceneSplitView: View {
    let sidebar: SceneElementList
    let content: SceneElementList?
    let detail: SceneElementList
    let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var own = NavigationSplitViewVisibility.automatic

    var body: some View {
        if let content {
            NavigationSplitView(columnVisibility: visibility ?? $own) {
                sidebar
            } content: {
                content
            } detail: {
                detail
            }
        } else {
            NavigationSplitView(columnVisibility: visibility ?? $own) {
                sidebar
            } detail: {
                detail
            }
        }
    }
}
