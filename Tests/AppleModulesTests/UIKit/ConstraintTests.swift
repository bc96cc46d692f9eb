import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Views that constraints place. A character is a square of 10 points.
@MainActor @Suite struct ConstraintTests {
    private let box = UIView(frame: .zero)

    private func added<V: UIView>(_ view: V, to other: UIView? = nil) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        (other ?? box).addSubview(view)
        return view
    }
    private func label(_ text: String, in other: UIView? = nil) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        return added(label, to: other)
    }
    /// The frames of views after the box is drawn, 300 points wide and 200 points tall.
    private func frames(_ views: UIView...) -> [CGRect] {
        _ = AppleModuleGraph.make(Shown(view: box))
        return views.map(\.frame)
    }
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    @Test func fixedSizesAndCenters() {
        let view = added(UIView(frame: .zero))
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.centerXAnchor.constraint(equalTo: box.centerXAnchor), view.centerYAnchor.constraint(equalTo: box.centerYAnchor, constant: 10),
        ])
        #expect(frames(view) == [rect(120, 95, 60, 30)])
    }

    @Test func edgesAndProportions() {
        let (a, b) = (added(UIView(frame: .zero)), added(UIView(frame: .zero)))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10), a.topAnchor.constraint(equalTo: box.topAnchor),
            a.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20), a.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1), b.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            b.topAnchor.constraint(equalTo: a.topAnchor, constant: 5), b.heightAnchor.constraint(equalTo: a.heightAnchor, constant: -10),
        ])
        #expect(frames(a, b) == [rect(10, 0, 75, 180), rect(93, 5, 207, 170)])
    }

    @Test func equalWidthsShareTheRoom() {
        let (a, b) = (added(UIView(frame: .zero)), added(UIView(frame: .zero)))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: box.leadingAnchor), b.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 20), a.widthAnchor.constraint(equalTo: b.widthAnchor),
            a.topAnchor.constraint(equalTo: box.topAnchor), b.topAnchor.constraint(equalTo: box.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(frames(a, b) == [rect(0, 0, 140, 10), rect(160, 0, 140, 10)])
    }

    @Test func labelsBelowEachOtherKeepTheirNaturalSizes() {
        let (title, text) = (label("Title"), label("Text"))
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor, constant: 4),
            title.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6), text.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
        ])
        #expect(frames(title, text) == [rect(8, 4, 50, 10), rect(252, 20, 40, 10)])
    }

    @Test func unequalRelationsLimitANaturalSize() {
        let (long, short) = (label("0123456789"), label("012"))
        NSLayoutConstraint.activate([
            long.leadingAnchor.constraint(equalTo: box.leadingAnchor), long.topAnchor.constraint(equalTo: box.topAnchor),
            long.trailingAnchor.constraint(lessThanOrEqualTo: short.leadingAnchor, constant: -10),
            short.centerXAnchor.constraint(equalTo: box.leadingAnchor, constant: 85), short.topAnchor.constraint(equalTo: box.topAnchor),
            short.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        #expect(frames(long, short) == [rect(0, 0, 60, 10), rect(70, 0, 30, 44)])
    }

    @Test func theHigherPriorityHolds() {
        let view = added(UIView(frame: .zero))
        let (wide, narrow) = (view.widthAnchor.constraint(equalToConstant: 200), view.widthAnchor.constraint(equalToConstant: 50))
        wide.priority = .defaultLow
        let inactive = view.heightAnchor.constraint(equalToConstant: 9)
        NSLayoutConstraint.activate([
            wide, narrow, inactive, view.heightAnchor.constraint(equalToConstant: 30), view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        inactive.isActive = false
        #expect(frames(view) == [rect(0, 0, 50, 30)])
        narrow.isActive = false
        #expect(frames(view) == [rect(0, 0, 200, 30)])
    }

    @Test func theLabelThatHugsMoreStaysNarrow() {
        let (a, b) = (label("aa"), label("bb"))
        b.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: box.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: box.trailingAnchor), a.topAnchor.constraint(equalTo: box.topAnchor),
            b.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        #expect(frames(a, b) == [rect(0, 0, 280, 10), rect(280, 0, 20, 10)])
    }

    @Test func aGuideTakesPartInTheLayout() {
        let (guide, view) = (UILayoutGuide(), label("abc"))
        box.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: box.leadingAnchor), guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        #expect(frames(view) == [rect(150, 0, 30, 10)])
        box.removeLayoutGuide(guide)
        #expect(box.layoutGuides.isEmpty)
    }

    @Test func aCardIsAsWideAsItsWidestLabel() {
        let card = added(UIView(frame: .zero))
        let (short, long) = (label("a", in: card), label("bbbbbb", in: card))
        for label in [short, long] {
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5).isActive = true
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5).isActive = true
        }
        NSLayoutConstraint.activate([
            short.topAnchor.constraint(equalTo: card.topAnchor, constant: 5), long.topAnchor.constraint(equalTo: short.bottomAnchor, constant: 5),
            long.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5), card.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            card.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        #expect(frames(card, short, long) == [rect(115, 0, 70, 35), rect(5, 5, 60, 10), rect(5, 20, 60, 10)])
    }

    @Test func scrolledContentIsAsTallAsItNeedsToBe() {
        let scroll = added(UIScrollView(frame: .zero))
        let content = added(UIView(frame: .zero), to: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: box.topAnchor, constant: 50), scroll.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: box.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), content.heightAnchor.constraint(equalToConstant: 400),
        ])
        #expect(frames(scroll, content) == [rect(0, 50, 300, 150), rect(0, 10, 300, 400)])
    }

    @Test func arrangedViewsHaveTheirConstrainedSizes() {
        let (image, text) = (UIView(frame: .zero), UILabel(frame: .zero))
        image.widthAnchor.constraint(equalToConstant: 40).isActive = true
        image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 2).isActive = true
        text.text = "a"
        let stack = added(UIStackView(arrangedSubviews: [image, text]))
        stack.spacing = 10
        stack.alignment = .top
        NSLayoutConstraint.activate([stack.topAnchor.constraint(equalTo: box.topAnchor), stack.leadingAnchor.constraint(equalTo: box.leadingAnchor)])
        #expect(frames(stack) == [rect(0, 0, 60, 80)])
    }
}
