import Easel
import Foundation

/// A link, an attachment, or a marked part of a text. Drawing never touches one.
@MainActor @preconcurrency
public final class UITextItem: NSObject {
    /// The content of an item.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    /// The menu of an item.
    @MainActor @preconcurrency
    public final class MenuConfiguration: NSObject {
        public init(menu: UIMenu) {}
        public init(preview: MenuPreview?, menu: UIMenu) {}
    }
    /// The preview beside an item's menu.
    @MainActor @preconcurrency
    public final class MenuPreview: NSObject {
        public static let `default` = MenuPreview(view: UIView(frame: .zero))
        public init(view: UIView) {}
    }
    public let content: Content
    public let range: NSRange
    init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
