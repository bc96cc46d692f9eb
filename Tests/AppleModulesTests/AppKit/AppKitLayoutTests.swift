import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// The places that AppKit's views give to the views in them.
@MainActor @Suite struct AppKitLayoutTests {
    private func places(_ view: NSView) -> [String: CGRect] { AppKitDrawing.places(view) }
    private func label(_ text: String) -> NSTextField { AppKitDrawing.label(text) }

    // MARK: Stacks

    @Test func aStackPutsViewsSideBySide() throws {
        let stack = NSStackView(views: [label("a"), label("bb"), label("c")])
        let places = places(stack)
        let (a, b, c) = (try #require(places["a"]), try #require(places["bb"]), try #require(places["c"]))
        // A label is 4 points wider than its letters, and the distance is 8 points.
        #expect(b.minX - a.minX == 10 + 4 + 8 && c.minX - b.minX == 20 + 4 + 8)
        #expect(a.midY == b.midY && b.midY == c.midY)
    }

    @Test func aVerticalStackPutsViewsBelowEachOther() throws {
        let stack = NSStackView(views: [label("a"), label("bbb")])
        (stack.orientation, stack.alignment, stack.spacing) = (.vertical, .leading, 3)
        var places = places(stack)
        #expect(try #require(places["bbb"]).minY - #require(places["a"]).maxY == 3)
        #expect(places["a"]?.minX == places["bbb"]?.minX)
        stack.alignment = .trailing
        places = self.places(stack)
        #expect(places["a"]?.maxX == places["bbb"]?.maxX)
        stack.alignment = .centerX
        places = self.places(stack)
        #expect(places["a"]?.midX == places["bbb"]?.midX)
    }

    @Test func aStackHasDistancesOfItsOwnAndEdges() throws {
        let (first, second, third) = (label("a"), label("b"), label("c"))
        let stack = NSStackView(views: [first, second, third])
        stack.setCustomSpacing(30, after: first)
        #expect(stack.customSpacing(after: first) == 30 && stack.customSpacing(after: second) == 8)
        let places = places(stack)
        #expect(try #require(places["b"]).minX - #require(places["a"]).minX == 14 + 30)
        #expect(try #require(places["c"]).minX - #require(places["b"]).minX == 14 + 8)
    }

    @Test func aStackKeepsItsViewsInOrder() {
        let (first, second, third) = (label("a"), label("b"), label("c"))
        let stack = NSStackView(views: [first, second])
        stack.insertArrangedSubview(third, at: 0)
        #expect(stack.arrangedSubviews.map { ($0 as? NSTextField)?.stringValue } == ["c", "a", "b"])
        stack.addArrangedSubview(third)
        #expect(stack.arrangedSubviews.last === third && stack.arrangedSubviews.count == 3)
        second.removeFromSuperview()
        #expect(stack.views.map { ($0 as? NSTextField)?.stringValue } == ["a", "c"])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews.count == 1 && first.superview === stack)
        third.isHidden = true
        #expect(AppKitDrawing.texts(stack) == [])
    }

    @Test func aStackFillsItsLengthEqually() throws {
        let stack = NSStackView(views: [label("a"), label("bbbbb")])
        (stack.distribution, stack.spacing) = (.fillEqually, 20)
        let places = places(stack)
        // Each view has 140 of 300 points; the texts begin 2 points inside.
        let (a, b) = (try #require(places["a"]), try #require(places["bbbbb"]))
        #expect(a.minX == 2 && b.minX == 162, "\(a) \(b)")
    }

    @Test func gravitiesPutViewsAtTheEnds() throws {
        let stack = NSStackView(frame: .zero)
        stack.addView(label("a"), in: .leading)
        stack.addView(label("b"), in: .trailing)
        let places = places(stack)
        #expect(places["a"]?.minX == 2 && places["b"]?.maxX == 298)
    }

    // MARK: Grids

    @Test func aGridAlignsItsColumns() throws {
        let grid = NSGridView(views: [[label("a"), label("bb")], [label("ccc"), label("d")]])
        (grid.rowSpacing, grid.columnSpacing) = (4, 10)
        #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
        var places = places(grid)
        let (a, b, c, d) = (try #require(places["a"]), try #require(places["bb"]), try #require(places["ccc"]), try #require(places["d"]))
        // The first column is as wide as its widest label, 34 points.
        #expect(b.minX - a.minX == 44 && d.minX == b.minX && c.minX == a.minX)
        #expect(c.minY - a.minY == 14 && a.minY == b.minY)
        grid.column(at: 0).xPlacement = .trailing
        places = self.places(grid)
        #expect(places["a"]?.maxX == places["ccc"]?.maxX)
    }

    @Test func hiddenRowsAndColumnsOfAGridTakeNoSpace() throws {
        let grid = NSGridView(views: [[label("a"), label("b"), label("c")], [label("d"), label("e"), label("f")]])
        grid.row(at: 1).isHidden = true
        #expect(AppKitDrawing.texts(grid) == ["a", "b", "c"])
        grid.column(at: 1).isHidden = true
        let places = places(grid)
        #expect(places["b"] == nil)
        #expect(try #require(places["c"]).minX - #require(places["a"]).minX == 14 + 6)
    }

    @Test func aGridKnowsItsCells() {
        let (first, second) = (label("a"), label("b"))
        let grid = NSGridView(views: [[first, second]])
        #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView === second)
        #expect(grid.cell(for: first)?.contentView === first)
        grid.cell(for: first)?.xPlacement = .center
        #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement == .center)
        #expect(grid.cell(for: label("none")) == nil)
        let row = grid.addRow(with: [label("c"), label("d")])
        #expect(row === grid.row(at: 1) && grid.numberOfRows == 2)
    }

    // MARK: Constraints

    @Test func constraintsPlaceViewsFromTheTop() throws {
        let (outer, inner) = (NSView(), label("a"))
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30), inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
        ])
        let place = try #require(places(outer)["a"])
        #expect(place.minX == 32 && place.minY == 20)
    }

    @Test func constraintsPlaceViewsAtTheEndAndBesideEachOther() throws {
        let (outer, first, second) = (NSView(), label("a"), label("bb"))
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        NSLayoutConstraint.activate([
            second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            second.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
            first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -6), first.centerYAnchor.constraint(equalTo: second.centerYAnchor),
        ])
        let places = places(outer)
        let (a, b) = (try #require(places["a"]), try #require(places["bb"]))
        #expect(b.maxX == 300 - 10 - 2 && b.maxY == 195)
        #expect(b.minX - a.maxX == 2 + 6 + 2 && a.midY == b.midY)
    }

    @Test func aViewIsAsLargeAsItsConstraintsSay() {
        let view = NSView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30)])
        #expect(view.fittingSize == CGSize(width: 40, height: 30))
    }

    @Test func aViewIsAsLargeAsItSaysItself() {
        final class Sized: NSView { override var intrinsicContentSize: CGSize { CGSize(width: 25, height: 15) } }
        let view = Sized()
        #expect(view.fittingSize == CGSize(width: 25, height: 15))
        view.sizeToFit()
        #expect(view.frame.size == CGSize(width: 25, height: 15))
    }

    @Test func aHostingViewIsAsLargeAsItsContent() {
        let view = NSHostingView(rootView: Color.red.frame(width: 70, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 70, height: 20) && view.fittingSize == CGSize(width: 70, height: 20))
        view.rootView = Color.red.frame(width: 10, height: 5)
        #expect(view.fittingSize == CGSize(width: 10, height: 5))
        let controller = NSHostingController(rootView: Color.red.frame(maxWidth: .infinity).frame(height: 8))
        #expect(controller.sizeThatFits(in: CGSize(width: 90, height: 50)) == CGSize(width: 90, height: 8))
    }

    // MARK: Frames

    @Test func marginsShareWhatASuperviewGains() {
        let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func inner(_ mask: NSView.AutoresizingMask) -> NSView {
            let view = NSView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            view.autoresizingMask = mask
            outer.addSubview(view)
            return view
        }
        let (fixed, stretched, centered) = (inner([]), inner([.width, .height]), inner([.minXMargin, .maxXMargin, .minYMargin, .maxYMargin]))
        let still = inner([.width])
        outer.setFrameSize(CGSize(width: 120, height: 160))
        #expect(fixed.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(stretched.frame == CGRect(x: 10, y: 10, width: 60, height: 100))
        #expect(centered.frame == CGRect(x: 20, y: 40, width: 40, height: 40))
        #expect(still.frame == CGRect(x: 10, y: 10, width: 60, height: 40))
        outer.autoresizesSubviews = false
        outer.setFrameSize(CGSize(width: 300, height: 300))
        #expect(stretched.frame.width == 60)
    }

    @Test func aViewLaysItsSubviewsOut() throws {
        final class Row: NSView {
            override func layout() { subviews[0].frame = CGRect(x: bounds.width - 50, y: 10, width: 40, height: 20) }
        }
        let row = Row(frame: .zero)
        row.addSubview(label("a"))
        let place = try #require(places(row)["a"])
        // 10 points above the lower edge of 200 points.
        #expect(place.minX == 252 && place.midY == 180)
    }

    // MARK: Containers

    @Test func aSplitViewKeepsItsViewsInOrder() throws {
        let split = NSSplitView(frame: .zero)
        (split.isVertical, split.dividerStyle) = (true, .thin)
        split.addArrangedSubview(label("b"))
        split.addArrangedSubview(label("c"))
        split.insertArrangedSubview(label("a"), at: 0)
        #expect(split.arrangedSubviews.map { ($0 as? NSTextField)?.stringValue } == ["a", "b", "c"])
        split.setPosition(100, ofDividerAt: 0)
        split.setPosition(201, ofDividerAt: 1)
        #expect(split.dividerThickness == 1)
        let places = places(split)
        // Lengths of 100, 100, and 98 points, with lines of 1 point between them.
        let (a, b, c) = (try #require(places["a"]), try #require(places["b"]), try #require(places["c"]))
        #expect(a.maxX <= 100 && b.minX >= 101 && b.maxX <= 201 && c.minX >= 202)
        split.arrangedSubviews[1].isHidden = true
        #expect(split.isSubviewCollapsed(split.arrangedSubviews[1]) && AppKitDrawing.texts(split) == ["a", "c"])
    }

    @Test func aSidebarOfASplitViewControllerCollapses() {
        func controller(_ text: String) -> NSViewController {
            let controller = NSViewController()
            controller.view = AppKitDrawing.label(text)
            return controller
        }
        let (split, side, main) = (NSSplitViewController(), controller("side"), controller("main"))
        split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: side))
        split.addSplitViewItem(NSSplitViewItem(viewController: main))
        #expect(split.children.count == 2 && side.parent === split)
        #expect(split.splitViewItem(for: main) === split.splitViewItems[1])
        #expect(AppKitDrawing.texts(split.view) == ["side", "main"])
        split.toggleSidebar(nil)
        #expect(split.splitViewItems[0].isCollapsed && AppKitDrawing.texts(split.view) == ["main"])
        split.toggleSidebar(nil)
        #expect(AppKitDrawing.texts(split.view) == ["side", "main"])
    }

    @Test func aTabViewShowsItsSelectedItem() {
        let tabs = NSTabView(frame: .zero)
        for (identifier, name) in [("1", "One"), ("2", "Two"), ("3", "Three")] {
            let item = NSTabViewItem(identifier: identifier)
            item.label = name
            item.view = AppKitDrawing.label("page \(identifier)")
            tabs.addTabViewItem(item)
        }
        #expect(AppKitDrawing.texts(tabs) == ["One", "Two", "Three", "page 1"])
        tabs.selectTabViewItem(withIdentifier: "2")
        #expect(AppKitDrawing.texts(tabs).last == "page 2")
        tabs.removeTabViewItem(tabs.tabViewItem(at: 1))
        #expect(tabs.numberOfTabViewItems == 2 && tabs.selectedTabViewItem?.label == "Three")
        tabs.selectTabViewItem(at: 0)
        tabs.tabViewType = .noTabsNoBorder
        #expect(AppKitDrawing.texts(tabs) == ["page 1"])
    }

    @Test func aScrollViewKnowsItsDocument() {
        let (scroll, document, inner) = (NSScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), NSView(), NSView())
        document.addSubview(inner)
        scroll.documentView = document
        #expect(document.enclosingScrollView === scroll && inner.enclosingScrollView === scroll && scroll.enclosingScrollView == nil)
        #expect(scroll.contentView.documentView === document && scroll.contentSize == CGSize(width: 300, height: 200))
        scroll.contentView.scroll(to: CGPoint(x: 0, y: 40))
        #expect(scroll.documentVisibleRect.origin == CGPoint(x: 0, y: 40))
        let other = NSView()
        scroll.documentView = other
        #expect(document.superview == nil && other.enclosingScrollView === scroll)
    }
}
