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
}
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
