// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Dispatch
import Easel
import Views

extension DispatchQueue {
    /// Runs work and waits for it. Users' code sees it as `sync(execute:)`: a scene runs the work of all queues on the main thread, where Dispatch on Linux
    /// ends the process if it has to wait for the main queue. Work that `async` has enqueued before runs afterward.
    public func _sync<Result>(_ work: () throws -> Result) rethrows -> Result {
        // Linux makes a new object for the main queue each time, so the label identifies it.
        _SceneTime.isOnMainThread && label == DispatchQueue.main.label ? try work() : try sync(execute: work)
    }
}

extension DispatchSemaphore {
    /// Waits for a signal. Users' code sees it as `wait()`: the signal may come from work of a queue, which a scene runs on the same thread.
    public func _wait() { if !DispatchWaits.run(until: { wait(timeout: .now()) == .success }) { wait() } }
    /// Waits for a signal, for some seconds of the scene's time. Users' code sees it as `wait(timeout:)`.
    public func _wait(seconds: Double) -> DispatchTimeoutResult { DispatchWaits.wait(seconds) { wait(timeout: $0) } }
}
extension DispatchGroup {
    /// Waits for the group's work. Users' code sees it as `wait()`: a scene runs that work on the same thread.
    public func _wait() { if !DispatchWaits.run(until: { wait(timeout: .now()) == .success }) { wait() } }
    /// Waits for the group's work, for some seconds of the scene's time. Users' code sees it as `wait(timeout:)`.
    public func _wait(seconds: Double) -> DispatchTimeoutResult { DispatchWaits.wait(seconds) { wait(timeout: $0) } }
}
private enum DispatchWaits {
    /// Runs the scene's work until a condition holds; false if there is no more of it within the time, or on another thread.
    static func run(within seconds: Double = .infinity, until isDone: () -> Bool) -> Bool {
        guard _SceneTime.isOnMainThread else { return false }
        let end = _SceneTime.date.addingTimeInterval(seconds)
        while !isDone() {
            let left = seconds.isFinite ? end.timeIntervalSince(_SceneTime.date) : seconds
            guard MainActor.assumeIsolated({ _SceneTime.runNextWork(within: left) }) else { return false }
        }
        return true
    }

    /// Waits with a function of Dispatch, on the main thread by the scene's clock.
    static func wait(_ seconds: Double, _ wait: (DispatchTime) -> DispatchTimeoutResult) -> DispatchTimeoutResult {
        guard seconds.isFinite else { return run(until: { wait(.now()) == .success }) ? .success : wait(.distantFuture) }
        let seconds = max(0, seconds)
        guard _SceneTime.isOnMainThread else { return wait(.now() + seconds) }
        let end = _SceneTime.date.addingTimeInterval(seconds)
        if run(within: seconds, until: { wait(.now()) == .success }) { return .success }
        _SceneTime.pass(end.timeIntervalSince(_SceneTime.date))
        return wait(.now())
    }
}

/// A source that reports the system's lack of memory, which is never reported.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}
/// A source that reports changes of a file. On Linux, none are reported.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}
extension DispatchSource {
    /// The lack of memory.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }
    public static func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure {
        MemorySource(eventMask, queue: queue)
    }
    public static func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil)
        -> any DispatchSourceFileSystemObject
    { FileSource(eventMask, queue: queue) }
}
/// A source that never has an event. It can be canceled.
private protocol SilentSource: DispatchSourceProtocol {
    var source: any DispatchSourceUserDataAdd { get }
}
extension SilentSource {
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func activate() { source.activate() }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    var handle: UInt { 0 }
    var mask: UInt { 0 }
    var data: UInt { 0 }
    var isCancelled: Bool { source.isCancelled }
}
private final class MemorySource: SilentSource, DispatchSourceMemoryPressure, @unchecked Sendable {
    let source: any DispatchSourceUserDataAdd
    let mask: DispatchSource.MemoryPressureEvent
    init(_ events: DispatchSource.MemoryPressureEvent, queue: DispatchQueue?) {
        (mask, source) = (events, DispatchSource.makeUserDataAddSource(queue: queue))
    }
    // A source that was never started may not be released.
    deinit { source.activate() }
    var data: DispatchSource.MemoryPressureEvent { [] }
}
private final class FileSource: SilentSource, DispatchSourceFileSystemObject, @unchecked Sendable {
    let source: any DispatchSourceUserDataAdd
    let mask: DispatchSource.FileSystemEvent
    init(_ events: DispatchSource.FileSystemEvent, queue: DispatchQueue?) {
        (mask, source) = (events, DispatchSource.makeUserDataAddSource(queue: queue))
    }
    // A source that was never started may not be released.
    deinit { source.activate() }
    var data: DispatchSource.FileSystemEvent { [] }
}
