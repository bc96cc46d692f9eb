extension View {
    /// The view as the label of a control: of several views, the first is the title, and the others are subtitles below it
    /// (Documentation/Semantics/Controls.md#labels).
    var titled: AnyView {
        guard let several = self as? any SeveralViews else { return AnyView(self) }
        return AnyView(ControlTitle(title: AnyView(erased: several.first), subtitles: several.others.map { AnyView(erased: $0) }))
    }
}

/// A title with smaller and fainter subtitles.
private struct ControlTitle: View {
    let title: AnyView
    let subtitles: [AnyView]
    @Environment(\.isInMenuRow) private var isInMenuRow

    var body: some View {
        VStack(alignment: .leading, spacing: isInMenuRow ? 0 : 2) {
            title
            ForEach(subtitles.indices, id: \.self) { subtitles[$0] }
                .font(isInMenuRow ? .footnote : .subheadline)
                .foregroundStyle(.secondary)
        }
    }
}

private struct AreLabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls omit their labels.
    var areLabelsHidden: Bool {
        get { self[AreLabelsHiddenKey.self] }
        set { self[AreLabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls inside.
    public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
