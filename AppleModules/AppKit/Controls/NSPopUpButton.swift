// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel
import Views

/// A button with a menu of choices.
@MainActor @preconcurrency
open class NSPopUpButton: NSButton {
    private lazy var choices = NSMenu()
    open override var menu: NSMenu? {
        get { choices }
        set { choices = newValue ?? NSMenu() }
    }
    open var pullsDown = false
    open var autoenablesItems = true
    open var preferredEdge = NSRectEdge.maxY
    /// The item that code has selected, and whether it has selected none: the first one is selected from the start.
    private weak var chosen: NSMenuItem?
    private var hasNoSelection = false
    /// The position of the selected item, which stays selected when others come and go; -1 without one.
    open var indexOfSelectedItem: Int {
        if hasNoSelection { return -1 }
        let index = chosen.map { choices.index(of: $0) } ?? -1
        return index < 0 && choices.numberOfItems > 0 ? 0 : index
    }
    nonisolated public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
    nonisolated public required init?(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
        self.init(frame: buttonFrame)
        pullsDown = flag
    }
    open func addItem(withTitle title: String) {
        removeItem(withTitle: title)
        choices.addItem(withTitle: title, action: nil, keyEquivalent: "")
    }
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    open func insertItem(withTitle title: String, at index: Int) {
        if !hasNoSelection, chosen == nil { chosen = selectedItem }
        removeItem(withTitle: title)
        choices.insertItem(withTitle: title, action: nil, keyEquivalent: "", at: index)
    }
    open func removeItem(withTitle title: String) { if let item = choices.item(withTitle: title) { choices.removeItem(item) } }
    open func removeItem(at index: Int) { choices.removeItem(at: index) }
    open func removeAllItems() { choices.removeAllItems() }
    open var itemArray: [NSMenuItem] { choices.items }
    open var numberOfItems: Int { choices.numberOfItems }
    open var itemTitles: [String] { choices.items.map(\.title) }
    open var lastItem: NSMenuItem? { choices.items.last }
    open var selectedItem: NSMenuItem? { choices.item(at: indexOfSelectedItem) }
    open var titleOfSelectedItem: String? { selectedItem?.title }
    open func selectedTag() -> Int { selectedItem?.tag ?? 0 }
    open func item(at index: Int) -> NSMenuItem? { choices.item(at: index) }
    open func item(withTitle title: String) -> NSMenuItem? { choices.item(withTitle: title) }
    open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
    open func indexOfItem(withTitle title: String) -> Int { choices.indexOfItem(withTitle: title) }
    open func indexOfItem(withTag tag: Int) -> Int { choices.indexOfItem(withTag: tag) }
    open func index(of item: NSMenuItem) -> Int { choices.index(of: item) }
    open func select(_ item: NSMenuItem?) { (chosen, hasNoSelection) = (item, item == nil) }
    open func selectItem(at index: Int) { select(choices.item(at: index)) }
    open func selectItem(withTitle title: String) { select(choices.item(withTitle: title)) }
    @discardableResult open func selectItem(withTag tag: Int) -> Bool {
        select(choices.item(withTag: tag))
        return !hasNoSelection
    }
    open func setTitle(_ string: String) { if pullsDown { title = string } else { selectItem(withTitle: string) } }
    open func synchronizeTitleAndSelectedItem() {}

    override var ownPicture: AnyView? {
        let shown = pullsDown ? choices.items.first : selectedItem
        return AnyView(
            ButtonPicture.bezel(
                HStack(spacing: 6) {
                    if let image = shown?.image { Image(nsImage: image) }
                    Text(verbatim: shown?.attributedTitle?.string ?? shown?.title ?? (pullsDown ? title : "")).font(shownFont).lineLimit(1)
                    Spacer(minLength: 0)
                    Image(systemName: pullsDown ? "chevron.down" : "chevron.up.chevron.down").font(.system(size: 9, weight: .bold))
                        .foregroundColor(pullsDown ? Color(nsColor: .secondaryLabelColor) : .accentColor)
                }, isBordered: isBordered, isHelp: false, nil
            )
            .opacity(isEnabled ? 1 : 0.5))
    }
}
