import Foundation
import Geometry
import Motion
import Testing

@testable import Views

/// Values that describe scrolling and coordinate spaces.
@MainActor
struct ScrollValueTests {
    @Test func positionsKeepTheirTargets() {
        #expect(ScrollPosition(id: 3).viewID(type: Int.self) == 3 && ScrollPosition(id: 3).viewID(type: String.self) == nil)
        #expect(ScrollPosition(edge: .bottom).edge == .bottom && ScrollPosition(edge: .bottom).point == nil && ScrollPosition().edge == nil)
        #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2) && ScrollPosition(x: 1, y: 2).point == CGPoint(x: 1, y: 2))
        #expect(ScrollPosition(x: 1).x == 1 && ScrollPosition(x: 1).y == nil && ScrollPosition(y: 2).y == 2 && ScrollPosition(y: 2).x == nil)
        var position = ScrollPosition()
        position.scrollTo(id: "a", anchor: .top)
        #expect(position.viewID(type: String.self) == "a")
        position.scrollTo(edge: .leading)
        #expect(position.edge == .leading)
        position.scrollTo(point: CGPoint(x: 5, y: 6))
        #expect(position.point == CGPoint(x: 5, y: 6))
        position.scrollTo(x: 7, y: 8)
        #expect(position.point == CGPoint(x: 7, y: 8))
        position.scrollTo(x: 9)
        #expect(position.x == 9 && position.y == nil)
        position.scrollTo(y: 10)
        #expect(position.y == 10 && position.x == nil && !position.isPositionedByUser)
    }

    @Test func geometriesHaveAVisibleRect() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 30, height: 40),
            contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            containerSize: CGSize(width: 10, height: 20))
        #expect(geometry.visibleRect == CGRect(x: 1, y: 2, width: 10, height: 20) && geometry.bounds == geometry.visibleRect)
        #expect(geometry.contentSize == CGSize(width: 30, height: 40) && geometry.contentInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func onlyARestingScrollViewDoesNotScroll() {
        #expect(!ScrollPhase.idle.isScrolling)
        for phase in [ScrollPhase.tracking, .interacting, .decelerating, .animating] { #expect(phase.isScrolling) }
    }

    @Test func transitionsKeepTheirModes() {
        func curve(_ configuration: ScrollTransitionConfiguration) -> Double? {
            if case .interactive(let curve) = configuration.mode { curve.value(at: 0.25) } else { nil }
        }
        #expect(curve(.interactive) == 0.25 && curve(.interactive(timingCurve: .easeIn)).map { $0 < 0.2 } == true && curve(.animated) == nil)
        func animation(_ configuration: ScrollTransitionConfiguration) -> Animation? {
            if case .animated(let animation) = configuration.mode { animation } else { nil }
        }
        #expect(
            animation(.animated(.linear(duration: 3))) == .linear(duration: 3)
                && animation(.interactive.animation(.linear(duration: 2))) == .linear(duration: 2))
        #expect(animation(.identity) == nil && curve(.identity) == nil)
        typealias Threshold = ScrollTransitionConfiguration.Threshold
        func numbers(_ threshold: Threshold) -> [Double] { [threshold.share, Double(threshold.inset)] }
        #expect(numbers(ScrollTransitionConfiguration.interactive.threshold(.centered).limit) == [2, 0])
        #expect(numbers(.visible(0.3).inset(by: 5)) == [0.3, 5])
        #expect(numbers(.visible(0).interpolated(towards: .visible(1).inset(by: 8), amount: 0.5)) == [0.5, 4])
    }

    @Test func spacesKnowWhichOnesTheyAre() {
        #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.local.isGlobal && CoordinateSpace.local.isLocal && !CoordinateSpace.named("a").isLocal)
        #expect(CoordinateSpace.named("a") == .named(AnyHashable("a")) && NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
        #expect(LocalCoordinateSpace.local.coordinateSpace == .local && GlobalCoordinateSpace.global.coordinateSpace == .global)
    }

    @Test func schedulesHaveTheirDates() {
        let start = Date(timeIntervalSinceReferenceDate: 90)
        func seconds(_ dates: some Sequence<Date>) -> [Double] { dates.prefix(3).map(\.timeIntervalSinceReferenceDate) }
        #expect(seconds(PeriodicTimelineSchedule(from: start, by: 20).entries(from: start, mode: .normal)) == [90, 110, 130])
        #expect(seconds(PeriodicTimelineSchedule.periodic(from: start, by: 20).entries(from: start + 25, mode: .normal)) == [110, 130, 150])
        #expect(seconds(EveryMinuteTimelineSchedule.everyMinute.entries(from: start, mode: .normal)) == [60, 120, 180])
        #expect(seconds(ExplicitTimelineSchedule([start, start + 1]).entries(from: start, mode: .normal)) == [90, 91])
        #expect(seconds(ExplicitTimelineSchedule.explicit([start + 2]).entries(from: start, mode: .normal)) == [92])
        #expect(seconds(AnimationTimelineSchedule(minimumInterval: 2).entries(from: start, mode: .normal)) == [90, 92, 94])
        #expect(seconds(AnimationTimelineSchedule(minimumInterval: 2, paused: true).entries(from: start, mode: .normal)) == [90])
        #expect(seconds(AnimationTimelineSchedule.animation(minimumInterval: 3).entries(from: start, mode: .normal)) == [90, 93, 96])
        #expect(AnimationTimelineSchedule.animation.isEveryFrame && !AnimationTimelineSchedule.animation(paused: true).isEveryFrame)
    }
}
