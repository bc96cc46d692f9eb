import Geometry
import LayoutEngine
import Testing

private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let mid = VerticalAlignment(Mid.self)
}

/// An example of a rule in Documentation/Semantics: a tree of boxes and their rects.
struct Example: CustomTestStringConvertible, Sendable {
    let rule: String
    let canvas: (CGFloat, CGFloat)
    let view: @Sendable () -> Box
    let expected: String

    init(_ rule: String, _ width: CGFloat, _ height: CGFloat, _ view: @escaping @Sendable () -> Box, _ expected: String) {
        self.rule = rule
        canvas = (width, height)
        self.view = view
        self.expected = expected
    }

    var testDescription: String { rule }
}

struct LayoutExampleTests {
    @Test(arguments: [stacks, alignments, wrappers].flatMap { $0 }) func exampleHasItsRects(_ example: Example) {
        #expect(example.view().laidOut(example.canvas.0, example.canvas.1) == example.expected)
    }

    static let stacks: [Example] = [
        Example(
            "Flexible views share an HStack's width equally; without a spacing they are 8 points apart", 200, 100, { hstack("S", [color("A"), color("B")]) },
            "S 0 0 200 100 | A 0 0 96 100 | B 104 0 96 100"),
        Example(
            "Flexible views share the width that a fixed one leaves", 200, 100,
            { hstack("S", .center, 0, [color("A"), color("B").frame(width: 50), color("C")]) },
            "S 0 0 200 100 | A 0 0 75 100 | B 75 0 50 100 | C 125 0 75 100"),
        Example(
            "A stack offers space to its least flexible children first: fixed, then limited, then unlimited", 300, 100,
            { hstack("S", [color("A").frame(width: 100, height: 40), color("B").frame(minWidth: 0, maxWidth: 80), color("C")]) },
            "S 0 0 300 100 | A 0 30 100 40 | B 108 0 80 100 | C 196 0 104 100"),
        Example(
            "A child whose minimum exceeds its share makes the stack overflow; earlier children keep their share", 150, 100,
            { hstack("S", .center, 0, [color("A").frame(maxWidth: 100), color("B").frame(minWidth: 100)]) },
            "S -12.5 0 175 100 | A -12.5 0 75 100 | B 62.5 0 100 100"),
        Example(
            "A Spacer takes the rest of the row, without spacing beside it", 200, 50,
            { hstack("S", [fixed("A", 40, 20), spacer("P", .horizontal), fixed("B", 40, 20)]) },
            "S 0 15 200 20 | A 0 15 40 20 | P 40 25 120 0 | B 160 15 40 20"),
        Example(
            "A Spacer's minLength is respected before flexible views get space", 100, 50,
            { hstack("S", [fixed("A", 40, 20), spacer("P", .horizontal, 30), color("B").frame(height: 20)]) },
            "S 0 15 100 20 | A 0 15 40 20 | P 40 25 30 0 | B 70 15 30 20"),
        Example(
            "Of two Spacers, the one with the larger minimum is sized first", 100, 20,
            { hstack("S", .center, 0, [spacer("P", .horizontal, 0), fixed("A", 20, 20), spacer("Q", .horizontal, 50)]) },
            "S 0 0 100 20 | P 0 10 30 0 | A 30 0 20 20 | Q 50 10 50 0"),
        Example(
            "A child of higher priority gets everything but the minimums of the others", 200, 100,
            { hstack("S", .center, 0, [color("A").frame(minWidth: 50), color("B").priority(1), color("C").frame(width: 30)]) },
            "S 0 0 200 100 | A 0 0 50 100 | B 50 0 120 100 | C 170 0 30 100"),
        Example(
            "Children of the highest priority share the space; the rest goes to the next group", 200, 100,
            { hstack("S", .center, 10, [color("A").priority(1), color("B").frame(maxWidth: 60).priority(1), color("C")]) },
            "S 0 0 200 100 | A 0 0 120 100 | B 130 0 60 100 | C 200 0 0 100"),
        Example(
            "A child of negative priority gets its minimum and no more", 100, 100,
            { vstack("S", .center, 0, [color("A").frame(height: 30), color("B").frame(minHeight: 20).priority(-1), color("C")]) },
            "S 0 0 100 100 | A 0 0 100 30 | B 0 30 100 20 | C 0 50 100 50"),
        Example(
            "A stack of fixed vertical size is as high as its highest fixed child; flexible children fill that", 200, 100,
            { hstack("S", [color("A"), fixed("B", 30, 40)]).wrapped(FixedSizeLayout(horizontal: false, vertical: true)) },
            "S 0 30 200 40 | A 0 30 162 40 | B 170 30 30 40"),
        Example(
            "Where spacing alone exceeds the width, children get zero and the stack overflows evenly", 50, 50,
            { hstack("S", .center, 20, [color("A"), color("B"), color("C"), color("D")]) },
            "S -5 0 60 50 | A -5 0 0 50 | B 15 0 0 50 | C 35 0 0 50 | D 55 0 0 50"),
        Example(
            "Space that capped children do not take goes to the others", 300, 50,
            { hstack("S", .center, 0, [color("A").frame(maxWidth: 40), color("B").frame(maxWidth: 100), color("C")]) },
            "S 0 0 300 50 | A 0 0 40 50 | B 40 0 100 50 | C 140 0 160 50"),
        Example(
            "An empty stack separates its neighbors with zero spacing", 200, 50, { hstack("S", [fixed("A", 20, 20), vstack("V", []), fixed("B", 20, 20)]) },
            "S 80 15 40 20 | A 80 15 20 20 | V 100 25 0 0 | B 100 15 20 20"),
    ]

    static let alignments: [Example] = [
        Example(
            "Leading edges are aligned in a VStack, which is as wide as its widest child", 200, 200,
            { vstack("S", .leading, 10, [fixed("A", 100, 20), fixed("B", 60, 30), fixed("C", 40, 10)]) },
            "S 50 60 100 80 | A 50 60 100 20 | B 50 90 60 30 | C 50 130 40 10"),
        Example(
            "Explicit guides move children and widen the stack", 200, 200,
            {
                vstack(
                    "S", .leading, 0, [fixed("A", 100, 20), fixed("B", 60, 20).guide(.leading) { _ in -30 }, fixed("C", 40, 20).guide(.leading) { $0.width }])
            }, "S 30 70 140 60 | A 70 70 100 20 | B 100 90 60 20 | C 30 110 40 20"),
        Example(
            "Guides outside of all children still count: the guide's position belongs to the stack's extent", 200, 200,
            { vstack("S", .leading, 0, [fixed("A", 100, 20).guide(.leading) { _ in -50 }, fixed("B", 60, 20).guide(.leading) { _ in -50 }]) },
            "S 25 80 150 40 | A 75 80 100 20 | B 75 100 60 20"),
        Example(
            "A nested stack merges the explicit values of a custom guide by their mean", 200, 200,
            {
                hstack(
                    "S", .mid, 0,
                    [
                        fixed("A", 50, 100),
                        vstack("V", .center, 0, [fixed("B", 40, 20).guide(.mid) { $0.height / 2 }, fixed("C", 40, 40).guide(.mid) { $0.height / 2 }]),
                    ])
            }, "S 55 50 90 100 | A 55 50 50 100 | V 105 75 40 60 | B 105 75 40 20 | C 105 95 40 40"),
        Example(
            "An explicit value of a built-in guide does not leave the stack that contains the view", 200, 200,
            { hstack("S", .top, 0, [fixed("A", 50, 100), vstack("V", .center, 0, [fixed("B", 40, 20).guide(.top) { _ in -30 }, fixed("C", 40, 20)])]) },
            "S 55 50 90 100 | A 55 50 50 100 | V 105 50 40 40 | B 105 50 40 20 | C 105 70 40 20"),
        Example(
            "An explicit value of a built-in guide passes through a wrapper around one view", 200, 200,
            { hstack("S", .top, 0, [fixed("A", 50, 60), fixed("B", 40, 20).guide(.top) { _ in -30 }.padding("P", EdgeInsets(5))]) },
            "S 50 70 100 60 | A 50 70 50 60 | P 100 95 50 30 | B 105 100 40 20"),
        Example(
            "A ZStack is the union of its children, aligned at the bottom trailing corner", 200, 200,
            { zstack("Z", .bottomTrailing, [fixed("A", 100, 80), fixed("B", 30, 120), fixed("C", 20, 20)]) },
            "Z 50 40 100 120 | A 50 80 100 80 | B 120 40 30 120 | C 130 140 20 20"),
        Example(
            "Explicit guides move children and extend the union", 200, 200,
            { zstack("Z", .topLeading, [fixed("A", 100, 100), fixed("B", 40, 40).guide(.leading) { _ in -80 }.guide(.top) { _ in 20 }]) },
            "Z 40 40 120 120 | A 40 60 100 100 | B 120 40 40 40"),
        Example(
            "Only the children of the highest priority determine a ZStack's size", 200, 200,
            { zstack("Z", [fixed("A", 100, 100), fixed("B", 40, 60).priority(1)]) }, "Z 80 70 40 60 | A 50 50 100 100 | B 80 70 40 60"),
        Example(
            "A flexible child of lower priority fills the size of the one with the highest", 200, 200,
            { zstack("Z", [color("A"), fixed("B", 40, 60).priority(1)]) }, "Z 80 70 40 60 | A 80 70 40 60 | B 80 70 40 60"),
    ]

    static let wrappers: [Example] = [
        Example(
            "A frame with only a minimum takes the proposed width, even where its child is larger", 200, 100, { fixed("I", 300, 20).frame("O", minWidth: 100) },
            "O 0 40 200 20 | I -50 40 300 20"),
        Example(
            "A frame with only a maximum grows to it", 200, 200, { fixed("I", 40, 20).frame("O", maxWidth: 100, maxHeight: 50) },
            "O 50 75 100 50 | I 80 90 40 20"),
        Example(
            "A frame whose maximum exceeds the proposal takes the proposal and aligns its child", 80, 200,
            { fixed("I", 40, 20).frame("O", maxWidth: 100, alignment: .trailing) }, "O 0 90 80 20 | I 40 90 40 20"),
        Example(
            "With fixedSize a frame has its ideal width", 200, 200,
            { color("A").frame(minWidth: 50, idealWidth: 120, maxWidth: 300).wrapped(FixedSizeLayout()) }, "A 40 95 120 10"),
        Example(
            "A wide ratio that fits is as wide as the proposal", 200, 150, { color("A").wrapped(AspectRatioLayout(2, contentMode: .fit)) }, "A 0 25 200 100"),
        Example(
            "A ratio that fills covers the proposal and overflows it", 200, 150, { color("A").wrapped(AspectRatioLayout(2, contentMode: .fill)) },
            "A -50 0 300 150"),
        Example(
            "A ratio that fills takes the only proposed length", 200, 150,
            { color("A").wrapped(AspectRatioLayout(2, contentMode: .fill)).wrapped(FixedSizeLayout(horizontal: false, vertical: true)) }, "A 0 25 200 100"),
        Example(
            "position takes the proposal and centers its child at the point", 200, 200,
            { fixed("A", 40, 20).wrapped(PositionLayout(CGPoint(x: 50, y: 60)), "P") }, "P 0 0 200 200 | A 30 50 40 20"),
        Example("A minimum and a maximum clamp the proposal", 30, 50, { color("A").frame(minWidth: 50, maxWidth: 100) }, "A -10 0 50 50"),
        Example(
            "Negative padding offers a flexible view more than the proposal", 200, 200, { color("A").padding("P", EdgeInsets(-10)) },
            "P 0 0 200 200 | A -10 -10 220 220"),
        Example(
            "At its ideal size, a frame with an infinite maximum is as wide as its child", 200, 200,
            { color("A").frame(maxWidth: .infinity).wrapped(FixedSizeLayout()) }, "A 95 95 10 10"),
    ]
}
