import AppleUniformTypeIdentifiers
import Easel
import Views

/// A file or folder in memory.
open class FileWrapper: @unchecked Sendable {
    // Files aren't shared between threads here.
    /// The contents of a file; nil for a folder.
    open private(set) var regularFileContents: Data?
    /// The contents of a folder by name; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    open var filename: String?
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { fileWrappers = childrenByPreferredName }

    open var isRegularFile: Bool { regularFileContents != nil }
    open var isDirectory: Bool { fileWrappers != nil }

    /// Adds a file to a folder.
    ///
    /// - Returns: its name in the folder.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? "Untitled"
        fileWrappers?[name] = child
        return name
    }
    /// Adds a file with contents to a folder.
    ///
    /// - Returns: its name in the folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    /// Removes a file from a folder.
    open func removeFileWrapper(_ child: FileWrapper) { fileWrappers = fileWrappers?.filter { $0.value !== child } }
}

/// The type and the file from which a document is read.
public struct FileDocumentReadConfiguration: Sendable {
    public let contentType: UTType
    public let file: FileWrapper
}

/// The type and the existing file to which a document is written.
public struct FileDocumentWriteConfiguration: Sendable {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument: Sendable {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The open document of an editor.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// The open document of an editor.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// The open document, for the views of its window.
public struct DocumentConfiguration: Equatable, Sendable {
    /// The document's file; nil for a new document.
    public let fileURL: URL?
    public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The open document of the window; nil outside of a `DocumentGroup`.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}

/// Windows that edit documents; a new, empty one is drawn.
public struct DocumentGroup<Document, Content: View>: Scene, PrimitiveScene {
    private let editor: AnyView
    init(_ editor: AnyView) { self.editor = editor }

    public static func _content(of scene: Self) -> AnyView { scene.editor }
    public static var _rank: _SceneRank { .window }
}

extension DocumentGroup where Document: FileDocument {
    /// - Parameters:
    ///   - newDocument: creates the document that is drawn.
    ///   - editor: returns the view for a document.
    public init(
        newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.editor = AnyView(ValueEditor(document: newDocument(), isEditable: true, editor: editor))
    }

    /// Draws the view for an empty file.
    public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
        let type = documentType.readableContentTypes.first ?? .data
        let empty = FileDocumentReadConfiguration(contentType: type, file: FileWrapper(regularFileWithContents: Data()))
        guard let document = try? Document(configuration: empty) else {
            editor = AnyView(EmptyView())
            return
        }
        editor = AnyView(ValueEditor(document: document, isEditable: false, editor: viewer))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// - Parameters:
    ///   - newDocument: creates the document that is drawn.
    ///   - editor: returns the view for a document.
    public init(
        newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.editor = AnyView(ObjectEditor(document: newDocument(), editor: editor))
    }
}

private struct ValueEditor<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let isEditable: Bool
    let editor: (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        NavigationStack {
            editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: isEditable))
                .navigationBarTitleDisplayMode(.inline)
        }
        .environment(\.documentConfiguration, DocumentConfiguration(fileURL: nil, isEditable: isEditable))
    }
}

private struct ObjectEditor<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject var document: Document
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(document: @autoclosure @escaping () -> Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        _document = StateObject(wrappedValue: document())
        self.editor = editor
    }

    var body: some View {
        NavigationStack {
            editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
                .navigationBarTitleDisplayMode(.inline)
        }
        .environment(\.documentConfiguration, DocumentConfiguration(fileURL: nil, isEditable: true))
    }
}

/// The first screen of an app with documents. A document is drawn instead, unless the app has no other scene.
public struct DocumentGroupLaunchScene<Actions: View>: Scene, PrimitiveScene {
    private let screen: AnyView

    public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {
        self.init(title: Text(title), actions: actions(), background: AnyView(Color(uiColor: .systemGroupedBackground)), above: AnyView(EmptyView()))
    }
    public init<Background: View>(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background) {
        self.init(title: Text(title), actions: actions(), background: AnyView(background()), above: AnyView(EmptyView()))
    }
    public init<Background: View, Overlay: View>(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Overlay
    ) {
        let above = GeometryReader { overlayAccessoryView(DocumentLaunchGeometryProxy(size: $0.size)) }
        self.init(title: Text(title), actions: actions(), background: AnyView(background()), above: AnyView(above))
    }
    public init<Background: View, Over: View, Under: View>(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Over,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> Under
    ) {
        let below = background().overlay { GeometryReader { backgroundAccessoryView(DocumentLaunchGeometryProxy(size: $0.size)) } }
        let above = GeometryReader { overlayAccessoryView(DocumentLaunchGeometryProxy(size: $0.size)) }
        self.init(title: Text(title), actions: actions(), background: AnyView(below), above: AnyView(above))
    }
    private init(title: Text, actions: Actions, background: AnyView, above: AnyView) {
        let card = VStack(spacing: 16) {
            title.font(.title.bold())
            actions.buttonStyle(.borderedProminent)
        }
        screen = AnyView(
            card.padding(24).background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
                .frame(maxWidth: .infinity, maxHeight: .infinity).background { background.ignoresSafeArea() }.overlay { above })
    }
    public static func _content(of scene: Self) -> AnyView { scene.screen }
    public static var _rank: _SceneRank { .secondary }
}
/// The frames of the first screen's parts.
public struct DocumentLaunchGeometryProxy: Sendable {
    let size: CGSize
    public var frame: CGRect { CGRect(origin: .zero, size: size) }
    public var titleViewFrame: CGRect { CGRect(x: 0, y: size.height / 2 - 60, width: size.width, height: 120) }
}
/// The button that creates a document.
public struct NewDocumentButton: View {
    private let title: Text
    public init() { title = Text("Create Document") }
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    public init<D: FileDocument>(_ titleKey: LocalizedStringKey = "Create Document", for documentType: D.Type, contentType: UTType? = nil) {
        title = Text(titleKey)
    }
    public var body: some View {
        Button {
        } label: {
            title
        }
    }
}
