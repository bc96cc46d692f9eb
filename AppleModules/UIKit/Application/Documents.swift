import AppleFoundation
import AppleUniformTypeIdentifiers
import Easel
import Views

// Documents that write themselves in the background, since iOS 27. No file is read or written: a new document is drawn.

/// A document that can be read and written.
public typealias Document = ReadableDocument & WritableDocument

/// What a document is read from.
public struct DocumentReadConfiguration: Sendable {
    public let contentType: UTType
    public let file: FileWrapper
}
/// What a document is written to.
public struct DocumentWriteConfiguration: Sendable {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}
/// Reads the contents of a document.
public protocol DocumentReader {
    associatedtype Snapshot
}
/// Writes the contents of a document.
public protocol DocumentWriter {
    associatedtype Snapshot
}
/// A document that can be read.
public protocol ReadableDocument: AnyObject {
    typealias ReadConfiguration = DocumentReadConfiguration
    associatedtype Reader: DocumentReader
    static var readableContentTypes: [UTType] { get }
    func reader(configuration: sending ReadConfiguration) -> sending Reader
}
/// A document that can be written.
public protocol WritableDocument: AnyObject {
    typealias WriteConfiguration = DocumentWriteConfiguration
    associatedtype Writer: DocumentWriter
    static var writableContentTypes: [UTType] { get }
    func writer(configuration: sending WriteConfiguration) -> sending Writer
    @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}
/// Writes contents as a file wrapper.
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
    public typealias WriteConfiguration = DocumentWriteConfiguration
    public init(_ configuration: DocumentWriteConfiguration, makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper) {}
}
/// Reads contents from a file wrapper.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
    public typealias ReadConfiguration = DocumentReadConfiguration
    public init(_ configuration: DocumentReadConfiguration, makeSnapshot: @escaping (FileWrapper) async throws -> Snapshot) {}
}
/// The kind of a new document.
public struct DocumentCreationSource: Hashable, Sendable {
    public let id: String
    public init(id: String) { self.id = id }
    public static let `default` = DocumentCreationSource(id: "default")
}
/// The circumstances in which a document is made.
public struct DocumentCreationContext: Sendable {
    public let source: DocumentCreationSource
}
/// The file of a document; new documents have none.
public struct URLDocumentConfiguration: Sendable {
    public var fileURL: URL? { nil }
    public var isEditable: Bool { true }
}

extension DocumentGroup where Document: WritableDocument {
    /// - Parameters:
    ///   - editor: returns the view for a document.
    ///   - makeDocument: creates the document that is drawn.
    public init(
        @ViewBuilder editor: @escaping (Document) -> Content,
        makeDocument: @escaping (URLDocumentConfiguration, DocumentCreationContext) -> Document
    ) {
        self.init(AnyView(WritableEditor(document: makeDocument(URLDocumentConfiguration(), DocumentCreationContext(source: .default)), editor: editor)))
    }
}

private struct WritableEditor<Document: AnyObject, Content: View>: View {
    @State var document: Document
    let editor: (Document) -> Content

    var body: some View {
        NavigationStack { editor(document).navigationBarTitleDisplayMode(.inline) }
            .environment(\.documentConfiguration, DocumentConfiguration(fileURL: nil, isEditable: true))
    }
}
