/// Whether the user edits content.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// Edited while a swipe action or something similar is open.
    case transient
    case active

    /// Whether content is edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the user edits content; nil if nothing holds an edit mode.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
