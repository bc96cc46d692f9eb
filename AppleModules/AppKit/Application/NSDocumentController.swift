// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// The app's documents: none.
@MainActor @preconcurrency
open class NSDocumentController: NSObject {
    public static let shared = NSDocumentController()
    nonisolated public override init() {}
    open private(set) var documents: [NSDocument] = []
    open var currentDocument: NSDocument? { documents.last }
    open var recentDocumentURLs: [URL] { [] }
    open var defaultType: String? { nil }
    open var maximumRecentDocumentCount: Int { 10 }
    open func newDocument(_ sender: Any?) {}
    open func openDocument(_ sender: Any?) {}
    open func addDocument(_ document: NSDocument) { documents.append(document) }
    open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
    open func document(for url: URL) -> NSDocument? { documents.first { unsafe $0.fileURL == url } }
    open func openDocument(withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void) {
        completionHandler(nil, false, CocoaError(.fileNoSuchFile))
    }
    open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument { throw CocoaError(.featureUnsupported) }
    open func noteNewRecentDocumentURL(_ url: URL) {}
    open func clearRecentDocuments(_ sender: Any?) {}
}
