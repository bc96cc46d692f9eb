// The names are those of Apple.

import AppleUIKit
import Foundation
import FoundationNetworking

public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

/// A frame of a page. Nothing is loaded.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    nonisolated override init() {}
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
}
/// The origin of a page.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
    nonisolated override init() {}
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }
}
/// The element of a page below a touch.
@MainActor @preconcurrency
open class WKContextMenuElementInfo: NSObject {
    nonisolated override init() {}
    open var linkURL: URL? { nil }
}
/// The devices that a page uses.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }
/// The answer to a page that uses devices.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }
/// Whether a page plays media.
public enum WKMediaPlaybackState: UInt, Sendable { case none, playing, paused, suspended }
/// A download. Nothing is loaded.
@MainActor @preconcurrency
open class WKDownload: NSObject {
    nonisolated override init() {}
    open weak var delegate: (any WKDownloadDelegate)?
    open var originalRequest: URLRequest? { nil }
    open weak var webView: WKWebView? { nil }
    public let progress = Progress(totalUnitCount: 1)
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}
/// Reacts to downloads. It is never called.
@MainActor @preconcurrency public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping (URL?) -> Void)
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
}
extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping (URL?) -> Void
    ) {}
    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? { nil }
}
extension WKWebView {
    public var mediaPlaybackState: WKMediaPlaybackState { .none }
    // Nothing is loaded, so no download begins.
    public func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {}
    public func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void) {}
    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    // Pages aren't loaded, so no script runs.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(code: .unknown))) }
    @discardableResult public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any? {
        throw WKError(code: .unknown)
    }
    @discardableResult public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(code: .unknown) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The answer to a request. Nothing is loaded.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    nonisolated override init() {}
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
    open var response: URLResponse { URLResponse(url: URL(filePath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
}
/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// The place that a page asks for its window.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
    nonisolated override init() {}
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}
/// The media that begin only when the user asks.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
/// The texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}
/// The process of a page.
open class WKProcessPool: NSObject, @unchecked Sendable { public override init() {} }
/// The pages that were shown before.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    nonisolated override init() {}
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}
/// A page that was shown before.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    nonisolated override init() {}
    open var url: URL { URL(filePath: "/") }
    open var title: String? { nil }
}
/// The part of a page that a picture shows.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    nonisolated public override init() {}
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
}
/// The cookies and the cache of pages: always empty.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    nonisolated override init() {}
    nonisolated public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    nonisolated public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    nonisolated public class func allWebsiteDataTypes() -> Set<String> { [] }
    open var isPersistent: Bool { false }
    public let httpCookieStore = WKHTTPCookieStore()
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) { completionHandler([]) }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
    // Nothing is stored.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
}
/// The data of a site.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
    nonisolated override init() {}
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}
/// The cookies of pages: none.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
    nonisolated override init() {}
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func setCookie(_ cookie: HTTPCookie) async {}
    open func deleteCookie(_ cookie: HTTPCookie) async {}
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
}

/// The reason why a page failed.
public struct WKError: Error, Hashable, Sendable {
    /// The kind of a failure.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }
    public let code: Code
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}
/// Rules that block content. Pages aren't loaded.
@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
    nonisolated override init() {}
    open var identifier: String! { "" }
}
/// Compiles rules that block content. Pages aren't loaded, so it compiles none.
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
    nonisolated override init() {}
    private static let shared = WKContentRuleListStore()
    open class func `default`() -> WKContentRuleListStore! { shared }
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
    open func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
}
extension WKUserContentController {
    public func add(_ contentRuleList: WKContentRuleList) {}
    public func removeAllContentRuleLists() {}
}
