import AppleUIKit
import Easel
import Foundation

/// The result of writing a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// The result of writing a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A controller for writing a mail. It isn't drawn, and sends no mail.
open class MFMailComposeViewController: UINavigationController {
    public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    nonisolated public class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}

/// A controller for writing a message. It isn't drawn, and sends no message.
open class MFMessageComposeViewController: UINavigationController {
    public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    nonisolated public class func canSendText() -> Bool { false }
    nonisolated public class func canSendSubject() -> Bool { false }
    nonisolated public class func canSendAttachments() -> Bool { false }
    nonisolated public class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    open var attachments: [[AnyHashable: Any]]? { nil }
    open func disableUserAttachments() {}
    /// Adds no attachment, because the message can't be sent.
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Adds no attachment, because the message can't be sent.
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
