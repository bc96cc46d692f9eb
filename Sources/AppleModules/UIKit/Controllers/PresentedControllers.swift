import Easel
import Views

extension UIViewController {
    /// The controller that this one or one inside of it presents.
    var shownPresentation: UIViewController? { ownPresented ?? children.lazy.compactMap(\.shownPresentation).first }

    /// The controller with the alerts, sheets, and covers that are presented above it; nil if Easel can't draw the controller.
    func drawnWithPresentations() -> AnyView? {
        guard let content = drawn() else { return nil }
        guard let presented = shownPresentation else { return content }
        let picture = presented.drawnWithPresentations() ?? AnyView(RepresentedPlaceholder(of: presented))
        if let alert = presented as? UIAlertController {
            return AnyView(content.overlay { AlertBackdrop(alert: picture, isSheet: alert.preferredStyle == .actionSheet) })
        }
        switch presented.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
            return AnyView(content.overlay { picture })
        default:
            return AnyView(content.sheet(isPresented: .constant(true)) { picture })
        }
    }
}

/// A message of UIKit above a dimmed screen (Documentation/Semantics/Controls.md#dialogs).
private struct AlertBackdrop: View {
    let alert: AnyView
    let isSheet: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Color.black.opacity(scheme == .dark ? 0.48 : 0.2).ignoresSafeArea()
            .overlay(alignment: isSheet ? .bottom : .center) { alert }
    }
}
