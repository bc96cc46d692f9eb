import AppleManagedSettings
import Foundation

/// The name of a watched activity.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The times at which an activity is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
    public let intervalStart: DateComponents
    public let intervalEnd: DateComponents
    public let repeats: Bool
    public let warningTime: DateComponents?
    public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil) {
        (self.intervalStart, self.intervalEnd, self.repeats, self.warningTime) = (intervalStart, intervalEnd, repeats, warningTime)
    }
    public var nextInterval: DateInterval? { nil }
}
/// A limit of use.
public struct DeviceActivityEvent: Hashable, Sendable {
    /// A limit's name.
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let applications: Set<ApplicationToken>
    public let categories: Set<ActivityCategoryToken>
    public let webDomains: Set<WebDomainToken>
    public let threshold: DateComponents
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [],
        threshold: DateComponents
    ) { (self.applications, self.categories, self.webDomains, self.threshold) = (applications, categories, webDomains, threshold) }
}
/// Watches activities. It keeps them, and nothing is watched.
open class DeviceActivityCenter: @unchecked Sendable {
    private var schedules: [DeviceActivityName: DeviceActivitySchedule] = [:]
    public init() {}
    open var activities: [DeviceActivityName] { schedules.keys.sorted { $0.rawValue < $1.rawValue } }
    open func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule, events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws { schedules[activity] = schedule }
    open func stopMonitoring(_ activities: [DeviceActivityName] = []) {
        for activity in activities.isEmpty ? self.activities : activities { schedules[activity] = nil }
    }
    open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { schedules[activity] }
}
/// Reacts to watched activities. It is never called.
open class DeviceActivityMonitor: @unchecked Sendable {
    public init() {}
    open func intervalDidStart(for activity: DeviceActivityName) {}
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName) {}
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
}
