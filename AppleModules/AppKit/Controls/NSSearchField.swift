// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Reacts to a search field.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A field for searching.
open class NSSearchField: NSTextField {
    open var sendsWholeSearchString = false
    open var sendsSearchStringImmediately = false
    open var recentSearches: [String] = []
    open var maximumRecents = 10
    open var recentsAutosaveName: String?
    open var searchMenuTemplate: NSMenu?
    open var centersPlaceholder = true
    override var isRound: Bool { true }
    override var ownPicture: AnyView? {
        AnyView(
            framed(
                HStack(spacing: 4) {
                    Image(systemName: "magnifyingglass").font(.system(size: 12)).foregroundColor(Color(nsColor: .secondaryLabelColor))
                    textPicture
                }))
    }
}
