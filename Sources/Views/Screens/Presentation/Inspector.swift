extension View {
    /// Shows a view about the selection: in a sheet on a narrow canvas, otherwise in a column at the trailing edge.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the enclosing inspector's column, in points.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { preference(key: InspectorWidthKey.self, value: width) }

    /// Sets the width of the enclosing inspector's column, in points; it has its ideal width.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthKey.self, value: ideal)
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 270 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass
    /// In points; Apple documents no default.
    @State private var width: CGFloat = 270

    func body(content: Content) -> some View {
        let isColumn = sizeClass == .regular
        HStack(spacing: 0) {
            content.frame(maxWidth: isColumn ? .infinity : nil)
            if isColumn, isPresented {
                Divider().ignoresSafeArea()
                inspector
                    .frame(width: width)
                    .frame(maxHeight: .infinity)
                    .background(Color(provider: .system(.background)))
                    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                    .transition(.move(edge: .trailing))
            }
        }
        .sheet(isPresented: isColumn ? .constant(false) : $isPresented) { inspector }
    }
}
