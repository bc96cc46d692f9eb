// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit
import Easel
import Foundation
import FoundationNetworking

/// A page of the web. It isn't drawn.
open class WKWebView: UIView {
    public private(set) var configuration = WKWebViewConfiguration()
    public let scrollView = UIScrollView(frame: .zero)
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var url: URL?
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var hasOnlySecureContent: Bool { true }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var isInspectable = false

    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.init(frame: frame)
        self.configuration = configuration
    }
    public convenience init() { self.init(frame: .zero) }
    nonisolated public required init?(coder: NSCoder) { nil }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return WKNavigation()
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { WKNavigation() }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { WKNavigation() }
    @discardableResult open func reload() -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
    open var backForwardList: WKBackForwardList { WKBackForwardList() }
    open func stopLoading() {}
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var themeColor: UIColor? { nil }
    open var isFindInteractionEnabled = false
    open var findInteraction: UIFindInteraction? { nil }
    open var mediaType: String?
    open var interactionState: Any?
    open func createPDF(configuration: WKPDFConfiguration = WKPDFConfiguration(), completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        completionHandler(.failure(WKError(code: .unknown)))
    }
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(code: .unknown))) }
    open func closeAllMediaPresentations() async {}
    open func pauseAllMediaPlayback() async {}
    @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation { WKNavigation() }
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? { WKNavigation() }
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { "" }
    /// - Throws: an error, because pages aren't loaded.
    open func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage { throw CocoaError(.featureUnsupported) }
    /// - Throws: an error, because pages aren't loaded.
    open func pdf(configuration pdfConfiguration: WKPDFConfiguration = .init()) async throws -> Data { throw CocoaError(.featureUnsupported) }
    open func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {}
    @preconcurrency open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil) {}
}
/// The part of a page that becomes a PDF file.
@MainActor @preconcurrency
open class WKPDFConfiguration: NSObject {
    open var rect: CGRect?
    nonisolated public override init() {}
}
/// The globals of scripts.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
    nonisolated override init() {}
    public class var page: WKContentWorld { WKContentWorld() }
    public class var defaultClient: WKContentWorld { WKContentWorld() }
    public class func world(name: String) -> WKContentWorld { WKContentWorld() }
}
/// The settings of a page.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var ignoresViewportScaleLimits = false
    open var applicationNameForUserAgent: String?
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var upgradeKnownHostsToHTTPS = true
    open var limitsNavigationsToAppBoundDomains = false
    open var selectionGranularity = 0
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {}
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    nonisolated public override init() {}
}
/// The settings of a page.
open class WKPreferences: NSObject, @unchecked Sendable {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
    open var isFraudulentWebsiteWarningEnabled = true
    open var isElementFullscreenEnabled = false
    open var isTextInteractionEnabled = true
    open func setValue(_ value: Any?, forKey key: String) {}
}
/// The settings of a page.
open class WKWebpagePreferences: NSObject, @unchecked Sendable {
    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
    /// The form of a page.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
}
/// Loads the content of a scheme. It is never called.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: AnyObject {}
/// The scripts of a page.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    nonisolated public override init() {}
    open func removeScriptMessageHandler(forName name: String) {}
    open func removeAllUserScripts() {}
    open var userScripts: [WKUserScript] { [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func addUserScript(_ userScript: WKUserScript) {}
}
/// A script.
open class WKUserScript: NSObject, @unchecked Sendable {
    /// The time at which a script runs.
    public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    public let source: String
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) { self.source = source }
}
/// A message of a script. Scripts don't run.
open class WKScriptMessage: NSObject, @unchecked Sendable {
    open var body: Any { "" }
    open var name: String { "" }
    open weak var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
/// The loading of a page.
open class WKNavigation: NSObject, @unchecked Sendable {}
/// A link that the user follows. Pages are not loaded.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// The cause of a navigation.
    public enum NavigationType: Int, Sendable {
        case linkActivated, formSubmitted, backForward, reload, formResubmitted
        case other = -1
    }
    nonisolated override init() {}
    open var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
    open var navigationType: NavigationType { .other }
    open var targetFrame: WKFrameInfo? { nil }
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var shouldPerformDownload: Bool { false }
    open var modifierFlags: UIKeyModifierFlags { [] }
}
public typealias WKNavigationType = WKNavigationAction.NavigationType
/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Reacts to the loading of pages. Nothing is loaded.
@MainActor @preconcurrency public protocol WKNavigationDelegate: AnyObject {}
/// Reacts to requests of pages. Nothing is loaded.
@MainActor @preconcurrency public protocol WKUIDelegate: AnyObject {}
