extension ProgramBuilder {
    /// The name of the file with `clock`.
    static let clockFile = "EaselClock.swift"

    /// Declarations that are compiled together with the user's files. In a module, its own declarations take precedence over imported ones, so these replace
    /// the calls of Foundation and Dispatch that read the time or wait. Declarations of another module could not do that. They are `nonisolated`, also where the
    /// module's own declarations belong to the main actor, and `@usableFromInline`, so that public functions can use them in default arguments. Those with
    /// `@Sendable` closures are `@preconcurrency`, like Apple's, so that a closure that changes an object of the main actor is a warning before Swift 6.
    static let clock = """
        public import Dispatch
        public import Foundation
        public import FoundationNetworking
        import SwiftUI

        nonisolated extension Date {
            @usableFromInline init() { self = SwiftUI._SceneTime.date }
            @usableFromInline init(timeIntervalSinceNow interval: TimeInterval) { self = SwiftUI._SceneTime.date.addingTimeInterval(interval) }
            @usableFromInline static var now: Date { SwiftUI._SceneTime.date }
            @usableFromInline var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SwiftUI._SceneTime.date) }
        }

        nonisolated extension Calendar {
            @usableFromInline func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: SwiftUI._SceneTime.date) }
            @usableFromInline func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }
            @usableFromInline func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

            private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
                self.date(byAdding: .day, value: days, to: SwiftUI._SceneTime.date).map { isDate(date, inSameDayAs: $0) } ?? false
            }
        }

        nonisolated extension ProcessInfo {
            @usableFromInline var systemUptime: TimeInterval { Double(SwiftUI._SceneTime.dispatchTime.uptimeNanoseconds) / 1e9 }
        }

        nonisolated extension DispatchTime {
            @usableFromInline static func now() -> DispatchTime { SwiftUI._SceneTime.dispatchTime }

            fileprivate var secondsFromNow: Double {
                if self == .distantFuture { return .infinity }
                return (Double(uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)) / 1e9
            }
        }

        nonisolated extension DispatchSemaphore {
            @usableFromInline func wait() { _wait() }
            @discardableResult
            @usableFromInline func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(seconds: timeout.secondsFromNow) }
        }

        nonisolated extension DispatchGroup {
            @usableFromInline func wait() { _wait() }
            @discardableResult
            @usableFromInline func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(seconds: timeout.secondsFromNow) }
        }

        nonisolated extension DispatchQueue {
            @usableFromInline func sync(execute block: () -> Void) { _sync(block) }
            @usableFromInline func sync<T>(execute work: () throws -> T) rethrows -> T { try _sync(work) }

            @preconcurrency @usableFromInline func async(
                group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                group?.enter()
                SwiftUI._SceneTime.perform(on: self, after: 0) {
                    work()
                    // Work that has slept leaves the group later.
                    SwiftUI._SceneTime.perform(on: self, after: 0) { group?.leave() }
                }
            }

            @usableFromInline func async(execute work: DispatchWorkItem) {
                nonisolated(unsafe) let work = work
                SwiftUI._SceneTime.perform(on: self, after: 0) { work.perform() }
            }

            @usableFromInline func async(group: DispatchGroup, execute work: DispatchWorkItem) {
                nonisolated(unsafe) let work = work
                async(group: group) { work.perform() }
            }

            @preconcurrency @usableFromInline func asyncAfter(
                deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                execute work: @escaping @Sendable @convention(block) () -> Void
            ) {
                SwiftUI._SceneTime.perform(on: self, after: deadline.secondsFromNow) { work() }
            }

            @preconcurrency @usableFromInline func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
                SwiftUI._SceneTime.perform(on: self, after: deadline.secondsFromNow) { work() }
            }

            @usableFromInline func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
                nonisolated(unsafe) let work = work
                SwiftUI._SceneTime.perform(on: self, after: deadline.secondsFromNow) { work.perform() }
            }
        }

        nonisolated extension DispatchGroup {
            @usableFromInline func notify(
                qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
                execute work: @escaping @convention(block) () -> Void
            ) {
                notify(queue: queue, execute: work)
            }

            @usableFromInline func notify(queue: DispatchQueue, execute work: @escaping @convention(block) () -> Void) {
                nonisolated(unsafe) let item = DispatchWorkItem(block: work)
                notify(queue: .main, work: DispatchWorkItem { SwiftUI._SceneTime.perform(on: queue, after: 0) { item.perform() } })
            }
        }

        nonisolated extension Timer {
            @preconcurrency @usableFromInline convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
                self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
            }

            @discardableResult
            @preconcurrency @usableFromInline static func scheduledTimer(
                withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
            ) -> Timer {
                let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
                SwiftUI._SceneTime.schedule(timer)
                return timer
            }
        }

        nonisolated extension RunLoop {
            @usableFromInline func add(_ timer: Timer, forMode mode: RunLoop.Mode) { SwiftUI._SceneTime.schedule(timer) }
            @preconcurrency @usableFromInline func perform(_ block: @escaping @Sendable () -> Void) { SwiftUI._SceneTime.perform(on: .main, after: 0, block) }
            @preconcurrency @usableFromInline func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
                SwiftUI._SceneTime.perform(on: .main, after: 0, block)
            }
        }

        nonisolated extension Thread {
            @usableFromInline static func sleep(forTimeInterval interval: TimeInterval) { SwiftUI._SceneTime.pass(interval) }
            @usableFromInline static func sleep(until date: Date) { SwiftUI._SceneTime.pass(date.timeIntervalSinceNow) }
            // The main actor's code need not run on the first thread.
            @usableFromInline static var isMainThread: Bool { SwiftUI._SceneTime.isOnMainThread }
            @usableFromInline var isMainThread: Bool { self === Thread.current && SwiftUI._SceneTime.isOnMainThread }
        }

        nonisolated extension OperationQueue {
            @usableFromInline static var current: OperationQueue? { SwiftUI._SceneTime.operationQueue }
        }

        nonisolated extension NotificationCenter {
            @discardableResult
            @preconcurrency @usableFromInline func addObserver(
                forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
            ) -> any NSObjectProtocol {
                SwiftUI._SceneTime.observe(name, from: self, object: obj, on: queue, block)
            }
        }

        // Linux has no setter.
        nonisolated extension FoundationNetworking.URLSessionConfiguration {
            @usableFromInline var waitsForConnectivity: Bool {
                get { false }
                set {}
            }
        }

        @discardableResult
        @usableFromInline nonisolated func sleep(_ seconds: UInt32) -> UInt32 {
            SwiftUI._SceneTime.pass(Double(seconds))
            return 0
        }

        @discardableResult
        @usableFromInline nonisolated func usleep(_ microseconds: UInt32) -> Int32 {
            SwiftUI._SceneTime.pass(Double(microseconds) / 1e6)
            return 0
        }

        """ + random

    /// The declarations that replace others, most complete first: later texts omit declarations that the source itself may have.
    ///
    /// `keepsTime` is true if the text includes those for dates, queues, and random numbers.
    static let replacements: [(text: String, keepsTime: Bool)] = [
        (clock + bundle + rewriting, true), (clock + rewriting, true), (imports + bundle + rewriting, false), (rewriting, false),
    ]

    private static let imports = "public import Foundation\nimport SwiftUI\n"
}
