/// The purpose of a button.
public struct ButtonRole: Equatable, Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// Deletes or overwrites something. Drawn in red.
    public static let destructive = ButtonRole("destructive")
    /// Cancels an operation without any change.
    public static let cancel = ButtonRole("cancel")
    /// Confirms an action. New in iOS 26.
    public static let confirm = ButtonRole("confirm")
    /// Closes a presentation. New in iOS 26.
    public static let close = ButtonRole("close")

    /// The label of a button that has only a role: SwiftUI's words and symbols.
    var defaultLabel: (title: LocalizedStringKey, symbol: String) {
        switch self {
        case .destructive: ("Delete", "trash")
        case .confirm: ("Done", "checkmark")
        case .close: ("Close", "xmark")
        default: ("Cancel", "xmark")
        }
    }
}

/// The label of a button that has a role and no label.
public struct DefaultButtonLabel: View {
    let role: ButtonRole
    public var body: some View { Label(role.defaultLabel.title, systemImage: role.defaultLabel.symbol) }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with a role, labeled by the role.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
