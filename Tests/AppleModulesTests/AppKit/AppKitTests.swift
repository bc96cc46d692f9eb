import AppleAppKit
import Easel
import Foundation
import Testing

@testable import Views

/// The values of AppKit: they keep what is assigned, and the system's services answer without any permission.
@MainActor @Suite struct AppKitTests {
    @Test func panelsAreCanceled() async {
        let open = NSOpenPanel()
        open.canChooseDirectories = true
        open.allowsMultipleSelection = true
        #expect(open.runModal() == .cancel)
        #expect(open.url == nil && open.urls.isEmpty)
        let save = NSSavePanel()
        save.nameFieldStringValue = "a.txt"
        var answers: [NSApplication.ModalResponse] = []
        save.begin { answers.append($0) }
        #expect(answers == [.cancel])
        #expect(await save.begin() == .cancel)
    }

    @Test func anAlertAnswersWithItsLastButton() {
        let alert = NSAlert()
        #expect(alert.runModal() == .alertFirstButtonReturn)
        alert.addButton(withTitle: "Delete")
        #expect(alert.addButton(withTitle: "Cancel").title == "Cancel")
        #expect(alert.runModal() == .alertSecondButtonReturn)
        alert.addButton(withTitle: "Later")
        #expect(alert.runModal() == .alertThirdButtonReturn)
    }

    @Test func pasteboardsKeepTheirContents() {
        let board = NSPasteboard.withUniqueName()
        #expect(board.string(forType: .string) == nil)
        let start = board.changeCount
        board.clearContents()
        #expect(board.changeCount == start + 1)
        #expect(board.setString("text", forType: .string))
        #expect(board.types == [.string])
        #expect(board.string(forType: .string) == "text")
        board.clearContents()
        #expect(board.writeObjects([NSURL(fileURLWithPath: "/tmp/a"), NSString(string: "b")]))
        #expect(board.pasteboardItems?.count == 2)
        #expect(board.readObjects(forClasses: [NSURL.self]) as? [URL] == [URL(fileURLWithPath: "/tmp/a")])
        #expect(board.availableType(from: [.png, .string]) == .string)
    }

    @Test func noOtherAppRuns() {
        #expect(NSWorkspace.shared.runningApplications.count == 1)
        #expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/")))
        #expect(NSWorkspace.shared.urlForApplication(withBundleIdentifier: "com.apple.finder") == nil)
        #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "com.apple.finder").isEmpty)
    }

    @Test func theWindowInFrontIsKey() {
        let window = NSWindow(contentRect: CGRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled], backing: .buffered, defer: false)
        defer { window.close() }
        #expect(!window.isVisible)
        window.makeKeyAndOrderFront(nil)
        #expect(window.isVisible && window.isKeyWindow && NSApp.keyWindow === window)
        let view = NSView()
        window.contentView = view
        #expect(view.window === window && view.frame.size == CGSize(width: 300, height: 200))
        window.orderOut(nil)
        #expect(!window.isVisible)
    }

    @Test func menusFindTheirItems() {
        let menu = NSMenu(title: "File")
        let item = menu.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")
        menu.addItem(.separator())
        menu.insertItem(withTitle: "New", action: nil, keyEquivalent: "n", at: 0)
        item.tag = 7
        #expect(menu.items.map(\.title) == ["New", "Open", ""])
        #expect(menu.item(withTag: 7) === item && menu.index(of: item) == 1 && item.menu === menu)
        #expect(menu.items[2].isSeparatorItem)
        menu.removeAllItems()
        #expect(menu.numberOfItems == 0)
    }

    @Test func subviewsFollowTheirSuperview() {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = NSView(frame: CGRect(x: 80, y: 10, width: 10, height: 20))
        inner.autoresizingMask = [.minXMargin, .height]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 160, height: 80)
        #expect(inner.frame == CGRect(x: 140, y: 10, width: 10, height: 50))
        #expect(inner.superview === outer)
        inner.removeFromSuperview()
        #expect(outer.subviews.isEmpty && inner.superview == nil)
    }

    @Test func pointsAreConvertedBetweenFlippedViews() {
        final class Flipped: NSView { override var isFlipped: Bool { true } }
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let flipped = Flipped(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        outer.addSubview(flipped)
        #expect(flipped.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 58))
        #expect(flipped.convert(CGPoint(x: 11, y: 58), from: outer) == CGPoint(x: 1, y: 2))
        #expect(flipped.convert(CGRect(x: 0, y: 0, width: 50, height: 40), to: nil) == CGRect(x: 10, y: 20, width: 50, height: 40))
    }

    @Test func colorsHaveComponents() {
        let color = NSColor(srgbRed: 0.5, green: 0.25, blue: 1, alpha: 0.5)
        #expect(color.redComponent == 0.5 && color.blueComponent == 1 && color.alphaComponent == 0.5)
        let half = NSColor.black.blended(withFraction: 0.5, of: .white)
        #expect(half.map { abs($0.redComponent - 0.5) < 0.01 } == true)
        #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: .vibrantDark)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: NSAppearance.Name("none")) == nil)
    }

    @Test func outlinesUseDegrees() {
        let path = NSBezierPath()
        path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
        #expect(abs(path.currentPoint.x) < 0.01 && abs(path.currentPoint.y - 10) < 0.01)
        let line = NSBezierPath()
        line.move(to: CGPoint(x: 1, y: 2))
        line.line(to: CGPoint(x: 3, y: 4))
        line.close()
        #expect(line.elementCount == 3)
        var points = [CGPoint.zero, .zero, .zero]
        #expect(unsafe line.element(at: 1, associatedPoints: &points) == .lineTo)
        #expect(points[0] == CGPoint(x: 3, y: 4))
    }

    @Test func imagesKeepTheirSize() throws {
        let image = NSImage(size: CGSize(width: 4, height: 2))
        image.lockFocus()
        NSColor.red.setFill()
        CGRect(x: 0, y: 0, width: 4, height: 1).fill()
        image.unlockFocus()
        #expect(image.size == CGSize(width: 4, height: 2))
        // The origin is the lower left corner.
        let pixels = image.pixmap
        #expect(pixels.pixels.first == 0 && pixels.pixels.last == 0xFFFF_0000)
        image.size = CGSize(width: 8, height: 4)
        #expect(image.size == CGSize(width: 8, height: 4))
        image.isTemplate = true
        #expect(image.isTemplate)
        let data = try #require(image.tiffRepresentation)
        let bitmap = try #require(NSBitmapImageRep(data: data))
        #expect(bitmap.pixelsWide == pixels.width)
        #expect(bitmap.colorAt(x: 0, y: bitmap.pixelsHigh - 1)?.redComponent == 1)
        #expect(bitmap.colorAt(x: 0, y: bitmap.pixelsHigh) == nil)
    }

    @Test func textViewsKeepTheirText() {
        let scroll = NSTextView.scrollableTextView()
        let text = scroll.documentView as? NSTextView
        text?.string = "one two"
        #expect(text?.textStorage?.string == "one two")
        text?.setSelectedRange(NSRange(location: 4, length: 3))
        text?.insertText("2", replacementRange: NSRange(location: NSNotFound, length: 0))
        #expect(text?.string == "one 2")
    }

    @Test func dividersGiveViewsTheirLengths() {
        #expect(SplitLengths(101, 1, [0, 0], [:]).all == [50, 50])
        #expect(SplitLengths(101, 1, [30, 70], [:]).all == [30, 70])
        #expect(SplitLengths(101, 1, [30, 70], [0: 20]).all == [20, 80])
        #expect(SplitLengths(10, 1, [30, 70, 20], [0: 20]).all == [20, 0, 0])
    }
}
