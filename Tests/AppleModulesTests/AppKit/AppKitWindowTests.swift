import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// AppKit's windows and what they hold, controllers, documents, and pasteboards.
@MainActor @Suite(.serialized) struct AppKitWindowTests {
    private final class Delegate: NSObject, NSWindowDelegate {
        var calls: [String] = []
        var allowsClosing = true
        func windowShouldClose(_ sender: NSWindow) -> Bool { allowsClosing }
        func windowWillClose(_ notification: Notification) { calls.append("close") }
        func windowDidResize(_ notification: Notification) { calls.append("resize") }
        func windowDidMove(_ notification: Notification) { calls.append("move") }
    }

    private func window(_ mask: NSWindow.StyleMask = [.titled, .resizable]) -> NSWindow {
        NSWindow(contentRect: CGRect(x: 10, y: 20, width: 200, height: 100), styleMask: mask, backing: .buffered, defer: false)
    }

    // MARK: Windows

    @Test func aWindowTellsItsDelegate() {
        let (window, delegate) = (window(), Delegate())
        window.delegate = delegate
        window.setContentSize(CGSize(width: 300, height: 150))
        window.setFrameOrigin(CGPoint(x: 10, y: 20))
        window.setFrame(CGRect(x: 0, y: 0, width: 300, height: 150), display: true)
        window.setFrame(CGRect(x: 0, y: 0, width: 300, height: 150), display: true)
        #expect(delegate.calls == ["resize", "move"] && window.contentView?.frame.size == CGSize(width: 300, height: 150))
        delegate.allowsClosing = false
        window.orderFront(nil)
        window.performClose(nil)
        #expect(window.isVisible)
        delegate.allowsClosing = true
        window.performClose(nil)
        #expect(!window.isVisible && delegate.calls.last == "close" && !NSApp.windows.contains { $0 === window })
    }

    @Test func windowsAreInOrder() {
        let (first, second) = (window(), window())
        defer {
            first.close()
            second.close()
        }
        first.makeKeyAndOrderFront(nil)
        second.makeKeyAndOrderFront(nil)
        #expect(second.isKeyWindow && !first.isKeyWindow && NSApp.windows.first === second)
        second.miniaturize(nil)
        #expect(second.isMiniaturized && !second.isVisible && first.isKeyWindow)
        second.deminiaturize(nil)
        #expect(second.isVisible)
        #expect(NSApp.window(withWindowNumber: first.windowNumber) === first)
        #expect(!window([]).canBecomeKey)
    }

    @Test func aSheetEndsWithAnAnswer() {
        let (window, sheet) = (window(), window())
        defer {
            window.close()
            sheet.close()
        }
        var answers: [NSApplication.ModalResponse] = []
        window.beginSheet(sheet) { answers.append($0) }
        #expect(window.attachedSheet === sheet && sheet.isSheet && sheet.sheetParent === window && answers.isEmpty)
        window.endSheet(sheet, returnCode: .OK)
        #expect(window.attachedSheet == nil && !sheet.isSheet && answers == [.OK])
        window.beginSheet(sheet)
        window.endSheet(sheet)
        #expect(answers == [.OK])
    }

    @Test func pointsAreConvertedToTheScreen() {
        let window = window()
        defer { window.close() }
        #expect(window.convertPoint(toScreen: CGPoint(x: 1, y: 2)) == CGPoint(x: 11, y: 22))
        #expect(window.convertPoint(fromScreen: CGPoint(x: 11, y: 22)) == CGPoint(x: 1, y: 2))
        #expect(window.convertToScreen(CGRect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 11, y: 22, width: 3, height: 4))
        window.setFrameTopLeftPoint(CGPoint(x: 0, y: 500))
        #expect(window.frame == CGRect(x: 0, y: 400, width: 200, height: 100))
        #expect(window.cascadeTopLeft(from: CGPoint(x: 0, y: 500)) == CGPoint(x: 20, y: 480))
    }

    @Test func childWindowsBelongToTheirParent() {
        let (window, child) = (window(), window([]))
        defer {
            window.close()
            child.close()
        }
        window.addChildWindow(child, ordered: .above)
        #expect(window.childWindows?.first === child && child.parent === window)
        window.removeChildWindow(child)
        #expect(window.childWindows?.isEmpty == true && child.parent == nil)
        #expect(window.standardWindowButton(.closeButton) === window.standardWindowButton(.closeButton))
        #expect(window.standardWindowButton(.closeButton) != nil && child.standardWindowButton(.closeButton) == nil)
    }

    @Test func aWindowTakesTheViewOfItsController() {
        let controller = NSViewController()
        (controller.title, controller.preferredContentSize) = ("Title", CGSize(width: 120, height: 80))
        let window = NSWindow(contentViewController: controller)
        defer { window.close() }
        #expect(window.title == "Title" && window.frame.size == CGSize(width: 120, height: 80) && window.contentView === controller.view)
        #expect(controller.view.window === window && controller.view.frame.size == CGSize(width: 120, height: 80))
        let windowController = NSWindowController(window: window)
        #expect(window.windowController === windowController && windowController.contentViewController === controller)
        windowController.showWindow(nil)
        #expect(window.isVisible)
        windowController.close()
        #expect(!window.isVisible)
    }

    // MARK: Toolbars and popovers

    private final class Tools: NSObject, NSToolbarDelegate {
        func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool)
            -> NSToolbarItem?
        {
            guard itemIdentifier == "add" || itemIdentifier == "remove" else { return nil }
            let item = NSToolbarItem(itemIdentifier: itemIdentifier)
            item.label = itemIdentifier.rawValue.capitalized
            return item
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { ["add", .flexibleSpace, "remove", "unknown"] }
    }

    @Test func aToolbarHasTheItemsOfItsDelegate() {
        let (toolbar, tools, window) = (NSToolbar(identifier: "main"), Tools(), window())
        defer { window.close() }
        toolbar.delegate = tools
        #expect(toolbar.items.isEmpty)
        window.toolbar = toolbar
        #expect(toolbar.items.map(\.label) == ["Add", "", "Remove"] && toolbar.items[1].itemIdentifier == .flexibleSpace)
        toolbar.insertItem(withItemIdentifier: "remove", at: 0)
        toolbar.insertItem(withItemIdentifier: "unknown", at: 0)
        #expect(toolbar.items.map(\.label) == ["Remove", "Add", "", "Remove"] && toolbar.items[0].toolbar === toolbar)
        toolbar.removeItem(at: 1)
        toolbar.removeItem(at: 9)
        #expect(toolbar.items.count == 3)
    }

    @Test func aPopoverTellsItsDelegate() {
        final class Told: NSObject, NSPopoverDelegate {
            var calls: [String] = []
            var allowsClosing = false
            func popoverWillShow(_ notification: Notification) { calls.append("show") }
            func popoverDidClose(_ notification: Notification) { calls.append("close") }
            func popoverShouldClose(_ popover: NSPopover) -> Bool { allowsClosing }
        }
        let (popover, told, view) = (NSPopover(), Told(), NSView())
        popover.delegate = told
        popover.close()
        popover.show(relativeTo: CGRect(x: 1, y: 2, width: 3, height: 4), of: view, preferredEdge: .maxY)
        #expect(popover.isShown && popover.positioningRect.width == 3)
        popover.performClose(nil)
        #expect(popover.isShown)
        told.allowsClosing = true
        popover.performClose(nil)
        #expect(!popover.isShown && told.calls == ["show", "close"])
    }

    // MARK: Controllers

    @Test func controllersHaveChildren() {
        let (parent, first, second) = (NSViewController(), NSViewController(), NSViewController())
        parent.addChild(first)
        parent.insertChild(second, at: 0)
        #expect(parent.children.first === second && first.parent === parent)
        first.removeFromParent()
        #expect(first.parent == nil && parent.children.count == 1)
        parent.removeChild(at: 0)
        #expect(second.parent == nil && parent.children.isEmpty)
        #expect(!parent.isViewLoaded && parent.viewIfLoaded == nil)
        parent.loadViewIfNeeded()
        #expect(parent.isViewLoaded)
    }

    @Test func tabsOfAControllerShowItsChildren() {
        let tabs = NSTabViewController()
        for name in ["One", "Two"] {
            let child = NSViewController()
            (child.title, child.view) = (name, AppKitDrawing.label("page \(name)"))
            tabs.addChild(child)
        }
        #expect(tabs.tabViewItems.map(\.label) == ["One", "Two"] && tabs.selectedTabViewItemIndex == 0)
        tabs.selectedTabViewItemIndex = 1
        #expect(AppKitDrawing.texts(tabs.view) == ["One", "Two", "page Two"])
    }

    // MARK: Documents

    private final class Note: NSDocument, @unchecked Sendable {
        nonisolated(unsafe) var text = ""
        nonisolated override func data(ofType typeName: String) throws -> Data { Data(unsafe text.utf8) }
        nonisolated override func read(from data: Data, ofType typeName: String) throws { unsafe text = String(decoding: data, as: UTF8.self) }
    }

    @Test func aDocumentIsWrittenAndRead() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let note = Note()
        unsafe note.text = "content"
        #expect(note.displayName == "Untitled")
        try note.write(to: file, ofType: "public.plain-text")
        #expect(try Data(contentsOf: file) == Data("content".utf8))
        let again = try Note(contentsOf: file, ofType: "public.plain-text")
        #expect(unsafe again.text == "content" && again.fileURL == file && again.fileType == "public.plain-text")
        #expect(again.displayName == file.lastPathComponent)
        again.displayName = "Mine"
        #expect(again.displayName == "Mine")
        #expect(try note.fileWrapper(ofType: "").regularFileContents == Data("content".utf8))
        #expect(throws: (any Error).self) { try Note(contentsOf: file.appending(path: "none"), ofType: "public.plain-text") }
        #expect(throws: CocoaError.self) { try NSDocument().data(ofType: "public.plain-text") }
    }

    @Test func aDocumentCountsItsChanges() {
        let note = Note()
        #expect(!note.isDocumentEdited)
        note.updateChangeCount(.changeDone)
        note.updateChangeCount(.changeDone)
        note.updateChangeCount(.changeUndone)
        #expect(note.isDocumentEdited)
        note.updateChangeCount(.changeUndone)
        #expect(!note.isDocumentEdited)
        note.updateChangeCount(.changeDone)
        note.updateChangeCount(.changeAutosaved)
        #expect(note.isDocumentEdited)
        note.updateChangeCount(.changeCleared)
        #expect(!note.isDocumentEdited)
    }

    @Test func aDocumentClosesItsWindows() {
        let (note, window, controller) = (Note(), window(), NSDocumentController.shared)
        let windowController = NSWindowController(window: window)
        note.addWindowController(windowController)
        controller.addDocument(note)
        unsafe note.fileURL = URL(fileURLWithPath: "/tmp/note.txt")
        #expect(windowController.document === note && controller.document(for: URL(fileURLWithPath: "/tmp/note.txt")) === note)
        note.showWindows()
        #expect(window.isVisible && controller.currentDocument === note)
        note.close()
        #expect(!window.isVisible && !controller.documents.contains { $0 === note })
    }

    // MARK: Pasteboards

    @Test func pasteboardsOfOneNameHaveTheSameContents() {
        let name = NSPasteboard.Name("test \(UUID().uuidString)")
        let (one, other) = (NSPasteboard(name: name), NSPasteboard(name: name))
        one.clearContents()
        one.setString("text", forType: .string)
        #expect(other.string(forType: .string) == "text" && other.changeCount == one.changeCount)
        #expect(NSPasteboard.withUniqueName().string(forType: .string) == nil)
        one.releaseGlobally()
        #expect(NSPasteboard(name: name).string(forType: .string) == nil)
    }

    @Test func aPasteboardReadsTheKindsThatAreAskedFor() throws {
        let board = NSPasteboard.withUniqueName()
        let (file, page) = (URL(fileURLWithPath: "/tmp/a.txt"), try #require(URL(string: "https://example.com/a")))
        board.writeObjects([file, page, "text"])
        #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == [file, page])
        #expect(board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL] == [file])
        #expect(board.canReadObject(forClasses: [NSString.self]) && !board.canReadObject(forClasses: [NSImage.self]))
        #expect(board.canReadItem(withDataConformingToTypes: ["public.file-url"]) && !board.canReadItem(withDataConformingToTypes: ["public.png"]))
    }

    @Test func anItemOfAPasteboardHasSeveralTypes() {
        let item = NSPasteboardItem()
        item.setString("text", forType: .string)
        item.setString("<b>text</b>", forType: .html)
        item.setString("other", forType: .string)
        #expect(item.types == [.html, .string] && item.string(forType: .string) == "other")
        #expect(item.setPropertyList(["a": 1], forType: NSPasteboard.PasteboardType("own")))
        #expect((item.propertyList(forType: NSPasteboard.PasteboardType("own")) as? [String: Int]) == ["a": 1])
        #expect(item.availableType(from: [.png, .html]) == .html && item.data(forType: .png) == nil)
        let board = NSPasteboard.withUniqueName()
        board.writeObjects([item])
        #expect(board.string(forType: .html) == "<b>text</b>" && board.types?.count == 3)
    }

    @Test func alertsHaveTheTextsOfErrors() {
        struct Failure: LocalizedError { var errorDescription: String? { "It failed." } }
        let alert = NSAlert(error: Failure())
        #expect(alert.messageText == "It failed." && alert.buttons.isEmpty && alert.alertStyle == .warning)
        #expect(alert.suppressionButton?.state == .off)
    }
}
