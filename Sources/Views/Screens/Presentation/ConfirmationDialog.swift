/// An action sheet: at the bottom of the canvas, or on an iPad a popover at the view without the button that cancels
/// (Documentation/Semantics/Controls.md#dialogs).
struct ConfirmationDialogModifier: ViewModifier {
    let item: PresentedItem<DialogContent>?
    let dismiss: () -> Void
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    func body(content: Content) -> some View {
        if width == .regular, height == .regular {
            content.modifier(
                _PopoverModifier(item: item, anchor: .rect(.bounds), arrowEdge: .bottom, dismiss: dismiss) { [dismiss] in
                    ActionPopover(content: $0, dismiss: dismiss)
                })
        } else {
            content.modifier(_DialogModifier(item: item, isSheet: true, dismiss: dismiss))
        }
    }
}

/// The title, the message, and the actions in a popover.
private struct ActionPopover: View {
    let content: DialogContent
    let dismiss: () -> Void
    @State private var buttons = DialogButtons()
    @Environment(\.displayScale) private var scale

    /// In points.
    private static var width: CGFloat { 304 }

    var body: some View {
        ActionSheetLayout(line: 1 / scale, showsCancel: false) {
            ActionSheetHeader(content: content)
            DialogParts(content: content, buttons: buttons, kind: .popover, dismiss: dismiss)
        }
        .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
        .frame(width: Self.width)
        .modifier(DialogEnvironment())
    }
}
