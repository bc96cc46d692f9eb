import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Rows and columns of UIKit.
@MainActor @Suite struct StackViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        return label
    }

    private func graph(_ view: UIView) -> ViewGraph { AppleModuleGraph.make(Shown(view: view)) }

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
        #expect(graph(stack).shownTexts == ["b"])
        #expect(stack.arrangedSubviews == [b])
        stack.insertArrangedSubview(c, at: 0)
        stack.insertArrangedSubview(a, at: 9)
        #expect(graph(stack).shownTexts == ["c", "b", "a"])
        stack.insertArrangedSubview(a, at: 1)
        #expect(graph(stack).shownTexts == ["c", "a", "b"])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [c, b])
        #expect(a.superview === stack)
        a.removeFromSuperview()
        #expect(graph(stack).shownTexts == ["c", "b"])
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
        #expect(rects(stack).map(\.maxX) == [170, 170])
    }

    @Test func equalSpacesSeparateViews() {
        let stack = UIStackView(arrangedSubviews: [label("a"), label("b"), label("c")])
        stack.distribution = .equalSpacing
        #expect(rects(stack).map(\.minX) == [0, 145, 290])
    }

    @Test func otherDistributionsWarn() {
        let stack = UIStackView(arrangedSubviews: [label("a")])
        #expect(graph(stack).namesNotDrawn == [])
        stack.distribution = .fillProportionally
        #expect(graph(stack).namesNotDrawn == ["UIStackView.distribution = .fillProportionally"])
        stack.distribution = .equalCentering
        #expect(graph(stack).namesNotDrawn == ["UIStackView.distribution = .equalCentering"])
    }
}
