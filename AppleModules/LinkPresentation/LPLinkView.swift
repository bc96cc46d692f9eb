// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import AppleUIKit
import Easel
import Foundation

/// The facts about a page of the web.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?
}

/// The error of fetching facts.
public struct LPError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}

/// Fetches the facts about a page. There is no network, so it fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30
    @preconcurrency open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, LPError(.metadataFetchFailed))
    }
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    open func cancel() {}
}

/// A card of a page. It isn't drawn.
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata
    nonisolated public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
    }
    public convenience init(url URL: URL) {
        self.init(frame: .zero)
        metadata.url = URL
    }
    public convenience init(metadata: LPLinkMetadata) {
        self.init(frame: .zero)
        self.metadata = metadata
    }
    nonisolated public required init?(coder: NSCoder) { nil }
}
