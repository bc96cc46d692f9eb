import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// The drawings of AppKit's views.
@MainActor @Suite struct AppKitPictureTests {
    private struct Controlled: NSViewControllerRepresentable {
        let controller: NSViewController
        func makeNSViewController(context: Context) -> NSViewController { controller }
        func updateNSViewController(_ controller: NSViewController, context: Context) {}
    }

    private func texts(_ view: NSView) -> [String] { AppKitDrawing.texts(view) }
    private func pixels(_ view: NSView) throws -> [UInt32] { try AppKitDrawing.pixels(view) }

    private final class Drawn: NSView {
        private let flips: Bool
        init(flips: Bool) {
            self.flips = flips
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var isFlipped: Bool { flips }
        override func draw(_ dirtyRect: CGRect) {
            NSColor.blue.setFill()
            CGRect(x: 0, y: 0, width: 4, height: 1).fill()
        }
    }

    @Test func aViewDrawsItselfWithYPointingUp() throws {
        #expect(try pixels(Drawn(flips: false)) == [0, 0, 0, 0, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
        #expect(try pixels(Drawn(flips: true)) == [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0, 0, 0, 0])
    }

    @Test func subviewsLieAboveTheLowerLeftCorner() throws {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        let inner = NSView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))
        inner.wantsLayer = true
        inner.layer?.backgroundColor = NSColor.blue.cgColor
        outer.addSubview(inner)
        #expect(try pixels(outer) == [0, 0, 0, 0, 0, 0xFF00_00FF, 0xFF00_00FF, 0])
    }

    @Test func aViewWithoutALayerHasNone() {
        let view = NSView()
        #expect(view.layer == nil)
        view.wantsLayer = true
        view.layer?.cornerRadius = 3
        #expect(view.layer?.cornerRadius == 3)
    }

    @Test func controlsShowTheirTexts() {
        #expect(texts(NSTextField(labelWithString: "Label")) == ["Label"])
        #expect(texts(NSButton(title: "OK", target: nil, action: nil)) == ["OK"])
        #expect(texts(NSButton(checkboxWithTitle: "On", target: nil, action: nil)) == ["On"])
        let secret = NSSecureTextField(string: "abc")
        #expect(texts(secret) == ["•••"])
        let empty = NSTextField(string: "")
        empty.placeholderString = "Name"
        #expect(texts(empty) == ["Name"])
        let choices = NSPopUpButton(frame: .zero, pullsDown: false)
        choices.addItems(withTitles: ["A", "B"])
        choices.selectItem(withTitle: "B")
        #expect(texts(choices) == ["B"])
        let stack = NSStackView(views: [NSTextField(labelWithString: "1"), NSTextField(labelWithString: "2")])
        stack.views[0].isHidden = true
        #expect(texts(stack) == ["2"])
        #expect(texts(NSSegmentedControl(labels: ["Day", "Week"], trackingMode: .selectOne, target: nil, action: nil)) == ["Day", "Week"])
    }

    @Test func hostingViewsShowTheirContent() {
        #expect(texts(NSHostingView(rootView: Text("hosted"))) == ["hosted"])
        let controller = NSHostingController(rootView: Text("one"))
        #expect(AppleModuleGraph.make(Controlled(controller: controller)).shownTexts == ["one"])
        controller.rootView = Text("two")
        #expect(AppleModuleGraph.make(Controlled(controller: controller)).shownTexts == ["two"])
        let outer = NSView()
        let inner = NSHostingView(rootView: Text("inside"))
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor)])
        #expect(texts(outer) == ["inside"])
    }

    @Test func controllersLoadTheirViewOnce() {
        final class Controller: NSViewController {
            var calls: [String] = []
            override func loadView() {
                calls.append("load")
                view = NSTextField(labelWithString: "shown")
            }
            override func viewDidLoad() { calls.append("loaded") }
            override func viewWillAppear() { calls.append("appears") }
        }
        let controller = Controller()
        #expect(AppleModuleGraph.make(Controlled(controller: controller)).shownTexts == ["shown"])
        #expect(controller.calls == ["load", "loaded", "appears"])
    }

    private final class Rows: NSObject, NSTableViewDataSource, NSTableViewDelegate, NSOutlineViewDataSource, NSOutlineViewDelegate {
        func numberOfRows(in tableView: NSTableView) -> Int { 2 }
        func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { NSTextField(labelWithString: "row \(row)") }
        func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { item == nil ? 2 : item as? Int == 0 ? 1 : 0 }
        func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { item == nil ? index : 10 }
        func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { item as? Int == 0 }
        func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any? { item }
    }

    @Test func tablesShowTheirRows() {
        let (rows, table, scroll) = (Rows(), NSTableView(), NSScrollView())
        let column = NSTableColumn(identifier: "name")
        column.title = "Name"
        table.addTableColumn(column)
        (table.dataSource, table.delegate) = (rows, rows)
        scroll.documentView = table
        #expect(texts(scroll) == ["Name", "row 0", "row 1"])
        let outline = NSOutlineView()
        outline.addTableColumn(NSTableColumn(identifier: "name"))
        (outline.dataSource, outline.delegate) = (rows, rows)
        #expect(texts(outline) == ["0", "1"])
        outline.expandItem(nil)
        #expect(texts(outline) == ["0", "10", "1"])
        #expect(outline.level(forRow: 1) == 1)
    }

    @Test func unknownClassesWarn() {
        let graph = AppleModuleGraph.make(ShownNSView(view: NSCollectionView()))
        #expect(graph.shownTexts == ["ShownNSView"])
        #expect(graph.warnings == ["ShownNSView, a view of AppKit, is drawn as an outline with its name"])
    }

    @Test func aViewOfAnotherModuleIsDrawn() {
        struct Label: NSViewRepresentable {
            func makeNSView(context: Context) -> UILabel {
                let label = UILabel()
                label.text = "other"
                return label
            }
            func updateNSView(_ view: UILabel, context: Context) {}
        }
        #expect(AppleModuleGraph.make(Label()).shownTexts == ["other"])
    }

    @Test func theSizeOfARepresentableIsItsOwn() {
        struct Sized: NSViewRepresentable {
            func makeNSView(context: Context) -> NSView { NSView() }
            func updateNSView(_ view: NSView, context: Context) {}
            func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? { CGSize(width: 30, height: 20) }
        }
        let renderer = ImageRenderer(content: Sized())
        #expect(renderer.contentSize == CGSize(width: 30, height: 20))
    }
}

/// The content of apps for macOS that have no window of SwiftUI.
@MainActor @Suite(.serialized) struct MacAppTests {
    final class Delegate: NSObject, NSApplicationDelegate {
        let popover = NSPopover()
        var window: NSWindow?
        static var showsWindow = false
        func applicationDidFinishLaunching(_ notification: Notification) {
            popover.contentViewController = NSHostingController(rootView: Text("popover"))
            guard Self.showsWindow else { return }
            window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 100, height: 50), styleMask: [.titled, .resizable], backing: .buffered, defer: false)
            window?.contentView = NSHostingView(rootView: Text("window"))
            window?.makeKeyAndOrderFront(nil)
        }
    }
    private struct Menus: App {
        var body: some Scene {
            Settings { Text("settings") }
            MenuBarExtra("Title", systemImage: "star") { Button("Item") {} }
        }
    }
    private struct Windowed: App {
        var body: some Scene { MenuBarExtra("Title") { Text("content") }.menuBarExtraStyle(.window) }
    }
    private struct Nothing: App {
        @_AppDelegate(Delegate()) var delegate
        var body: some Scene { Settings { EmptyView() } }
    }

    @Test func anItemOfTheMenuBarIsOpen() {
        #expect(AppleModuleGraph.make(AppContent(Menus())).shownTexts == ["Item"])
        #expect(AppleModuleGraph.make(AppContent(Windowed())).shownTexts == ["content"])
    }

    @Test func aClickOnAnItemShowsWhatTheDelegateMakesThen() {
        final class Late: NSObject, NSApplicationDelegate {
            let (item, popover) = (NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength), NSPopover())
            func applicationDidFinishLaunching(_ notification: Notification) {
                item.button?.action = Selector("open")._calling { (delegate: Late) in delegate.open() }
            }
            func open() { popover.contentViewController = NSHostingController(rootView: Text("opened")) }
        }
        struct Bar: App {
            @_AppDelegate(Late()) var delegate
            var body: some Scene { Settings { EmptyView() } }
        }
        NSPopover.last = nil
        let app = Bar()
        defer {
            (DelegateScenes.window, DelegateScenes.onRequest, NSPopover.last) = (nil, nil, nil)
            NSStatusBar.system.removeStatusItem(app.delegate.item)
        }
        #expect(AppleModuleGraph.make(AppContent(app)).shownTexts == ["opened"])
    }

    @Test func itemsAreClickedOnceUntilAMenuOpens() {
        final class Late: NSObject, NSApplicationDelegate {
            let items = (0..<3).map { _ in NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength) }
            var clicks: [Int] = []
            func applicationDidFinishLaunching(_ notification: Notification) {
                for index in items.indices { items[index].button?.action = Selector("open")._calling { (delegate: Late) in delegate.open(index) } }
            }
            func open(_ index: Int) {
                clicks.append(index)
                guard index == 1 else { return }
                // Apps give an item its menu for as long as it is open.
                let menu = NSMenu()
                menu.addItem(withTitle: "Opened", action: nil, keyEquivalent: "")
                items[index].menu = menu
                items[index].button?.performClick(nil)
                items[index].menu = nil
            }
        }
        struct Bar: App {
            @_AppDelegate(Late()) var delegate
            var body: some Scene { Settings { EmptyView() } }
        }
        NSPopover.last = nil
        let app = Bar()
        defer {
            (DelegateScenes.window, DelegateScenes.onRequest, NSMenu.last) = (nil, nil, nil)
            for item in app.delegate.items { NSStatusBar.system.removeStatusItem(item) }
        }
        #expect(AppleModuleGraph.make(AppContent(app)).shownTexts == ["Opened"])
        #expect(AppleModuleGraph.make(AppContent(app)).shownTexts == ["Opened"])
        #expect(app.delegate.clicks == [0, 1])
    }

    @Test func theDelegateMakesTheContent() {
        defer { (DelegateScenes.window, DelegateScenes.onRequest) = (nil, nil) }
        #expect(AppleModuleGraph.make(AppContent(Nothing())).shownTexts == ["popover"])
        Delegate.showsWindow = true
        let app = Nothing()
        #expect(AppleModuleGraph.make(AppContent(app)).shownTexts == ["window"])
        #expect(NSApp.delegate === app.delegate)
        app.delegate.window?.close()
        #expect(AppleModuleGraph.make(AppContent(Nothing())).shownTexts.isEmpty == false)
    }
}
