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
