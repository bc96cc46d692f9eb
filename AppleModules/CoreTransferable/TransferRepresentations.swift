import AppleUniformTypeIdentifiers
import Easel
import Foundation

// The forms keep their closures. Timelines drag nothing, and sharing isn't drawn, so nothing calls them.

/// The form of a value as its own encoding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let contentType: UTType
    public init(contentType: UTType) { self.contentType = contentType }
    public init(for type: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// The form of a value as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> Data)?
    private let importing: (@Sendable (Data) async throws -> Item)?
    @preconcurrency public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }
    @preconcurrency public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }
    @preconcurrency public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
/// A file that has arrived.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
    public init(file: URL, isOriginalFile: Bool = false) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}

/// The form of a value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let contentType: UTType
    private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    @preconcurrency public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }
    @preconcurrency public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        contentType = exportedContentType
        self.exporting = exporting
        importing = nil
    }
    @preconcurrency public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        contentType = importedContentType
        exporting = nil
        self.importing = importing
    }
}

/// The form of a value as another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    private let exporting: (@Sendable (Item) async throws -> Proxy)?
    private let importing: (@Sendable (Proxy) async throws -> Item)?
    @preconcurrency public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        self.exporting = exporting
        importing = nil
    }
    @preconcurrency public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        exporting = nil
        self.importing = importing
    }
    @preconcurrency public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {
        self.exporting = exporting
        self.importing = importing
    }
}

/// The apps that see a form.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

extension TransferRepresentation {
    /// Accepts the name of the file; nothing is sent.
    public func suggestedFileName(_ fileName: String) -> Self { self }
    /// Accepts the name of the file; nothing is sent.
    @preconcurrency public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
    /// Accepts the apps that see the form; nothing is sent.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
    /// Accepts a condition; nothing is sent.
    @preconcurrency public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}
