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
            return AnyView(PresentedPicture(content: content, alert: (picture, alert.preferredStyle == .actionSheet)))
        }
        switch presented.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
            if presented.modalTransitionStyle == .flipHorizontal || presented.modalTransitionStyle == .partialCurl {
                SceneNotes.notDrawn("UIModalTransitionStyle.\(presented.modalTransitionStyle)")
            }
            return AnyView(PresentedPicture(content: content, cover: picture, coverFades: presented.modalTransitionStyle == .crossDissolve))
        default:
            return AnyView(
                PresentedPicture(content: content, sheet: AnyView(picture.interactiveDismissDisabled(presented.isModalInPresentation))) { [weak presented] in
                    // A finger has closed the sheet.
                    presented?.presenter?.dismiss(animated: true)
                })
        }
    }
}

/// A controller below the presented controller, with one identity whether there is one or not.
private struct PresentedPicture: View {
    let content: AnyView
    var alert: (picture: AnyView, isSheet: Bool)?
    var cover: AnyView?
    /// Whether the cover fades in; otherwise it comes from below.
    var coverFades = false
    var sheet: AnyView?
    var sheetDidClose: () -> Void = {}
    @State private var touches = TouchSession()
    @State private var last = LastSheet()

    /// The content of a sheet, which remains until the sheet has closed.
    private final class LastSheet {
        var content: AnyView?
    }

    var body: some View {
        let _ = keep()
        // Fingers and events can't reach the views below a message or a cover.
        let isCovered = cover != nil || alert != nil
        content.accessibilityHidden(isCovered).allowsHitTesting(!isCovered).overlay {
            ZStack {
                if let cover { cover.transition(coverFades ? .opacity : .offset(y: UIScreen.main.bounds.height)) }
            }
            .animation(PresentationMotion.slide, value: cover != nil)
        }
        .overlay { AlertStage(alert: alert) }
        .sheet(isPresented: Binding(get: { sheet != nil }, set: { if !$0 { sheetDidClose() } })) {
            last.content = nil
        } content: {
            (sheet ?? last.content)?.touchHost(touches)
        }
    }

    private func keep() { if let sheet { last.content = sheet } }
}

/// A message of UIKit above a dimmed screen, with the motion of SwiftUI's (Documentation/Semantics/Controls.md#dialogs).
private struct AlertStage: View {
    let alert: (picture: AnyView, isSheet: Bool)?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ZStack {
            if let alert {
                Color.black.opacity(scheme == .dark ? 0.48 : 0.2).ignoresSafeArea().transition(.opacity.animation(PresentationMotion.appear))
                alert.picture.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alert.isSheet ? .bottom : .center)
                    .transition(alert.isSheet ? slide : grow)
            }
        }
    }

    private var slide: AnyTransition { .offset(y: UIScreen.main.bounds.height / 2).animation(PresentationMotion.slide) }
    private var grow: AnyTransition {
        .asymmetric(
            insertion: .opacity.combined(with: .scale(scale: PresentationMotion.scale)).animation(PresentationMotion.appear),
            removal: .opacity.animation(PresentationMotion.disappear))
    }
}
