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
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View>(_ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View { self }
    /// Asks before the window closes, which it never does.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
}
private struct PresentationPlacementModifier: ViewModifier {
    let isDrawn: Bool
    @Environment(\.horizontalSizeClass) private var width
    func body(content: Content) -> some View { content.notDrawn(isDrawn || width == .compact ? nil : "presentationPlacement") }
}
