import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleResource) } }
}

extension View {
    /// Shows a localized text beside the view in a list or a tab.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }
}
