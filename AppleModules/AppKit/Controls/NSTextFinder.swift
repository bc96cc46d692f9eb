// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// Searches in a text. Nothing is searched here.
@MainActor @preconcurrency
open class NSTextFinder: NSObject {
    /// The actions of a search.
    public enum Action: Int, Sendable {
        case showFindInterface = 1
        case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString, replaceAllInSelection, selectAll, selectAllInSelection,
            hideFindInterface, showReplaceInterface, hideReplaceInterface
    }
    nonisolated public override init() {}
    open weak var client: AnyObject?
    open var isIncrementalSearchingEnabled = false
    open func performAction(_ op: Action) {}
}
