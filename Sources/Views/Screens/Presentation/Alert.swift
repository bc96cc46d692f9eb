/// An alert in the form that SwiftUI had before `alert(_:isPresented:actions:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An action of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// Creates an action.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(role: nil, label: label, action: action) }
        /// Creates an action that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(role: .cancel, label: label, action: action) }
        /// Creates an action that cancels, with the title "Cancel".
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text(verbatim: "Cancel"), action: action) }
        /// Creates an action that deletes something, drawn in red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    /// Creates an alert with one button, titled "OK" unless one is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// Creates an alert with two buttons side by side.
    public static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// An action sheet in the form that SwiftUI had before `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
public struct ActionSheet {
    /// An action of the sheet.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension DialogContent {
    @MainActor fileprivate init(title: Text, message: Text?, buttons: [Alert.Button]) {
        self.init(
            title: title,
            actions: AnyView(
                ForEach(buttons.indices, id: \.self) { index in
                    let button = buttons[index]
                    Button(role: button.role, action: { button.action?() }, label: { button.label })
                }),
            message: message.map { AnyView($0) })
    }
}

extension View {
    /// Shows an alert while `isPresented` is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        dialog(isPresented.wrappedValue ? PresentedItem(id: true, value: DialogContent(content())) : nil, isSheet: false) { isPresented.wrappedValue = false }
    }

    /// Shows an alert while there is an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        dialog(item.wrappedValue.map { PresentedItem(id: $0.id, value: DialogContent(content($0))) }, isSheet: false) { item.wrappedValue = nil }
    }

    /// Shows an action sheet while `isPresented` is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        dialog(isPresented.wrappedValue ? PresentedItem(id: true, value: DialogContent(content())) : nil, isSheet: true) { isPresented.wrappedValue = false }
    }

    /// Shows an action sheet while there is an item.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        dialog(item.wrappedValue.map { PresentedItem(id: $0.id, value: DialogContent(content($0))) }, isSheet: true) { item.wrappedValue = nil }
    }

    private func dialog(_ item: PresentedItem<DialogContent>?, isSheet: Bool, dismiss: @escaping () -> Void) -> some View {
        modifier(_DialogModifier(item: item, isSheet: isSheet, dismiss: dismiss))
    }
}

extension DialogContent {
    @MainActor fileprivate init(_ alert: Alert) { self.init(title: alert.title, message: alert.message, buttons: alert.buttons) }
    @MainActor fileprivate init(_ sheet: ActionSheet) { self.init(title: sheet.title, message: sheet.message, buttons: sheet.buttons) }
}

/// The importance of an alert or a confirmation dialog on macOS. It has no effect on iOS.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String
    public static let automatic = DialogSeverity(name: "automatic")
    public static let critical = DialogSeverity(name: "critical")
    public static let standard = DialogSeverity(name: "standard")
}

/// Warns about a part of dialogs that only some looks have, as on macOS, and that isn't drawn.
private struct DialogPartModifier: ViewModifier {
    let name: String?
    @Environment(\.look) private var look

    func body(content: Content) -> some View { content.notDrawn(look.presentations.dialogsHaveIcons ? name : nil) }
}

extension View {
    /// Returns the view unchanged, with a warning on macOS; no warning for nil.
    private func dialogPart(_ name: String?) -> some View { modifier(DialogPartModifier(name: name)) }
    /// Sets the icon of the dialogs inside. iOS shows no icon; on macOS a warning reports that it is not drawn.
    public func dialogIcon(_ icon: Image?) -> some View { dialogPart(icon == nil ? nil : "dialogIcon") }
    /// Offers to suppress the dialogs inside. iOS shows no such switch; on macOS a warning reports that it is not drawn.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { dialogPart("dialogSuppressionToggle") }
    /// Offers to suppress the dialogs inside. iOS shows no such switch; on macOS a warning reports that it is not drawn.
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View { dialogPart("dialogSuppressionToggle") }
    /// Offers to suppress the dialogs inside. iOS shows no such switch; on macOS a warning reports that it is not drawn.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { dialogPart("dialogSuppressionToggle") }
    /// Offers to suppress the dialogs inside. iOS shows no such switch; on macOS a warning reports that it is not drawn.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { dialogPart("dialogSuppressionToggle") }
}
