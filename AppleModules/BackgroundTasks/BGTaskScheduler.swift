import Foundation

/// Runs tasks in the background. There is no background: requests are accepted, and no task runs.
public final class BGTaskScheduler: NSObject, Sendable {
    /// The reason why a request is refused.
    public struct Error: Swift.Error {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted
        }
        public let code: Code
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }
    public static let shared = BGTaskScheduler()
    @discardableResult
    @preconcurrency public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        true
    }
    public func submit(_ taskRequest: BGTaskRequest) throws {}
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    public func cancelAllTaskRequests() {}
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    @preconcurrency public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
/// A task in the background.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier = ""
    public var expirationHandler: (() -> Void)?
    public func setTaskCompleted(success: Bool) {}
}
/// A short task.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long task.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
/// Asks for a task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public var earliestBeginDate: Date?
    public init(identifier: String) { self.identifier = identifier }
}
/// Asks for a short task.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}
/// Asks for a long task.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false
}
/// A request for work that continues after the app was left. No task runs.
public final class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether a request that can't run at once waits.
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }
    /// The parts of the system that a task uses.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let gpu = Resources(rawValue: 1)
    }
    public let title: String
    public let subtitle: String
    public var strategy = SubmissionStrategy.queue
    public var requiredResources: Resources = []
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(identifier: identifier)
    }
}
/// Whether an error has a code, for `catch BGTaskScheduler.Error.unavailable`.
public func ~= (code: BGTaskScheduler.Error.Code, error: any Error) -> Bool { (error as? BGTaskScheduler.Error)?.code == code }
