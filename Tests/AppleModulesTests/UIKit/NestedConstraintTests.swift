import AppleUIKit
import Easel
import Testing

@testable import Views

/// Constraints between views at different depths. The box is 300 points wide and 200 points tall.
@MainActor @Suite struct NestedConstraintTests {
    private let box = UIView(frame: .zero)

    private func added<V: UIView>(_ view: V, to other: UIView? = nil) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        (other ?? box).addSubview(view)
        return view
    }
    private func frames(_ views: UIView...) -> [CGRect] {
        _ = AppleModuleGraph.make(Shown(view: box))
        return views.map(\.frame)
    }
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    @Test func aBarIsAsTallAsTheDistanceOfItsContentsFromTheEdgeRequires() {
        let list = added(UIView(frame: .zero))
        let bar = added(UIView(frame: .zero))
        let field = added(UIView(frame: .zero), to: bar)
        let text = added(UIView(frame: .zero), to: field)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: box.topAnchor), list.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: box.trailingAnchor), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: box.leadingAnchor), bar.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8), field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: field.topAnchor, constant: 5), text.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: -5),
            text.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -10), text.heightAnchor.constraint(equalToConstant: 20),
            text.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -30),
        ])
        #expect(frames(list, bar, field, text) == [rect(0, 0, 300, 137), rect(0, 137, 300, 63), rect(16, 8, 268, 30), rect(10, 5, 248, 20)])
    }

    @Test func viewsInsideOfTwoViewsLineUp() {
        let (a, b) = (added(UIView(frame: .zero)), added(UIView(frame: .zero)))
        let (first, second) = (added(UIView(frame: .zero), to: a), added(UIView(frame: .zero), to: b))
        for (view, top) in [(a, 0), (b, 100)] {
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: CGFloat(top)).isActive = true
            view.widthAnchor.constraint(equalToConstant: 200).isActive = true
            view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
        a.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        b.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
        for view in [first, second] {
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.topAnchor.constraint(equalTo: view === first ? a.topAnchor : b.topAnchor).isActive = true
        }
        let place = first.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 120)
        NSLayoutConstraint.activate([
            place, first.widthAnchor.constraint(equalToConstant: 30),
            second.leadingAnchor.constraint(equalTo: first.leadingAnchor), second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
        ])
        #expect(frames(first, second) == [rect(120, 0, 30, 10), rect(20, 0, 60, 10)])
        // The frames follow a change of a constraint's constant.
        place.constant = 150
        #expect(frames(second) == [rect(50, 0, 60, 10)])
    }

    @Test func stacksOnTheWayArrangeTheirViews() {
        let stack = added(UIStackView())
        let (row, tail) = (UIView(frame: .zero), UIView(frame: .zero))
        for view in [row, tail] { stack.addArrangedSubview(view) }
        stack.axis = .vertical
        stack.spacing = 4
        let mark = added(UIView(frame: .zero), to: row)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: box.topAnchor), stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: box.trailingAnchor), tail.heightAnchor.constraint(equalToConstant: 6),
            mark.topAnchor.constraint(equalTo: row.topAnchor), mark.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            mark.centerXAnchor.constraint(equalTo: box.centerXAnchor), mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
        ])
        #expect(frames(stack, row, tail, mark) == [rect(0, 0, 300, 60), rect(0, 0, 300, 50), rect(0, 54, 300, 6), rect(145, 0, 10, 50)])
    }

    @Test func contentOfAnEffectIsPlacedInTheEffect() {
        let effect = added(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
        let part = added(UIView(frame: .zero), to: effect.contentView)
        NSLayoutConstraint.activate([
            effect.topAnchor.constraint(equalTo: box.topAnchor), effect.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            part.topAnchor.constraint(equalTo: effect.topAnchor, constant: 5), part.bottomAnchor.constraint(equalTo: effect.bottomAnchor, constant: -5),
            part.leadingAnchor.constraint(equalTo: effect.leadingAnchor, constant: 7),
            part.trailingAnchor.constraint(equalTo: effect.trailingAnchor, constant: -7),
            part.widthAnchor.constraint(equalToConstant: 80), part.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(frames(effect, part) == [rect(10, 0, 94, 30), rect(7, 5, 80, 20)])
    }

    @Test func marginsAreThoseOfTheView() {
        let view = added(UIView(frame: .zero))
        box.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        box.addConstraints([
            NSLayoutConstraint(item: view, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .leadingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .equal, toItem: box, attribute: .trailingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: box, attribute: .topMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 9),
        ])
        #expect(frames(view) == [rect(20, 1, 240, 9)])
    }

    @Test func contentAsWideAsAViewAroundItsScrollViewIsAsTallAsItNeedsToBe() {
        let controller = UIViewController()
        let scroll = added(UIScrollView(frame: .zero), to: controller.view)
        let content = added(UIView(frame: .zero), to: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: controller.view.topAnchor), scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: controller.view.widthAnchor), content.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
        _ = AppleModuleGraph.make(ShownController(controller: controller))
        #expect(content.frame == rect(0, 16, 300, 40))
    }

    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
}
