import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// AppKit's views and responders: how they find each other, actions, menus, keys, and gestures.
@MainActor @Suite struct AppKitEventTests {
    private final class Receiver: NSView {
        var received: [String] = []
        var refuses = false
        var calls: [String] = []
        func copyItem() { received.append("copy") }
        static let copyItem = Selector("copyItem")._calling { (receiver: Receiver) in receiver.copyItem() }
        override func becomeFirstResponder() -> Bool {
            calls.append("become")
            return true
        }
        override func resignFirstResponder() -> Bool {
            calls.append("resign")
            return !refuses
        }
    }

    private func window() -> NSWindow {
        NSWindow(contentRect: CGRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .resizable], backing: .buffered, defer: false)
    }

    private func key(_ characters: String, _ flags: NSEvent.ModifierFlags, code: UInt16 = 0) throws -> NSEvent {
        try #require(
            NSEvent.keyEvent(
                with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 1, windowNumber: 0, context: nil, characters: characters,
                charactersIgnoringModifiers: characters, isARepeat: false, keyCode: code))
    }

    // MARK: Views

    @Test func aPointHitsTheUppermostView() {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (below, above) = (NSView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), NSView(frame: CGRect(x: 30, y: 30, width: 50, height: 50)))
        outer.addSubview(below)
        outer.addSubview(above)
        #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === below && outer.hitTest(CGPoint(x: 40, y: 40)) === above)
        #expect(outer.hitTest(CGPoint(x: 90, y: 90)) === outer && outer.hitTest(CGPoint(x: 120, y: 20)) == nil)
        above.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 40, y: 40)) === below)
    }

    @Test func viewsAreFoundByTheirPlaceInTheTree() {
        let (outer, first, second, inner) = (NSView(), NSView(), NSButton(), NSView())
        outer.subviews = [first, second]
        first.addSubview(inner)
        second.tag = 5
        #expect(outer.viewWithTag(5) === second && outer.viewWithTag(6) == nil)
        #expect(inner.isDescendant(of: outer) && !inner.isDescendant(of: second))
        #expect(inner.ancestorShared(with: second) === outer && inner.ancestorShared(with: first) === first && inner.ancestorShared(with: NSView()) == nil)
        let third = NSView()
        outer.addSubview(third, positioned: .below, relativeTo: second)
        #expect(outer.subviews.map { [first, third, second].firstIndex(of: $0) } == [0, 1, 2])
        let replacement = NSView()
        outer.replaceSubview(third, with: replacement)
        #expect(outer.subviews[1] === replacement && third.superview == nil)
        outer.sortSubviews { a, b in a.tag == b.tag ? .orderedSame : a.tag > b.tag ? .orderedAscending : .orderedDescending }
        #expect(outer.subviews[0] === second)
    }

    @Test func theOriginOfTheBoundsMovesSubviews() {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = NSView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        outer.addSubview(inner)
        outer.setBoundsOrigin(CGPoint(x: 20, y: 10))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 30))
        #expect(inner.convert(CGPoint(x: 10, y: 30), from: nil) == .zero)
        #expect(inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: outer) == CGRect(x: 30, y: 40, width: 10, height: 10))
    }

    @Test func viewsAreToldWhereTheyGo() {
        final class Told: NSView {
            var calls: [String] = []
            override func viewWillMove(toSuperview newSuperview: NSView?) { calls.append(newSuperview == nil ? "leaves" : "comes") }
            override func viewDidMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
            override func viewDidMoveToWindow() { calls.append(window == nil ? "no window" : "window") }
            override func viewDidHide() { calls.append("hidden") }
            override func viewDidUnhide() { calls.append("shown") }
        }
        let (window, view) = (window(), Told())
        defer { window.close() }
        window.contentView?.addSubview(view)
        view.isHidden = true
        view.isHidden = true
        view.isHidden = false
        window.contentView?.isHidden = true
        #expect(view.isHiddenOrHasHiddenAncestor && !view.isHidden)
        view.removeFromSuperview()
        #expect(view.calls == ["comes", "came", "window", "hidden", "shown", "hidden", "leaves", "left", "no window"])
    }

    // MARK: Responders

    @Test func respondersFollowEachOther() {
        let (window, outer, inner) = (window(), NSView(), NSView())
        defer { window.close() }
        outer.addSubview(inner)
        window.contentView = outer
        #expect(inner.nextResponder === outer && outer.nextResponder === window)
        let other = NSResponder()
        inner.nextResponder = other
        #expect(inner.nextResponder === other)
        inner.nextResponder = nil
        #expect(inner.nextResponder === outer)
    }

    @Test func anActionGoesToTheFirstResponderThatHasIt() {
        let (outer, inner) = (Receiver(), NSView())
        outer.addSubview(inner)
        #expect(inner.tryToPerform(Receiver.copyItem, with: nil) && outer.received == ["copy"])
        #expect(!inner.tryToPerform(Selector("unknown"), with: nil))
        let window = window()
        defer { window.close() }
        window.contentView = outer
        window.makeKeyAndOrderFront(nil)
        window.makeFirstResponder(inner)
        #expect(NSApp.sendAction(Receiver.copyItem, to: nil, from: nil) && outer.received.count == 2)
        #expect(!NSApp.sendAction(Receiver.copyItem, to: NSObject(), from: nil))
    }

    @Test func theFirstResponderMayRefuseToLeave() {
        let (window, first, second) = (window(), Receiver(), Receiver())
        defer { window.close() }
        #expect(window.firstResponder === window)
        #expect(window.makeFirstResponder(first) && window.firstResponder === first)
        first.refuses = true
        #expect(!window.makeFirstResponder(second) && window.firstResponder === first)
        first.refuses = false
        #expect(window.makeFirstResponder(second) && window.firstResponder === second)
        #expect(window.makeFirstResponder(nil) && window.firstResponder === window)
        #expect(first.calls == ["become", "resign", "resign"] && second.calls == ["become", "resign"])
    }

    // MARK: Menus

    @Test func menusKnowTheirItemsAndSubmenus() {
        let (main, file) = (NSMenu(title: "Main"), NSMenu(title: "File"))
        let item = NSMenuItem(title: "File", action: nil, keyEquivalent: "")
        item.submenu = file
        main.addItem(item)
        #expect(file.supermenu === main && item.hasSubmenu && main.indexOfItem(withSubmenu: file) == 0)
        let open = file.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")
        #expect(open.parent === item && item.parent == nil && open.keyEquivalentModifierMask == .command)
        open.representedObject = "document"
        file.addItem(.sectionHeader(title: "Recent"))
        #expect(file.indexOfItem(withRepresentedObject: "document") == 0 && file.indexOfItem(withRepresentedObject: "other") == -1)
        #expect(file.items[1].isSectionHeader && file.indexOfItem(withTitle: "Recent") == 1)
        file.removeItem(open)
        #expect(open.menu == nil && file.numberOfItems == 1 && open.parent == nil)
    }

    @Test func keysPerformTheirItems() throws {
        let (menu, submenu, receiver) = (NSMenu(), NSMenu(), Receiver())
        let copy = submenu.addItem(withTitle: "Copy", action: Receiver.copyItem, keyEquivalent: "c")
        copy.target = receiver
        let special = submenu.addItem(withTitle: "Copy Style", action: Receiver.copyItem, keyEquivalent: "C")
        special.target = receiver
        menu.addItem(withTitle: "Edit", action: nil, keyEquivalent: "").submenu = submenu
        #expect(menu.performKeyEquivalent(with: try key("c", .command)) && receiver.received.count == 1)
        #expect(menu.performKeyEquivalent(with: try key("C", [.command, .shift])) && receiver.received.count == 2)
        for other in [try key("c", []), try key("x", .command)] { #expect(!menu.performKeyEquivalent(with: other)) }
        copy.isEnabled = false
        #expect(!menu.performKeyEquivalent(with: try key("c", .command)))
        submenu.performActionForItem(at: 0)
        #expect(receiver.received.count == 2)
        submenu.performActionForItem(at: 1)
        submenu.performActionForItem(at: 9)
        #expect(receiver.received.count == 3)
    }

    // MARK: Events

    @Test func aKeyEventKnowsItsKey() throws {
        let event = try key("\u{F700}", [.shift, .function], code: 126)
        #expect(event.type == .keyDown && event.specialKey == .upArrow && event.keyCode == 126 && !event.isARepeat)
        #expect(event.modifierFlags.contains(.shift) && !event.modifierFlags.contains(.command))
        #expect(try key("a", []).specialKey == nil)
        #expect(try key("\r", []).specialKey == .carriageReturn)
        #expect(NSEvent.ModifierFlags.command.rawValue == 0x10_0000 && NSEvent.ModifierFlags.option.rawValue == 0x8_0000)
    }

    @Test func masksHaveTheKindsOfEvents() {
        let mask: NSEvent.EventTypeMask = [.leftMouseDown, .keyDown]
        #expect(mask.rawValue == 1 << 1 | 1 << 10)
        #expect(mask.contains(NSEvent.EventTypeMask(type: .keyDown)) && !mask.contains(.keyUp) && NSEvent.EventTypeMask.any.contains(mask))
    }

    @Test func aMouseEventKnowsItsClicks() throws {
        let event = try #require(
            NSEvent.mouseEvent(
                with: .leftMouseUp, location: CGPoint(x: 3, y: 4), modifierFlags: .option, timestamp: 2, windowNumber: 7, context: nil, eventNumber: 0,
                clickCount: 2, pressure: 1))
        #expect(event.clickCount == 2 && event.locationInWindow == CGPoint(x: 3, y: 4) && event.windowNumber == 7 && event.timestamp == 2)
        #expect(event.characters == nil && event.specialKey == nil)
    }

    @Test func recognizersAndAreasBelongToTheirView() {
        let (view, recognizer) = (NSView(), NSClickGestureRecognizer(target: nil, action: nil))
        view.addGestureRecognizer(recognizer)
        #expect(recognizer.view === view && view.gestureRecognizers.count == 1)
        view.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil && view.gestureRecognizers.isEmpty)
        let area = NSTrackingArea(rect: CGRect(x: 0, y: 0, width: 5, height: 5), options: [.mouseMoved, .activeAlways], owner: view)
        view.addTrackingArea(area)
        #expect(view.trackingAreas.first === area && area.owner === view && area.options.contains(.mouseMoved))
        view.removeTrackingArea(area)
        #expect(view.trackingAreas.isEmpty)
        view.registerForDraggedTypes([.string, .fileURL])
        #expect(view.registeredDraggedTypes == [.string, .fileURL])
        view.unregisterDraggedTypes()
        #expect(view.registeredDraggedTypes.isEmpty)
    }

    @Test func cursorsAreStacked() {
        NSCursor.arrow.set()
        NSCursor.iBeam.push()
        NSCursor.crosshair.push()
        #expect(NSCursor.current === NSCursor.crosshair)
        NSCursor.pop()
        #expect(NSCursor.current === NSCursor.iBeam)
        NSCursor.pop()
        #expect(NSCursor.current === NSCursor.arrow)
    }

    @Test func animatedChangesAreMadeAtOnce() {
        let view = NSView()
        var isOver = false
        NSAnimationContext.runAnimationGroup { context in
            context.duration = 0.5
            view.animator().alphaValue = 0.25
            view.animator().frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        } completionHandler: {
            isOver = true
        }
        #expect(view.alphaValue == 0.25 && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && isOver)
    }
}
