extension Picker {
    /// The row that leads to the page with all options.
    var pageLink: some View {
        NavigationLink(isActive: $isOpen) {
            List { options(.inline) { isOpen = false } }.navigationTitle((label as? Text)?.string ?? "")
        } label: {
            HStack(spacing: 8) {
                if !isLabelHidden {
                    label.titled
                    Spacer(minLength: 0)
                }
                selected.foregroundColor(Color(provider: .system(.secondary)))
            }
        }
    }
}
