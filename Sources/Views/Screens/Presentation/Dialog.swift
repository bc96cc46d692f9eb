/// The texts and actions of an alert or an action sheet.
struct DialogContent {
    let title: Text
    var isTitleVisible = true
    let actions: AnyView
    var message: AnyView?
}

/// The number of actions in a dialog, and whether one of them cancels it.
struct DialogButtons: Equatable {
    var others = 0
    var cancels = 0
}

struct DialogButtonsKey: PreferenceKey {
    static var defaultValue: DialogButtons { DialogButtons() }
    static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
        let next = nextValue()
        value.others += next.others
        value.cancels += next.cancels
    }
}

/// The curves of dialogs, which UIKit doesn't document: an alert shrinks from 1.2 times its size, an action sheet slides like a sheet.
enum DialogMotion {
    static let appear = Animation.timingCurve(0.32, 0.72, 0, 1, duration: 0.4)
    static let disappear = Animation.easeInOut(duration: 0.25)
    static let scale = 1.2
}

/// Shows an alert or an action sheet above all other views while an item exists.
struct _DialogModifier: RenderModifier {
    let item: PresentedItem<DialogContent>?
    let isSheet: Bool
    let dismiss: () -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> DialogPresenterRenderNode {
        let node = DialogPresenterRenderNode(owner: owner, child: child, title: isSheet ? "confirmationDialog" : "alert")
        updateRenderNode(node)
        return node
    }

    func updateRenderNode(_ node: DialogPresenterRenderNode) {
        if node.isPresented != (item != nil) {
            node.isPresented = item != nil
            node.dimTintBehind(node.isPresented, animation: node.isPresented ? DialogMotion.appear : DialogMotion.disappear)
        }
        node.slot.setContent(ErasedViewBox(view: DialogHost(item: item, isSheet: isSheet, dismiss: dismiss)))
    }
}

final class DialogPresenterRenderNode: PresenterRenderNode {
    var isPresented = false
    override var isPresenting: Bool { isPresented }
}

/// The dimmed canvas with the dialog on it.
private struct DialogHost: View {
    let item: PresentedItem<DialogContent>?
    let isSheet: Bool
    let dismiss: () -> Void
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if item != nil {
            // UIKit dims the background by 20 % in light mode and by 48 % in dark mode.
            Color.black.opacity(scheme == .dark ? 0.48 : 0.2)
                .ignoresSafeArea()
                // A tap beside an action sheet cancels it; an alert stays.
                .onTapGesture { if isSheet { dismiss() } }
                .transition(.opacity.animation(DialogMotion.appear))
        }
        GeometryReader { proxy in
            let insets = proxy.safeAreaInsets
            ZStack(alignment: isSheet ? .bottom : .center) {
                ForEach(item.map { [$0] } ?? []) { item in
                    if isSheet {
                        ActionSheetCard(content: item.value, dismiss: dismiss)
                            .frame(maxWidth: 414)
                            .padding(.horizontal, 8)
                            .padding(.bottom, insets.bottom > 0 ? 0 : 8)
                            .transition(.move(edge: .bottom).combined(with: .offset(x: 0, y: insets.bottom)).animation(presentationAnimation))
                    } else {
                        AlertCard(content: item.value, dismiss: dismiss)
                            // In the middle of the canvas rather than of its safe area.
                            .offset(y: (insets.bottom - insets.top) / 2)
                            .transition(
                                .asymmetric(
                                    insertion: .opacity.combined(with: .scale(DialogMotion.scale)).animation(DialogMotion.appear),
                                    removal: .opacity.animation(DialogMotion.disappear)))
                    }
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: isSheet ? .bottom : .center)
        }
        .modifier(DialogEnvironment())
    }
}

/// Settings around the presenting view don't apply to a dialog.
struct DialogEnvironment: ViewModifier {
    func body(content: Content) -> some View {
        content
            .withoutContainerStyles()
            .environment(\.listContext, nil)
            .environment(\.isEnabled, true)
            .environment(\.lineLimit, nil)
            .environment(\.multilineTextAlignment, .center)
            .textCase(nil)
            .tint(nil)
            .environment(\.isTintDimmed, false)
            .foregroundColor(.primary)
    }
}

/// The form of a dialog.
enum DialogKind { case alert, sheet, popover }

/// Draws the actions of a dialog.
private struct DialogActions: ButtonContainer {
    let kind: DialogKind
    let dismiss: () -> Void

    @ViewBuilder func draw(_ button: ContainedButton) -> some View {
        let isCancel = button.role == .cancel
        // A tap beside a popover cancels it.
        if !(isCancel && kind == .popover) {
            DialogButton(button: button, isSheet: kind != .alert, dismiss: dismiss)
                .preference(key: DialogButtonsKey.self, value: DialogButtons(others: isCancel ? 0 : 1, cancels: isCancel ? 1 : 0))
                .layoutValue(key: DialogPartKey.self, value: isCancel ? .cancel : .button)
        }
    }
}

/// An action of a dialog: the one that cancels is bold, destructive ones are red.
private struct DialogButton: View {
    let button: ContainedButton
    let isSheet: Bool
    let dismiss: () -> Void
    @Environment(\.controlLooks) private var looks

    var body: some View {
        PressableButton(PrimitiveButtonStyleConfiguration(role: button.role, label: .init(body: button.label), action: run)) { isPressed in
            button.label
                .font(.system(size: isSheet ? 20 : 17, weight: button.role == .cancel ? .semibold : .regular))
                .foregroundColor(color)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(provider: .system(.fill)).opacity(isPressed ? 1 : 0))
        }
    }

    /// Closes the dialog first, so that the action may present the next one.
    private func run() {
        dismiss()
        button.action()
    }

    private var color: Color {
        guard button.isEnabled else { return Color(provider: .system(.tertiary)) }
        return button.role == .destructive ? .red : looks.orProgram.alertTint ?? .accentColor
    }
}

/// An alert: title, message, and fields above its buttons.
struct AlertCard: View {
    let content: DialogContent
    let dismiss: () -> Void
    @State private var buttons = DialogButtons()
    @Environment(\.displayScale) private var scale

    var body: some View {
        AlertLayout(line: 1 / scale) {
            VStack(spacing: 2) {
                content.title.font(.system(size: 17, weight: .semibold))
                content.message?.font(.system(size: 13))
            }
            .fixedSize(horizontal: false, vertical: true)
            .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
            .frame(maxWidth: .infinity)
            .layoutValue(key: DialogPartKey.self, value: .header)
            DialogParts(content: content, buttons: buttons, kind: .alert, dismiss: dismiss)
        }
        .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
        .background(.thickMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}

/// An action sheet: title, message, and actions on one background, and the action that cancels on another.
struct ActionSheetCard: View {
    let content: DialogContent
    let dismiss: () -> Void
    @State private var buttons = DialogButtons()
    @Environment(\.displayScale) private var scale

    var body: some View {
        ActionSheetLayout(line: 1 / scale) {
            Rectangle().fill(.thickMaterial).clipShape(shape).layoutValue(key: DialogPartKey.self, value: .ground)
            shape.fill(Color(provider: .system(.tertiaryBackground))).layoutValue(key: DialogPartKey.self, value: .cancelGround)
            ActionSheetHeader(content: content)
            DialogParts(content: content, buttons: buttons, kind: .sheet, dismiss: dismiss)
        }
        .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 14, style: .continuous) }
}

/// The title and the message above the actions of an action sheet.
struct ActionSheetHeader: View {
    let content: DialogContent

    var body: some View {
        if content.isTitleVisible || content.message != nil {
            VStack(spacing: 10) {
                if content.isTitleVisible { content.title.font(.system(size: 13, weight: .semibold)) }
                content.message?.font(.system(size: 13))
            }
            .foregroundColor(Color(provider: .system(.secondary)))
            .fixedSize(horizontal: false, vertical: true)
            .padding(EdgeInsets(top: 14.5, leading: 16, bottom: 14.5, trailing: 16))
            .frame(maxWidth: .infinity)
            .layoutValue(key: DialogPartKey.self, value: .header)
        }
    }
}

/// The actions of a dialog with the lines between them, and the button of a dialog that has none of its kind.
struct DialogParts: View {
    let content: DialogContent
    let buttons: DialogButtons
    let kind: DialogKind
    let dismiss: () -> Void

    var body: some View {
        content.actions
            .font(.system(size: 13))
            .textFieldStyle(.roundedBorder)
            .multilineTextAlignment(.leading)
            .buttonContainer(DialogActions(kind: kind, dismiss: dismiss))
        let isSheet = kind == .sheet
        if kind != .popover, isSheet ? buttons.cancels == 0 : buttons == DialogButtons() {
            DialogButton(
                button: ContainedButton(
                    role: isSheet ? .cancel : nil, label: AnyView(Text(verbatim: isSheet ? "Cancel" : "OK")), isEnabled: true, tint: nil, action: {}),
                isSheet: isSheet, dismiss: dismiss
            )
            .layoutValue(key: DialogPartKey.self, value: .fallback)
        }
        ForEach(0..<max(1, buttons.others + buttons.cancels)) { _ in
            Rectangle().fill(Color(provider: .system(.separator))).layoutValue(key: DialogPartKey.self, value: .separator)
                .allowsHitTesting(false)
        }
    }
}
