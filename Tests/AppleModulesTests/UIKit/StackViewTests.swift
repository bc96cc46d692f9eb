import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Rows and columns of UIKit.
@MainActor @Suite struct StackViewTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        return label
    }

    private func graph(_ view: UIView) -> ViewGraph { AppleModuleGraph.make(Shown(view: view)) }
    /// The texts from left to right.
    private func row(_ view: UIView) -> [String] {
        graph(view).layoutListing().filter { $0.name == "Text" }.sorted { $0.rect.minX < $1.rect.minX }.compactMap(\.label)
    }

    @Test func theViewOfAHostingControllerIsDrawnWithoutItsController() {
        let stack = UIStackView()
        stack.addArrangedSubview(UIHostingController(rootView: Text("hosted")).view)
        #expect(graph(stack).shownTexts == ["hosted"])
    }

    /// The rects of the texts.
    private func rects(_ view: UIView) -> [CGRect] { graph(view).layoutListing().filter { $0.name == "Text" }.map(\.rect) }

    @Test func removedViewsAreNotDrawn() {
        let (a, b, c) = (label("a"), label("b"), label("c"))
        let stack = UIStackView(arrangedSubviews: [a, b])
        a.removeFromSuperview()
        #expect(row(stack) == ["b"])
        #expect(stack.arrangedSubviews == [b])
        stack.insertArrangedSubview(c, at: 0)
        stack.insertArrangedSubview(a, at: 9)
        #expect(row(stack) == ["c", "b", "a"])
        stack.insertArrangedSubview(a, at: 1)
        #expect(row(stack) == ["c", "a", "b"])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [c, b])
        #expect(a.superview === stack)
        a.removeFromSuperview()
        #expect(row(stack) == ["c", "b"])
    }

    private final class Drawing: UIPickerView {}

    @Test func anUnknownViewInAStackIsAnOutline() {
        let graph = graph(UIStackView(arrangedSubviews: [label("a"), Drawing(frame: .zero)]))
        #expect(graph.shownTexts == ["a", "Drawing"])
        #expect(graph.warnings == ["Drawing, a view of UIKit, is drawn as an outline with its name"])
    }

    @Test func equalViewsShareTheLength() {
        let stack = UIStackView(arrangedSubviews: [label("a"), label("bbbb"), label("cc")])
        stack.distribution = .fillEqually
        stack.alignment = .center
        #expect(rects(stack).map(\.minX) == [0, 100, 200])
        stack.axis = .vertical
        #expect(rects(stack).map(\.midY).map { ($0 * 3).rounded() } == [100, 300, 500])
    }

    @Test func viewsFillTheWidthOfAColumn() {
        let (short, long) = (label("a"), label("bbbb"))
        long.textAlignment = .right
        let stack = UIStackView(arrangedSubviews: [short, long])
        stack.axis = .vertical
        #expect(rects(stack).map(\.minX) == [0, 260])
        stack.alignment = .trailing
        #expect(rects(stack).map(\.maxX) == [300, 300])
    }

    @Test func equalSpacesSeparateViews() {
        let stack = UIStackView(arrangedSubviews: [label("a"), label("b"), label("c")])
        stack.distribution = .equalSpacing
        #expect(rects(stack).map(\.minX) == [0, 145, 290])
    }

    @Test func proportionalViewsShareTheLengthByTheirContents() {
        let stack = UIStackView(arrangedSubviews: [label("a"), label("bb"), label("ccc")])
        stack.distribution = .fillProportionally
        #expect(rects(stack).map(\.minX) == [0, 50, 150])
    }

    @Test func centersHaveEqualDistances() {
        let stack = UIStackView(arrangedSubviews: [label("a"), label("b"), label("ccccc")])
        stack.distribution = .equalCentering
        #expect(rects(stack).map(\.midX) == [5, 140, 275])
    }

    @Test func aNestedRowKeepsItsWidthInAColumnThatIsNotFilled() {
        let row = UIStackView(arrangedSubviews: [label("a"), label("b")])
        row.spacing = 4
        let stack = UIStackView(arrangedSubviews: [label("title"), row])
        (stack.axis, stack.alignment) = (.vertical, .leading)
        _ = graph(stack)
        #expect(row.frame.width == 24)
        stack.alignment = .center
        _ = graph(stack)
        #expect(row.frame.minX == 138)
    }

    @Test func prioritiesDecideWhichViewGrows() {
        let (first, second) = (label("a"), label("b"))
        second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [first, second])
        _ = graph(stack)
        #expect([first.frame.width, second.frame.width] == [10, 290])
        first.setContentHuggingPriority(UILayoutPriority(248), for: .horizontal)
        _ = graph(stack)
        #expect([first.frame.width, second.frame.width] == [290, 10])
    }

    @Test func arrangedViewsFollowConstraintsToEachOtherAndToTheStack() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 30
        b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2).isActive = true
        _ = graph(stack)
        #expect([a.frame, b.frame] == [CGRect(x: 0, y: 0, width: 90, height: 200), CGRect(x: 120, y: 0, width: 180, height: 200)])
        stack.alignment = .center
        a.heightAnchor.constraint(equalTo: stack.heightAnchor, multiplier: 0.5).isActive = true
        b.heightAnchor.constraint(equalTo: a.heightAnchor, constant: -20).isActive = true
        _ = graph(stack)
        #expect([a.frame.minY, a.frame.height, b.frame.minY, b.frame.height] == [50, 100, 60, 80])
    }

    @Test func hiddenViewsLeaveNoGap() {
        let (a, b, c) = (label("a"), label("b"), label("c"))
        b.isHidden = true
        let stack = UIStackView(arrangedSubviews: [a, b, c, UIView()])
        stack.spacing = 7
        #expect(rects(stack).map(\.minX) == [0, 17])
    }

    @Test func marginsSurroundArrangedViews() {
        let stack = UIStackView(arrangedSubviews: [label("a")])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 0)
        #expect(rects(stack).map(\.minX) == [30])
        stack.directionalLayoutMargins.leading = 12
        #expect(stack.layoutMargins.left == 12)
    }
}
