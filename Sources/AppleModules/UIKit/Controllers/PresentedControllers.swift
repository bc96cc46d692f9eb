import Easel
import Views

extension UIViewController {
    /// The controller that this one or one inside of it presents.
    var shownPresentation: UIViewController? { ownPresented ?? children.lazy.compactMap(\.shownPresentation).first }

    /// The controller with the alerts, sheets, and covers that are presented above it; nil if Easel can't draw the controller.
    func drawnWithPresentations() -> AnyView? {
        guard let content = drawn() else { return nil }
        guard let presented = shownPresentation else { return ViewAnimation.takesTime ? AnyView(PresentedPicture(content: content)) : content }
        let picture = presented.drawnWithPresentations() ?? AnyView(RepresentedPlaceholder(of: presented))
        if let alert = presented as? UIAlertController {
            let backdrop = AlertBackdrop(alert: picture, isSheet: alert.preferredStyle == .actionSheet)
            return AnyView(PresentedPicture(content: content, cover: AnyView(backdrop)))
        }
        switch presented.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
            return AnyView(PresentedPicture(content: content, cover: picture))
        default:
            return AnyView(PresentedPicture(content: content, sheet: picture))
        }
    }
}

/// A controller below the presented controller, with one identity whether there is one or not.
private struct PresentedPicture: View {
    let content: AnyView
    var cover: AnyView?
    var sheet: AnyView?
    @State private var last = LastSheet()

    /// The content of a sheet, which remains until the sheet has closed.
    private final class LastSheet {
        var content: AnyView?
    }

    var body: some View {
        let _ = keep()
        content.overlay { cover }.sheet(isPresented: .constant(sheet != nil)) {
            last.content = nil
        } content: {
            sheet ?? last.content
        }
    }

    private func keep() { if let sheet { last.content = sheet } }
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
