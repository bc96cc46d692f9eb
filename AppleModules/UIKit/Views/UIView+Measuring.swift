import Easel
import Views

extension UIView {
    /// The intrinsic size of a view without content.
    static let noIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// Whether the view's own class has content with a size. Constraints alone don't give a view an intrinsic size.
    var measuresContent: Bool { type(of: self) != UIView.self && !OwnDrawing.isPossible(self) && hasNaturalSize }

    /// The intrinsic size that a user's class gives the view; `noIntrinsicSize` for other classes, whose contents are measured within their constraints.
    var ownIntrinsicSize: CGSize {
        guard !_typeName(type(of: self)).hasPrefix("AppleUIKit.") else { return Self.noIntrinsicSize }
        let size = intrinsicContentSize
        return measuresContent && size == pictureSize(.unspecified) ? Self.noIntrinsicSize : size
    }

    /// Returns the size of the content within a size. A text of one line, an image, and a control have the same one everywhere.
    func contentSize(within size: CGSize) -> CGSize? {
        guard measuresContent else { return nil }
        let isFixed = (self as? UILabel)?.numberOfLines == 1 || self is UIControl || self is UIImageView
        return pictureSize(isFixed ? .unspecified : ProposedViewSize(fitting: size))
    }

    /// Returns the size of the view's drawing for a proposal; nil if Easel can't draw the view.
    func pictureSize(_ proposal: ProposedViewSize) -> CGSize? {
        LayerTimeline.measuring { picture().map { Self.size(of: $0, proposal) } }
    }

    /// Returns the size of a view of SwiftUI for a proposal.
    static func size(of picture: AnyView, _ proposal: ProposedViewSize) -> CGSize {
        let renderer = ImageRenderer(content: picture)
        renderer.scale = UIScreen.main.scale
        renderer.proposedSize = proposal
        return renderer.contentSize
    }
}

extension ProposedViewSize {
    /// Creates a proposal from a size of UIKit: 0 and lengths beyond any screen leave a dimension open.
    init(fitting size: CGSize) {
        func length(_ value: CGFloat) -> CGFloat? { value > 0 && value < 1_000_000 ? value : nil }
        self.init(width: length(size.width), height: length(size.height))
    }
}

extension CGSize {
    /// Returns the size with another one's lengths where it is infinite.
    func limited(to size: CGSize) -> CGSize { CGSize(width: width.isFinite ? width : size.width, height: height.isFinite ? height : size.height) }
}
