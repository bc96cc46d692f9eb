/// Whether the content of a view can be edited: rows deleted, moved, or selected.
public enum EditMode: Hashable, Sendable {
    /// Nothing can be edited.
    case inactive
    /// A temporary mode, as while a row is swiped.
    case transient
    case active

    /// Whether content can be edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the view's content can be edited, as a binding; nil outside of navigation.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
