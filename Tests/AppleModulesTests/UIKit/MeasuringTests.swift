import AppleUIKit
import Easel
import Testing
import Views

/// The sizes that views of UIKit report.
@MainActor
struct MeasuringTests {
    /// A label as teams write badges.
    private final class Badge: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 16, height: 20)
        }
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func labelsMeasureTheirText() {
        let size = label("Hello").intrinsicContentSize
        #expect(size.width > 30 && size.width < 60 && size.height > 18 && size.height < 24)
        #expect(label("Hello").sizeThatFits(CGSize(width: 10, height: 10)) == size)
        let long = label("A text of several words in two lines", lines: 0)
        let wrapped = long.sizeThatFits(CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
        #expect(wrapped.width <= 160 && wrapped.height > 2 * size.height - 4 && wrapped.height < 3 * size.height)
        long.frame.size.width = 160
        long.sizeToFit()
        #expect(long.frame.size == wrapped)
        let badge = Badge()
        badge.text = "Hello"
        #expect(badge.intrinsicContentSize == CGSize(width: size.width + 16, height: 20))
    }

    @Test func viewsWithoutContentHaveNoIntrinsicSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
    }

    @Test func constraintsGiveTheFittingSize() {
        let (view, text) = (UIView(), label("Hello"))
        view.addSubview(text)
        text.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8), text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 4), text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
        ])
        let natural = text.intrinsicContentSize
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: natural.width + 16, height: natural.height + 8))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: natural.height + 8))
    }

    @Test func hostingControllersMeasureTheirRootView() {
        let controller = UIHostingController(
            rootView: HStack {
                Color.red.frame(width: 20, height: 10)
                Spacer()
            }.padding(5))
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)) == CGSize(width: 300, height: 20))
        #expect(controller.sizeThatFits(in: CGSize(width: 10, height: 10)).height == 20)
        let fixed = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
        #expect(fixed.view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(fixed.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 10))
    }

    @Test func alertsHaveASystemsWidth() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        #expect(alert.view.intrinsicContentSize.width == 270)
        #expect(alert.view.intrinsicContentSize.height > 80)
    }

    @Test func windowsShowTheirRootController() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        window.rootViewController = UIHostingController(rootView: Color.red)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        #expect(image.pixmap.pixels == Array(repeating: 0xFFFF_3B30, count: 8))
    }
}
