import AppleUIKit
import Easel
import Foundation
import FoundationNetworking
import Observation

/// A page of the web, for `WebView`. It is never loaded.
@MainActor @Observable
public final class WebPage {
    /// The settings of a page.
    public struct Configuration {
        public var websiteDataStore: WKWebsiteDataStore
        public var userContentController: WKUserContentController
        public var applicationNameForUserAgent: String?
        public var defaultNavigationPreferences = NavigationPreferences()
        public var loadsSubresources = true
        public var upgradeKnownHostsToHTTPS = true
        @MainActor public init() { (websiteDataStore, userContentController) = (.default(), WKUserContentController()) }
    }
    /// The settings of a navigation.
    public struct NavigationPreferences: Sendable {
        public var allowsContentJavaScript = true
        public init() {}
    }
    /// A step of loading a page.
    public enum NavigationEvent: Hashable, Sendable { case startedProvisionalNavigation, receivedServerRedirect, committed, finished }
    /// The state of the camera or the microphone.
    public enum MediaCaptureState: Sendable { case none, active, muted }
    /// Decides which pages are loaded.
    public protocol NavigationDeciding {}
    /// Presents the dialogs of a page.
    public protocol DialogPresenting {}

    public private(set) var url: URL?
    public var title: String { "" }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { 0 }
    public var hasOnlySecureContent: Bool { true }
    public var themeColor: Color? { nil }
    public var customUserAgent: String?
    public var isInspectable = false
    public var mediaType: String?
    public let configuration: Configuration
    public var serverTrust: Any? { nil }
    public var cameraCaptureState: MediaCaptureState { .none }
    public var microphoneCaptureState: MediaCaptureState { .none }

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
    public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) { self.configuration = configuration }
    public init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) { self.configuration = configuration }
    public init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding, dialogPresenter: some DialogPresenting) {
        self.configuration = configuration
    }

    /// The steps of loading, which never happen.
    public var navigations: AsyncThrowingStream<NavigationEvent, any Error> { AsyncThrowingStream { $0.finish() } }
    @discardableResult public func load(_ request: URLRequest) -> AsyncThrowingStream<NavigationEvent, any Error> { load(request.url) }
    @discardableResult public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
        self.url = url
        return navigations
    }
    @discardableResult public func load(html: String, baseURL: URL = URL(filePath: "/")) -> AsyncThrowingStream<NavigationEvent, any Error> { navigations }
    @discardableResult public func reload(fromOrigin: Bool = false) -> AsyncThrowingStream<NavigationEvent, any Error> { navigations }
    public func stopLoading() {}
    /// - Throws: an error, because pages aren't loaded.
    @discardableResult public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld? = nil
    ) async throws -> sending Any? { throw WKError(code: .unknown) }
    public var backForwardList: BackForwardList { BackForwardList() }
    /// The pages that were shown before.
    public struct BackForwardList: Sendable {
        /// A page that was shown.
        public struct Item: Identifiable, Sendable {
            public let id = _SceneRandom.uuid
            public let url: URL
            public var title: String? { nil }
        }
        public var currentItem: Item? { nil }
        public var backList: [Item] { [] }
        public var forwardList: [Item] { [] }
    }
}

/// A page of the web. It is drawn as an outline with its name.
public struct WebView: View {
    public init(_ page: WebPage) {}
    public init(url: URL?) {}
    public var body: some View { WebViewOutline() }
}
/// The view of UIKit for a page.
private struct WebViewOutline: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView { WKWebView(frame: .zero) }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
}

extension WebView {
    /// Whether a gesture goes back to the last page.
    public struct BackForwardNavigationGesturesBehavior: Sendable {
        public static let automatic = BackForwardNavigationGesturesBehavior()
        public static let enabled = BackForwardNavigationGesturesBehavior()
        public static let disabled = BackForwardNavigationGesturesBehavior()
    }
    /// Whether a gesture magnifies a page.
    public struct MagnificationGesturesBehavior: Sendable {
        public static let automatic = MagnificationGesturesBehavior()
        public static let enabled = MagnificationGesturesBehavior()
        public static let disabled = MagnificationGesturesBehavior()
    }
    /// Whether parts of a page may cover the screen.
    public struct ElementFullscreenBehavior: Sendable {
        public static let automatic = ElementFullscreenBehavior()
        public static let enabled = ElementFullscreenBehavior()
        public static let disabled = ElementFullscreenBehavior()
    }
    /// Whether links have previews.
    public struct LinkPreviewBehavior: Sendable {
        public static let automatic = LinkPreviewBehavior()
        public static let enabled = LinkPreviewBehavior()
        public static let disabled = LinkPreviewBehavior()
    }
}
// A page is an outline, so its gestures, previews, and background have no effect.
extension View {
    nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View { self }
    nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
    nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    nonisolated public func webViewScrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
}
