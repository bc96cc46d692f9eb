import AppleFoundation
import AppleUniformTypeIdentifiers
import Easel
import Views

// The system's file browser runs in a separate process and lists the user's files. They don't exist here: the sheet shows the browser's bar and an
// empty list, and a warning names what is missing. No file is read, written, or moved.

extension View {
    /// Shows the system's file browser while `isPresented` is true. Its list is empty.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileImporter", action: "Open"), isPresented)
    }
    /// Shows the system's file browser while `isPresented` is true. Its list is empty.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileImporter", action: "Open"), isPresented)
    }
    /// Shows the system's file browser while `isPresented` is true. Its list is empty.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileImporter", action: "Open", cancel: onCancellation), isPresented)
    }

    /// Shows the system's file browser for saving a document while `isPresented` is true. Nothing is saved.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileExporter", action: "Save", file: defaultFilename), isPresented.and(document != nil))
    }
    /// Shows the system's file browser for saving a document while `isPresented` is true. Nothing is saved.
    public func fileExporter<D: WritableDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType? = nil, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileExporter", action: "Save", file: defaultFilename, cancel: onCancellation), isPresented.and(document != nil))
    }
    /// Shows the system's file browser for saving a document while `isPresented` is true. Nothing is saved.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileExporter", action: "Save", file: defaultFilename, cancel: onCancellation), isPresented.and(document != nil))
    }
    /// Sets the label of the file's name in the file dialogs inside, which iOS doesn't show.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    /// Sets the label of the file's name in the file dialogs inside, which iOS doesn't show.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Sets the label of the file's name in the file dialogs inside, which iOS doesn't show.
    @_disfavoredOverload
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Shows the system's file browser for saving documents while `isPresented` is true. Nothing is saved.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileBrowser(FileBrowser(name: "fileExporter", action: "Save"), isPresented.and(!documents.isEmpty))
    }
    /// Shows the system's file browser for saving a value while `isPresented` is true. Nothing is saved.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileBrowser(FileBrowser(name: "fileExporter", action: "Save", file: defaultFilename, cancel: onCancellation), isPresented.and(item != nil))
    }

    /// Shows the system's file browser for moving a file while `isPresented` is true. Nothing is moved.
    public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
        fileBrowser(FileBrowser(name: "fileMover", action: "Move", file: file?.lastPathComponent), isPresented.and(file != nil))
    }
    /// Shows the system's file browser for moving files while `isPresented` is true. Nothing is moved.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileBrowser(FileBrowser(name: "fileMover", action: "Move", file: files.first?.lastPathComponent), isPresented.and(!files.isEmpty))
    }

    /// Sets the title of the button that ends the file dialogs inside.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { environment(\.fileDialogAction, label) }
    /// Sets the title of the button that ends the file dialogs inside.
    public func fileDialogConfirmationLabel(_ titleKey: LocalizedStringKey) -> some View { environment(\.fileDialogAction, Text(titleKey)) }
    /// Sets the title of the button that ends the file dialogs inside.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ title: S) -> some View { environment(\.fileDialogAction, Text(title)) }
    /// Sets the initial folder of the file dialogs inside. The list is always empty.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
    /// Sets a message of the file dialogs inside, which iOS doesn't show.
    public func fileDialogMessage(_ message: Text?) -> some View { self }
    /// Sets a message of the file dialogs inside, which iOS doesn't show.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    /// Sets a message of the file dialogs inside, which iOS doesn't show.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

    private func fileBrowser(_ browser: FileBrowser, _ isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { browser }
    }
}

extension Binding<Bool> {
    /// Returns a binding that is true only while a condition holds as well.
    fileprivate func and(_ condition: Bool) -> Binding<Bool> {
        let source = self
        return Binding(get: { source.wrappedValue && condition }, set: { source.wrappedValue = $0 })
    }
}

private struct FileDialogActionKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    fileprivate var fileDialogAction: Text? {
        get { self[FileDialogActionKey.self] }
        set { self[FileDialogActionKey.self] = newValue }
    }
}

/// The system's file browser: its bar, and an empty list.
private struct FileBrowser: View {
    /// The modifier that presents the browser, for the warning.
    let name: String
    /// The title of the button that ends it.
    let action: String
    /// The name of the file to save or move; nil for a browser that opens files.
    var file: String?
    var cancel: () -> Void = {}
    @Environment(\.dismiss) private var dismiss
    @Environment(\.fileDialogAction) private var label

    var body: some View {
        NavigationStack {
            ContentUnavailableView(
                file ?? "No Recents", systemImage: file == nil ? "clock" : "doc",
                description: file == nil ? Text("There are no recent documents.") : nil
            )
            .navigationTitle(file == nil ? "Recents" : "On My iPhone")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        cancel()
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) { Button(action: {}, label: { label ?? Text(action) }).disabled(true) }
            }
        }
        .notDrawn("the list of files of \(name)")
    }
}
