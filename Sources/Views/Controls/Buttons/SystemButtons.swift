import Foundation

/// A button that renames something by the action of `renameAction(_:)`.
public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    public var body: some View {
        Button(action: { rename?() }, label: { label }).disabled(rename == nil)
    }
}

extension RenameButton where Label == Views.Label<Text, Image> {
    /// Creates a button with the system's title and symbol.
    public init() { label = Views.Label("Rename", systemImage: "pencil") }
}

/// An action that renames something: the value of `@Environment(\.rename)`.
public struct RenameAction {
    let action: () -> Void
    @MainActor @preconcurrency public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// The action that renames the shown item; nil without one.
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of the rename buttons inside.
    public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(action: action)) }
    /// Makes the rename buttons inside focus a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction(action: { isFocused.wrappedValue = true }))
    }
}

/// A round button with a question mark.
public struct HelpLink: View {
    private let action: () -> Void
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// Creates a button that runs an action.
    public init(action: @escaping () -> Void) {
        self.action = action
        destination = nil
    }
    /// Creates a button that opens a page.
    public init(destination: URL) {
        action = {}
        self.destination = destination
    }

    public var body: some View {
        Button {
            action()
            if let destination { openURL(destination) }
        } label: {
            Text("?").font(.system(size: 17, weight: .medium))
                .foregroundColor(.primary)
                .frame(width: 28, height: 28)
                .background(Color(provider: .system(.secondaryFill)), in: Circle())
        }
        .buttonStyle(.plain)
    }
}

/// A button that pastes the contents of the clipboard. There is no clipboard here, so a tap does nothing.
public struct PasteButton: View {
    /// - Parameters:
    ///   - payloadType: the type of the pasted values.
    ///   - onPaste: never called.
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        Button(action: {}, label: { Label("Paste", systemImage: "doc.on.clipboard") }).buttonStyle(.borderedProminent)
    }
}
