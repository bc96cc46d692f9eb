/// The position of a sheet in a wide window.
public struct PresentationPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = PresentationPlacement(name: "automatic")
    public static let center = PresentationPlacement(name: "center")
    public static let leading = PresentationPlacement(name: "leading")
    public static let trailing = PresentationPlacement(name: "trailing")
}
extension View {
    /// Sets the position of the sheet in a wide window. Sheets are in the middle there, with a warning for the other positions.
    public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        modifier(PresentationPlacementModifier(isDrawn: [.automatic, .center].contains(placement)))
    }
}
private struct PresentationPlacementModifier: ViewModifier {
    let isDrawn: Bool
    @Environment(\.horizontalSizeClass) private var width
    func body(content: Content) -> some View { content.notDrawn(isDrawn || width == .compact ? nil : "presentationPlacement") }
}
