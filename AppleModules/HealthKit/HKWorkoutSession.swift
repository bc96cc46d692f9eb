// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// The state of a workout that is under way.
public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running, ended, paused, prepared, stopped
}
/// The device on which a workout is under way.
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }
/// Follows a workout.
public protocol HKWorkoutSessionDelegate: AnyObject {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
}
extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) {}
}
/// A workout that is under way. It has a state and collects no data.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    private let store: HKHealthStore
    private var builder: HKLiveWorkoutBuilder?
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    open private(set) var state = HKWorkoutSessionState.notStarted
    open private(set) var startDate: Date?
    open private(set) var endDate: Date?
    open var type: HKWorkoutSessionType { .primary }
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: startDate ?? Date(), end: endDate, metadata: nil)
    }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws { (store, workoutConfiguration) = (healthStore, configuration) }

    /// The builder that belongs to the workout.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        let builder = builder ?? HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
        builder.workoutSession = self
        self.builder = builder
        return builder
    }

    private func change(to new: HKWorkoutSessionState, _ date: Date? = nil) {
        let old = state
        guard new != old, old != .ended else { return }
        state = new
        delegate?.workoutSession(self, didChangeTo: new, from: old, date: date ?? Date())
    }
    open func prepare() { change(to: .prepared) }
    open func startActivity(with date: Date?) {
        startDate = date ?? Date()
        change(to: .running, date)
    }
    open func stopActivity(with date: Date?) {
        endDate = date ?? Date()
        change(to: .stopped, date)
    }
    open func end() {
        endDate = endDate ?? Date()
        change(to: .ended)
    }
    open func pause() { change(to: .paused) }
    open func resume() { change(to: .running) }
    open func beginNewActivity(configuration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?) {}
    open func endCurrentActivity(on date: Date) {}
    /// Does nothing: there is no other device.
    open func startMirroringToCompanionDevice() async throws {}
    open func stopMirroringToCompanionDevice() async throws {}
    open func sendToRemoteWorkoutSession(data: Data) async throws {}
}
/// The data that a builder collects from sensors, which don't exist here.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    open private(set) var typesToCollect: Set<HKQuantityType> = []
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) { typesToCollect.insert(quantityType) }
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}
/// Follows the data of a workout.
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}
extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}
/// Collects the data of a workout that is under way. No sensor measures any.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open internal(set) weak var workoutSession: HKWorkoutSession?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open var currentWorkoutActivity: HKWorkoutActivity? { workoutSession?.currentActivity }
}
/// A part of a workout.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?
    public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?) {
        (self.workoutConfiguration, self.startDate, self.endDate, self.metadata) = (workoutConfiguration, startDate, endDate, metadata)
    }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var duration: TimeInterval { endDate.map { $0.timeIntervalSince(startDate) } ?? 0 }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
extension HKWorkout {
    public var workoutActivities: [HKWorkoutActivity] { [] }
}
extension HKHealthStore {
    /// Throws an error: there is no watch.
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw HKError(.errorNoData) }
    @preconcurrency public func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorNoData))
    }
    public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { nil }
    @preconcurrency public func recoverActiveWorkoutSession(completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void) { completion(nil, nil) }
}
