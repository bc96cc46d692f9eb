import Dispatch
import Foundation
import OpenCombine

/// A time on the scene's clock, for Combine's operators.
public struct _SceneTime: Strideable, Hashable, Sendable {
    /// Seconds since the scene's start.
    public var seconds: Double

    public func distance(to other: _SceneTime) -> Stride { Stride(seconds: other.seconds - seconds) }
    public func advanced(by stride: Stride) -> _SceneTime { _SceneTime(seconds: seconds + stride.seconds) }

    /// A span of the scene's clock: `.seconds(1)`, `.milliseconds(250)`, or a number of seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Sendable {
        public var seconds: Double

        init(seconds: Double) { self.seconds = seconds }
        public init(_ timeInterval: Double) { seconds = timeInterval }
        public init(integerLiteral value: Double) { seconds = value }
        public init(floatLiteral value: Double) { seconds = value }
        public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }

        public var magnitude: Double { abs(seconds) }
        public var timeInterval: Double { seconds }
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds + rhs.seconds) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds - rhs.seconds) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds * rhs.seconds) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs.seconds += rhs.seconds }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs.seconds -= rhs.seconds }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs.seconds *= rhs.seconds }

        public static func seconds(_ value: Int) -> Stride { Stride(seconds: Double(value)) }
        public static func seconds(_ value: Double) -> Stride { Stride(seconds: value) }
        public static func milliseconds(_ value: Int) -> Stride { Stride(seconds: Double(value) / 1e3) }
        public static func microseconds(_ value: Int) -> Stride { Stride(seconds: Double(value) / 1e6) }
        public static func nanoseconds(_ value: Int) -> Stride { Stride(seconds: Double(value) / 1e9) }
    }
}

/// One of Apple's schedulers, run on the scene's clock, so that a view that waits a second is drawn immediately.
///
/// All run loops and queues are equivalent to the main one, where views live.
public protocol _SceneScheduler: Scheduler where SchedulerTimeType == _SceneTime, SchedulerOptions == Never {}

extension _SceneScheduler {
    /// The scene's time; on other threads 0, because times that they ask for count from the moment at which the main actor learns of them.
    public var now: _SceneTime { .now }
    public var minimumTolerance: _SceneTime.Stride { .seconds(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: minimumTolerance, options: options, action)
    }

    public func schedule(after date: _SceneTime, tolerance: _SceneTime.Stride, options: Never?, _ action: @escaping () -> Void) {
        _ = SceneTimer(at: date.seconds, every: nil, action)
    }

    public func schedule(
        after date: _SceneTime, interval: _SceneTime.Stride, tolerance: _SceneTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        SceneTimer(at: date.seconds, every: interval.seconds, action)
    }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler, _SceneScheduler {}
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Scheduler, _SceneScheduler {}
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler, _SceneScheduler {}

/// A request to the scene's clock that can be canceled, on any thread.
private final class SceneTimer: Cancellable, @unchecked Sendable {
    @MainActor private weak var clock: SceneClock?
    @MainActor private var id: Int?
    @MainActor private var isCanceled = false

    /// - Parameter due: the scene's time; on other threads than the main one, seconds from now.
    init(at due: Double, every interval: Double?, _ action: @escaping () -> Void) {
        let box = ActionBox(action: action)
        let isOnMain = MainThread.isCurrent
        MainThread.run { [self] in
            guard !isCanceled else { return }
            guard let clock = SceneClock.current else { return box.action() }
            self.clock = clock
            id = clock.schedule(at: isOnMain ? due : clock.now + due, every: interval, box.action)
        }
    }

    func cancel() {
        MainThread.run { [self] in
            isCanceled = true
            if let id { clock?.cancel(id) }
        }
    }
}

/// Carries an action to the main actor, where it was made.
private struct ActionBox: @unchecked Sendable {
    let action: () -> Void
}

extension Timer {
    /// Publishes the time at intervals on the scene's clock; connect it manually or with `autoconnect()`.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: Never? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// Publishes the scene's date at intervals.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// In seconds.
        public let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }
        /// Creates a publisher on the scene's clock, whatever the loop.
        public convenience init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: Never? = nil) {
            self.init(interval: interval)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { subject.subscribe(subscriber) }

        public func connect() -> any Cancellable {
            let subject = subject
            let start = RunLoop.main.now.seconds
            return SceneTimer(at: start + interval, every: interval) {
                subject.send(_SceneTime.date)
            }
        }
    }
}

/// Runs an action when a publisher emits a value.
struct _PublisherModifier<P: Publisher>: RenderModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func makeRenderNode(around child: RenderNode, owner: _Node) -> PublisherRenderNode<P> {
        PublisherRenderNode(owner: owner, child: child, modifier: self)
    }
    func updateRenderNode(_ node: PublisherRenderNode<P>) { node.action = action }
}

final class PublisherRenderNode<P: Publisher>: WrapperRenderNode where P.Failure == Never {
    var action: (P.Output) -> Void
    private var subscription: AnyCancellable?
    override var name: String { "onReceive" }

    init(owner: _Node, child: RenderNode, modifier: _PublisherModifier<P>) {
        action = modifier.action
        super.init(owner: owner, child: child)
        subscription = modifier.publisher.sink { [weak self] value in
            let box = ActionBox { self?.action(value) }
            MainThread.run { box.action() }
        }
    }
}

extension View {
    /// Runs an action for each value of a publisher while the view exists.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never {
        modifier(_PublisherModifier(publisher: publisher, action: action))
    }
}
