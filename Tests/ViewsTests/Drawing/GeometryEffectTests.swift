import Foundation
import Testing

@testable import Views

/// Documentation/Semantics/Drawing.md#transforms.
@MainActor struct GeometryEffectTests {
    /// Numbers calculated manually: a view of 100 by 50, rotated by 60° about its vertical center axis, seen from a distance of 100.
    /// x' = x cos 60°, z' = -x sin 60°, both over w = 1 - z'/100, relative to the center.
    @Test func aTurnPutsPointsWhereTheMatrixSays() {
        let effect = _Rotation3DEffect(angle: .degrees(60), axis: SIMD3(0, 5, 0), anchor: .center, anchorZ: 0, perspective: 1)
        let transform = effect.effectValue(size: CGSize(width: 100, height: 50))
        let w = 1 + 50 * 3.0.squareRoot() / 2 / 100
        let corner = CGPoint(x: 100, y: 50).applying(transform)
        #expect(abs(corner.x - (50 + 25 / w)) < 1e-9)
        #expect(abs(corner.y - (25 + 25 / w)) < 1e-9)
        let middle = CGPoint(x: 50, y: 25).applying(transform)
        #expect(abs(middle.x - 50) < 1e-9 && abs(middle.y - 25) < 1e-9)
        // The left side moves nearer.
        #expect(CGPoint.zero.applying(transform).y < 0)
    }

    /// A rotation by 60° of a view of 100 by 100, and the expected position of a point.
    struct Turn: Sendable {
        var axis: SIMD3<Double>
        var anchor = UnitPoint.center
        var anchorZ: CGFloat = 0
        var perspective: CGFloat = 1
        var point: CGPoint
        var expected: CGPoint
    }

    /// How far the perspective moves the end of a view that is turned by 60 degrees.
    private nonisolated static let near: CGFloat = 25 / (1 + 0.75.squareRoot() / 2)

    nonisolated static let turns: [Turn] = [
        // About the x axis, the top moves away.
        Turn(axis: SIMD3(1, 0, 0), point: CGPoint(x: 50, y: 0), expected: CGPoint(x: 50, y: 50 - near)),
        // Without perspective: a shorter view.
        Turn(axis: SIMD3(1, 0, 0), perspective: 0, point: CGPoint(x: 50, y: 0), expected: CGPoint(x: 50, y: 25)),
        // About the z axis, it is a rotation in the plane: from the top to the right.
        Turn(axis: SIMD3(0, 0, 1), point: CGPoint(x: 50, y: 0), expected: CGPoint(x: 50 + 50 * 0.75.squareRoot(), y: 25)),
        // About the upper edge, that edge stays fixed.
        Turn(axis: SIMD3(1, 0, 0), anchor: .top, point: CGPoint(x: 10, y: 0), expected: CGPoint(x: 10, y: 0)),
        // An axis 50 points in front: the center swings by 50 sin 60° to the left, from 50 behind the axis to 25 behind it, so 25 nearer.
        Turn(axis: SIMD3(0, 1, 0), anchorZ: 50, point: CGPoint(x: 50, y: 50), expected: CGPoint(x: 50 - 50 * 0.75.squareRoot() / 0.75, y: 50)),
        // No axis, no rotation.
        Turn(axis: SIMD3(0, 0, 0), point: CGPoint(x: 3, y: 4), expected: CGPoint(x: 3, y: 4)),
    ]

    @Test(arguments: turns)
    func axesAnchorsAndPerspective(turn: Turn) {
        let effect = _Rotation3DEffect(angle: .degrees(60), axis: turn.axis, anchor: turn.anchor, anchorZ: turn.anchorZ, perspective: turn.perspective)
        let result = turn.point.applying(effect.effectValue(size: CGSize(width: 100, height: 100)))
        #expect(abs(result.x - turn.expected.x) < 1e-9 && abs(result.y - turn.expected.y) < 1e-9, "\(result)")
    }

    /// A card of 100 by 100 in the center of 200 by 200, rotated about its left edge by 60°: its right edge appears at 50 + 50/(1 + 0.866).
    private struct Card: View {
        @State var taps = 0
        @State var frame = CGRect.zero
        var body: some View {
            Color.green.frame(width: 100, height: 100)
                .overlay { GeometryReader { proxy in Color.clear.onAppear { frame = proxy.frame(in: .global) } } }
                .onTapGesture { taps += 1 }
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
                .overlay {
                    Text("\(taps) \(Int(saturating: frame.minX)) \(Int(saturating: frame.maxX)) \(Int(saturating: frame.minY)) \(Int(saturating: frame.maxY))")
                        .allowsHitTesting(false)
                }
        }
    }

    @Test func tapsAndFramesGoThroughPerspective() throws {
        let graph = host(Card())
        let right = 50 + 50 / (1 + 0.75.squareRoot())
        #expect(Int(saturating: right) == 76)
        // The right side is farther away, so the box is as high as its left side.
        #expect(graph.texts == ["0 50 76 50 150"])
        try graph.tap(.point(CGPoint(x: right - 1, y: 100)))
        graph.settle()
        #expect(graph.texts == ["1 50 76 50 150"])
        for point in [CGPoint(x: right + 1, y: 100), CGPoint(x: 140, y: 100), CGPoint(x: right - 1, y: 52)] {
            #expect(throws: EventError.self) { try graph.tap(.point(point)) }
        }
    }

    struct Skew: GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
        }
    }
    private struct Skewed: View {
        let isIgnored: Bool
        @State var isOn = false
        @State var x: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
                if isIgnored { part.modifier(Skew(amount: isOn ? 2 : 1).ignoredByLayout()) } else { part.modifier(Skew(amount: isOn ? 2 : 1)) }
                Text("\(Int(saturating: x))").frame(width: 200)
            }
        }
        var part: some View {
            Color.red.frame(width: 20, height: 20).overlay {
                GeometryReader { proxy in Color.clear.preference(key: X.self, value: proxy.frame(in: .global).minX) }
            }
            .onPreferenceChange(X.self) { x = $0 }
        }
    }
    private struct X: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    @Test func ownEffectsMoveAndAreSeenByFrames() throws {
        let graph = host(Skewed(isIgnored: false))
        #expect(graph.texts == ["go", "110"])
        try graph.press("go")
        // Geometry readers see the frames of the final values.
        #expect(graph.texts == ["go", "130"])
        graph.step(to: 0.5)
        let transforms = graph.drawn.compactMap { if case .group(.transform(let t), _) = $0 { t.tx } else { nil } }
        #expect(transforms == [30])
    }

    @Test func effectsThatLayoutIgnoresAreOnlyDrawn() throws {
        let graph = host(Skewed(isIgnored: true))
        #expect(graph.texts == ["go", "90"])
        let transforms = graph.drawn.compactMap { if case .group(.transform(let t), _) = $0 { t.tx } else { nil } }
        #expect(transforms == [20])
    }

    @Test func projectionEffectsStartAtTheCorner() {
        var transform = ProjectionTransform()
        transform.m13 = 0.01
        let list = host(Color.red.frame(width: 100, height: 100).projectionEffect(transform)).displayList()
        guard case .group(.projection(let seen), _) = list.items.first else {
            Issue.record("\(list)")
            return
        }
        #expect(CGPoint(x: 50, y: 50).applying(seen) == CGPoint(x: 50, y: 50))
        let far = CGPoint(x: 150, y: 150).applying(seen)
        #expect(abs(far.x - 100) < 1e-9 && abs(far.y - 100) < 1e-9)
    }
}
