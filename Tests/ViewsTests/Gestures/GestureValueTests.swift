import Geometry
import Testing

@testable import Views

/// Gestures made with initializers rather than modifiers, and the sets that limit them.
@MainActor
struct GestureValueTests {
    private final class Log { var lines: [String] = [] }

    private func tap(_ view: some View, times: Int = 1) throws {
        let graph = host(view)
        for index in 0..<times {
            graph.step(to: Double(index) * 0.1)
            try graph.tap(.point(CGPoint(x: 100, y: 100)))
        }
        graph.step(to: 3)
    }

    @Test func gesturesCombine() throws {
        let log = Log()
        let one = TapGesture().onEnded { log.lines.append("one") }
        let two = TapGesture(count: 2).onEnded { log.lines.append("two") }
        try tap(Color.red.gesture(SimultaneousGesture(one, TapGesture().onEnded { log.lines.append("other") })))
        #expect(log.lines.sorted() == ["one", "other"])
        log.lines = []
        try tap(Color.red.gesture(ExclusiveGesture(two, one)))
        #expect(log.lines == ["one"])
        log.lines = []
        try tap(Color.red.gesture(ExclusiveGesture(two, one)), times: 2)
        #expect(log.lines == ["two"])
        log.lines = []
        try tap(Color.red.gesture(SequenceGesture(one, TapGesture().onEnded { log.lines.append("then") })), times: 2)
        #expect(log.lines == ["one", "then"])
        log.lines = []
        try tap(Color.red.gesture(AnyGesture(TapGesture()).onEnded { log.lines.append("any") }))
        #expect(log.lines == ["any"])
    }

    @Test func masksLimitGestures() throws {
        for (mask, expected) in [(GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, [])] {
            let log = Log()
            try tap(
                Color.red.onTapGesture { log.lines.append("inner") }
                    .gesture(TapGesture().onEnded { log.lines.append("outer") }, including: mask))
            #expect(log.lines == expected)
        }
        #expect(GestureMask(rawValue: 3) == .all && ContentShapeKinds(rawValue: 1) == .interaction)
    }

    @Test func gesturesWithModifierKeysAreNotRecognized() throws {
        let log = Log()
        try tap(Color.red.gesture(TapGesture().modifiers(.command).onEnded { log.lines.append("command") }))
        #expect(log.lines.isEmpty)
        try tap(Color.red.gesture(TapGesture().modifiers([]).onEnded { log.lines.append("none") }))
        #expect(log.lines == ["none"])
    }

    @Test func aTapTellsItsPlace() throws {
        let log = Log()
        let gesture = SpatialTapGesture(count: 1, coordinateSpace: .named("space")).onEnded { log.lines.append("\($0.location.x) \($0.location.y)") }
        try tap(Color.red.gesture(gesture).padding(10).coordinateSpace(.named("space")))
        let local = SpatialTapGesture(coordinateSpace: .local).onEnded { log.lines.append("\($0.location.x) \($0.location.y)") }
        try tap(Color.red.gesture(local).padding(10))
        #expect(log.lines == ["100.0 100.0", "90.0 90.0"])
    }

    private struct Grouped: View {
        @Namespace private var space
        let make: (Namespace.ID) -> [HoverEffectGroup]
        let log: (([HoverEffectGroup]) -> Void)
        var body: some View {
            let _ = log(make(space))
            Color.clear
        }
    }

    @Test func groupsOfHoverEffectsKeepTheirParts() throws {
        var groups: [HoverEffectGroup] = []
        _ = host(
            Grouped(
                make: { space in
                    let group = HoverEffectGroup(id: "a", in: space)
                    return [
                        group, HoverEffectGroup(group, behavior: .followsGroup), group.behavior(.ignoresGroup), HoverEffectGroup(id: "b", in: space),
                    ]
                }, log: { groups = $0 }))
        #expect(groups.map(\.activates) == [true, false, false, true] && groups.map(\.follows) == [true, true, false, true])
        #expect(groups.map { $0.isSame(as: groups[0]) } == [true, true, true, false])
    }
}
