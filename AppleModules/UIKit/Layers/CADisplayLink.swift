import AppleFoundation
import Easel
import Foundation
import Views

/// A timer for each frame of the screen: 60 times in a second of the scene's clock, unless code prefers another rate. So a simulation has the same course at
/// any frame rate of the output.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
    // As on Apple's systems, the link keeps its target until it ends.
    private nonisolated(unsafe) var target: Any?
    private nonisolated let selector: Selector
    private var (isAdded, isEnded) = (false, false)
    /// The number of the present course of calls, which begins with each change of the rate.
    private var course = 0

    nonisolated public init(target: Any, selector sel: Selector) {
        selector = sel
        super.init()
        unsafe self.target = target
    }

    open var isPaused = false { didSet { if isPaused != oldValue { begin() } } }
    /// The number of calls in a second; 0 for that of the screen.
    open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { begin() } } }
    open var preferredFrameRateRange = CAFrameRateRange.default { didSet { if preferredFrameRateRange != oldValue { begin() } } }
    /// The seconds between two frames of the screen.
    open var duration: CFTimeInterval { 1 / 60 }
    /// The time of the last call, in seconds of the scene's clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next call.
    open var targetTimestamp: CFTimeInterval { timestamp + 1 / rate }

    private var rate: Double {
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 { return Double(min(preferred, 120)) }
        if preferredFrameRateRange.maximum > 0 { return Double(min(preferredFrameRateRange.maximum, 60)) }
        return preferredFramesPerSecond > 0 ? Double(min(preferredFramesPerSecond, 120)) : 60
    }

    /// Begins the calls. All run loops and modes are those of the scene's clock.
    nonisolated open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        MainThread.run { [self] in
            guard !isAdded else { return }
            isAdded = true
            begin()
        }
    }
    nonisolated open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        MainThread.run { [self] in
            isAdded = false
            begin()
        }
    }
    nonisolated open func invalidate() {
        MainThread.run { [self] in
            (isAdded, isEnded) = (false, true)
            unsafe target = nil
            begin()
        }
    }

    /// Begins a new course of calls, unless the link rests.
    private func begin() {
        course += 1
        guard isAdded, !isPaused, !isEnded, _SceneTime.isRunning, !_SceneTime.isStill else { return }
        let now = _SceneTime.now.seconds
        if timestamp == 0 { timestamp = now }
        request(1, from: now, course: course)
    }

    /// - Parameter number: that of the call in its course. Counting has no sum of rounding errors.
    private func request(_ number: Int, from start: Double, course: Int) {
        let time = start + Double(number) / rate
        LayerClock.run(after: time - _SceneTime.now.seconds) { [self] in
            MainActor.assumeIsolated {
                guard course == self.course else { return }
                timestamp = time
                request(number + 1, from: start, course: course)
                unsafe selector.send(to: target, self)
            }
        }
    }
}
