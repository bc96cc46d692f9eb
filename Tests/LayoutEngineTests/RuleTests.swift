import Geometry
import LayoutEngine
import Testing

struct SpacingTests {
    static let cases: [(ViewSpacing, ViewSpacing, Axis, CGFloat)] = [
        (ViewSpacing(), ViewSpacing(), .horizontal, 8),
        (ViewSpacing(), ViewSpacing(), .vertical, 8),
        (.zero, ViewSpacing(), .vertical, 0),
        (ViewSpacing(), .spacer(along: .horizontal), .horizontal, 0),
        (ViewSpacing(), .spacer(along: .horizontal), .vertical, 8),
        (.text(leading: 3), .text(leading: 5), .vertical, 5),
        (.text(leading: 3), .text(leading: 5), .horizontal, 8),
        (.text(leading: 3), ViewSpacing(), .vertical, 8),
        (ViewSpacing(), .text(leading: 3, toViewAbove: 6), .vertical, 6),
        (.text(leading: 3, toViewBelow: 7), ViewSpacing(), .vertical, 7),
        (ViewSpacing().union(.zero), ViewSpacing(), .horizontal, 0),
        (.text(leading: 3).union(ViewSpacing(), edges: .top), .text(leading: 5), .vertical, 5),
    ]

    @Test(arguments: cases) func spacingsGiveTheDistanceBetweenViews(_ first: ViewSpacing, _ second: ViewSpacing, _ axis: Axis, _ expected: CGFloat) {
        #expect(first.distance(to: second, along: axis) == expected)
    }

    @Test func framesResetTheirAxes() {
        let box = fixed("A", 1, 1)
        box.ownSpacing = .zero
        #expect(box.frame(width: 5).layoutSpacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(box.frame(width: 5).layoutSpacing.distance(to: ViewSpacing(), along: .vertical) == 0)
        #expect(box.frame(maxHeight: 5).layoutSpacing.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(box.padding("", EdgeInsets(4, edges: .bottom)).layoutSpacing.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(spacer("", .vertical).frame(height: 30).layoutSpacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    }
}

struct AlignmentTests {
    @Test func mergesByTheGuidesRule() {
        enum Own: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 1 } }
        let values: [CGFloat?] = [10, nil, 40, 25]
        #expect(HorizontalAlignment.leading.combineExplicit(values) == nil)
        #expect(VerticalAlignment.center.combineExplicit(values) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 10)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 40)
        #expect(HorizontalAlignment(Own.self).combineExplicit(values) == 25)
        #expect(HorizontalAlignment(Own.self).combineExplicit([nil, nil]) == nil)
        #expect(HorizontalAlignment(Own.self) == HorizontalAlignment(Own.self) && HorizontalAlignment(Own.self).key != VerticalAlignment(Own.self).key)
    }

    @Test func defaultsFollowTheSize() {
        let dimensions = ViewDimensions(size: CGSize(width: 30, height: 20))
        #expect(dimensions[.leading] == 0 && dimensions[HorizontalAlignment.center] == 15 && dimensions[.trailing] == 30)
        #expect(dimensions[.firstTextBaseline] == 20 && dimensions[explicit: .top] == nil)
    }

    @Test func secondariesMeetTheGuides() {
        let primary = fixed("A", 50, 50).guide(.top) { _ in 10 }
        let placement = secondaryPlacement(
            of: fixed("B", 80, 30), over: primary, at: ViewSize(CGSize(width: 50, height: 50), proposal: .unspecified), alignment: .top)
        #expect(placement == LayoutPlacement(origin: CGPoint(x: -15, y: 10), proposal: ProposedViewSize(width: 50, height: 50)))
    }
}

struct RoundingTests {
    static let cases: [(CGFloat, CGFloat, [CGFloat])] = [
        (100, 1, [0, 33, 67, 100]), (100, 2, [0, 33.5, 66.5, 100]), (100, 3, [0, 100 / 3, 200 / 3, 100]),
    ]

    @Test(arguments: cases) func thirdsHaveNoGaps(_ width: CGFloat, _ scale: CGFloat, _ edges: [CGFloat]) {
        for index in 0..<3 {
            let rect = CGRect(x: width / 3 * CGFloat(index), y: 0, width: width / 3, height: 1).roundedToPixels(scale: scale)
            #expect(abs(rect.minX - edges[index]) < 1e-9 && abs(rect.maxX - edges[index + 1]) < 1e-9)
        }
    }

    @Test func halvesAreRoundedUp() {
        #expect(CGRect(x: -12.5, y: 50.5, width: 0, height: 0).roundedToPixels(scale: 1).origin == CGPoint(x: -12, y: 51))
        #expect(CGRect.null.roundedToPixels(scale: 1).isNull)
        #expect(CGFloat(10.2).roundedUpToPixel(scale: 2) == 10.5 && CGFloat(10.0001).roundedUpToPixel(scale: 2) == 10)
    }

    /// A row of 90 in a canvas of 200, from right to left.
    @Test func rectsAreMirroredWithinTheirRow() {
        #expect(CGRect(x: 0, y: 0, width: 30, height: 20).mirrored(inWidth: 90) == CGRect(x: 60, y: 0, width: 30, height: 20))
        #expect(CGRect(x: 40, y: 0, width: 50, height: 20).mirrored(inWidth: 90) == CGRect(x: 0, y: 0, width: 50, height: 20))
    }
}

struct LayoutProtocolTests {
    /// Places its first subview only.
    struct Corner: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews.first?.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
            subviews.dropFirst(2).first?.place(at: CGPoint(x: CGFloat.nan, y: 3), proposal: .unspecified)
        }
    }

    @Test func unplacedSubviewsGoToTheMiddle() {
        let children = [fixed("A", 20, 10), fixed("B", 40, 40), fixed("C", 1, 1)]
        let box = Box("L", .container(LayoutBox(Corner(), children: children), children))
        #expect(box.laidOut(100, 100) == "L 0 0 100 100 | A 80 90 20 10 | B 30 30 40 40 | C 0 3 1 1")
    }

    @Test func stacksKnowTheirOrientation() {
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal && VStackLayout.layoutProperties.stackOrientation == .vertical)
        #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    }

    @Test func aStackFollowsItsChildren() {
        let child = fixed("A", 10, 10)
        let container = LayoutBox(HStackLayout(spacing: 4), children: [child, fixed("B", 10, 10)])
        #expect(container.sizeThatFits(.unspecified).width == 24)
        container.layout.spacing = 6
        #expect(container.sizeThatFits(.unspecified).width == 26)
        container.setChildren([child])
        #expect(container.sizeThatFits(.unspecified).width == 10)
    }

    /// Nested stacks make only a few proposals per view, regardless of the depth.
    @Test(arguments: [2, 4, 6]) func measuringStaysLinear(_ depth: Int) {
        func tree(_ level: Int) -> Box {
            if level == 0 { return color("") }
            let children = (0..<3).map { _ in tree(level - 1) }
            return level.isMultiple(of: 2) ? hstack("", children) : vstack("", children)
        }
        let root = tree(depth)
        _ = root.laidOut(1000, 1000)
        func largestCount(_ box: Box) -> Int {
            guard case .container(_, let children) = box.kind else { return box.measureCount }
            return max(box.measureCount, children.map(largestCount).max() ?? 0)
        }
        #expect(largestCount(root) <= 9)
    }

    /// The shortest length of a child is measured only if it decides about the order.
    @Test func shortestLengthsAreMeasuredIfTheyMatter() {
        final class Log { var proposals: [CGFloat?] = [] }
        func child(_ shortest: CGFloat, _ longest: CGFloat) -> (box: Box, log: Log) {
            let log = Log()
            let rule = { (proposal: ProposedViewSize) in
                log.proposals.append(proposal.width)
                return CGSize(width: min(max(proposal.width ?? longest, shortest), longest), height: 10)
            }
            return (Box("", .leaf(rule)), log)
        }
        /// Returns the last proposals.
        func widths(_ children: [(box: Box, log: Log)], _ width: CGFloat) -> [CGFloat?] {
            _ = LayoutBox(HStackLayout(spacing: 0), children: children.map(\.box)).sizeThatFits(ProposedViewSize(width: width, height: 10))
            return children.map { $0.log.proposals.last ?? nil }
        }
        let (text, filler) = (child(10, 40), child(5, .infinity))
        #expect(widths([filler, text], 100) == [60, 50])
        #expect(text.log.proposals == [.infinity, 50] && filler.log.proposals == [.infinity, 60])
        // Of two, the one with the larger minimum is first.
        #expect(widths([child(0, .infinity), child(80, .infinity)], 100) == [20, 50])
        // The less flexible of two is first.
        #expect(widths([child(0, 60), child(50, 60), child(0, .infinity)], 100) == [25, 33.333333333333336, 25])
        // A child that is always infinite is inflexible, and so the first one.
        #expect(widths([child(10, 60), child(.infinity, .infinity)], 100).first == 0)
    }
}
