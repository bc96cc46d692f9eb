// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// The folders of a path.
open class NSPathControl: NSControl {
    /// The shape of the path.
    public enum Style: Int, Sendable {
        case standard = 0
        case popUp = 2
    }
    open var url: URL?
    open var pathStyle = Style.standard
    open var placeholderString: String?
    open var isEditable = true
    open var allowedTypes: [String]?
    open var backgroundColor: NSColor?
    override var ownPicture: AnyView? {
        let names = (url?.pathComponents ?? []).filter { $0 != "/" }
        return AnyView(
            HStack(spacing: 4) {
                if names.isEmpty { Text(verbatim: placeholderString ?? "").foregroundColor(Color(nsColor: .placeholderTextColor)) }
                ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                    if index > 0 { Image(systemName: "chevron.right").font(.system(size: 8)).foregroundColor(Color(nsColor: .tertiaryLabelColor)) }
                    Image(systemName: index == names.count - 1 ? "doc" : "folder.fill").font(.system(size: 11))
                    Text(verbatim: name)
                }
            }
            .font(shownFont).lineLimit(1))
    }
}
