import AppleUIKit
import Easel
import Foundation

// There are no conversations: messages are kept, and none is sent.

/// The size at which a conversation shows the app.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }
/// The place in which the app is shown.
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages, media }
/// The reason for a failure.
public struct MSMessageError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case fileNotFound = 1
        case fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes, stickerFileImproperFileSize, stickerFileImproperFileFormat,
            urlExceedsMaxSize, sendWithoutRecentInteraction, sendWhileNotVisible, apiUnavailableInPresentationContext, unknown
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Several messages that replace one another.
open class MSSession: NSObject, @unchecked Sendable { public override init() {} }
/// The look of a message.
open class MSMessageLayout: NSObject, @unchecked Sendable { override init() {} }
/// A message with an image and captions.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    public override init() {}
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?
}
/// A message that the app draws itself.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    public let alternateLayout: MSMessageTemplateLayout
    public init(alternateLayout: MSMessageTemplateLayout) {
        self.alternateLayout = alternateLayout
        super.init()
    }
}
/// A message.
open class MSMessage: NSObject, @unchecked Sendable {
    public let session: MSSession?
    public override init() { session = nil }
    public init(session: MSSession) { self.session = session }
    open var isPending: Bool { false }
    open var senderParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var layout: MSMessageLayout?
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityLabel: String?
    open var summaryText: String?
    open var error: (any Error)?
}
/// A conversation without other participants.
open class MSConversation: NSObject, @unchecked Sendable {
    override init() {}
    open var localParticipantIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }
    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func insertAttachment(_ url: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(MSMessageError(.sendWhileNotVisible)) }
    open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(MSMessageError(.sendWhileNotVisible)) }
    open func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(MSMessageError(.sendWhileNotVisible)) }
}

/// The controller of an app in a conversation, which shows its view.
open class MSMessagesAppViewController: UIViewController {
    private let conversation = MSConversation()
    private var style = MSMessagesAppPresentationStyle.compact
    open var activeConversation: MSConversation? { conversation }
    open var presentationStyle: MSMessagesAppPresentationStyle { style }
    open var presentationContext: MSMessagesAppPresentationContext { .messages }
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        guard style != presentationStyle else { return }
        willTransition(to: presentationStyle)
        style = presentationStyle
        didTransition(to: presentationStyle)
    }
    open func dismiss() {}
}

/// The image of a sticker.
open class MSSticker: NSObject, @unchecked Sendable {
    public let imageFileURL: URL
    public let localizedDescription: String
    /// - Throws: an error if the file doesn't exist.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw MSMessageError(.fileNotFound) }
        (imageFileURL, self.localizedDescription) = (fileURL, localizedDescription)
    }
}
/// The size of the stickers of a browser.
public enum MSStickerSize: Int, Sendable { case small, regular, large }
/// Shows a sticker.
open class MSStickerView: UIImageView {
    open var sticker: MSSticker? { didSet { image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) } } }
    public convenience init(frame: CGRect, sticker: MSSticker?) {
        self.init(frame: frame)
        self.sticker = sticker
        image = sticker.flatMap { UIImage(contentsOfFile: $0.imageFileURL.path) }
        contentMode = .scaleAspectFit
    }
}
/// Gives a browser its stickers.
@MainActor @preconcurrency
public protocol MSStickerBrowserViewDataSource: AnyObject {
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
/// A grid of stickers. It is drawn as an outline with its name.
open class MSStickerBrowserView: UIView {
    public let stickerSize: MSStickerSize
    open weak var dataSource: (any MSStickerBrowserViewDataSource)?
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    public init(frame: CGRect, stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(frame: frame)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func reloadData() {}
}
/// A controller with a grid of stickers.
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    public let stickerSize: MSStickerSize
    public private(set) lazy var stickerBrowserView = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
    public init(stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        preconditionFailure("the browser has no sticker \(index)")
    }
}
