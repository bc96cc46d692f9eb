import Easel
import Foundation

/// An image or a view in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    open var image: UIImage?
    open var bounds = CGRect.zero
    public override init() {}
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates a text with an attachment, which a placeholder character represents.
    public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}", attributes: [.attachment: attachment]) }
}
