// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// The store of data about health. There is no such data: permission stays undetermined, and queries find nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}
    public class func isHealthDataAvailable() -> Bool { true }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Returns immediately, without a permission.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {}
    open func execute(_ query: HKQuery) { query.run() }
    open func stop(_ query: HKQuery) {}
    @preconcurrency open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(true, nil) }
    @preconcurrency open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func save(_ object: HKObject) async throws {}
    open func save(_ objects: [HKObject]) async throws {}
    @preconcurrency open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func delete(_ object: HKObject) async throws {}
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorNoData) }
    @preconcurrency open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
}
/// The user's decision.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// The frequency at which an app receives new data.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}
/// A fact about the user.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// A fact about the user.
public final class HKBiologicalSexObject: NSObject, Sendable { public var biologicalSex: HKBiologicalSex { .notSet } }
/// The reason why a request failed.
public struct HKError: Error {
    public enum Code: Int, Sendable {
        case unknownError, noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded, errorBackgroundWorkoutSessionNotAllowed
    }
    public static var errorNoData: Code { .errorNoData }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
extension HKError.Code {
    /// Whether an error has the code, as in `catch HKError.errorNoData`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

/// The rule by which a predicate takes samples.
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// The options for sums of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// A query, which finds nothing.
open class HKQuery: NSObject, @unchecked Sendable {
    /// The kind of the objects that the query finds, if it has one.
    public private(set) var objectType: HKObjectType?
    public private(set) var predicate: NSPredicate?
    init(_ type: HKObjectType? = nil, _ predicate: NSPredicate? = nil) { (objectType, self.predicate) = (type, predicate) }
    var sampleKind: HKSampleType? { objectType as? HKSampleType }
    func run() {}
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForWorkouts(with operatorType: _ComparisonOperator, duration: TimeInterval) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForWorkouts(with operatorType: _ComparisonOperator, totalEnergyBurned: HKQuantity) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForCategorySamples(with operatorType: _ComparisonOperator, value: Int) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForQuantitySamples(with operatorType: _ComparisonOperator, quantity: HKQuantity) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { NSPredicate(value: true) }
    public class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    public class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate(value: true)
    }
}
/// Asks for samples.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    @preconcurrency public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [_NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        super.init(sampleType, predicate)
    }
    override func run() { handler(self, [], nil) }
}
/// Asks for changes.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) { super.init(sampleType, predicate) }
}
/// Tells the system that an app has treated new data.
public typealias HKObserverQueryCompletionHandler = () -> Void
/// Asks for new samples.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// A closure that receives the query, the new samples, the deleted objects, the next anchor, and an error.
    public typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    private let handler: Handler
    public var updateHandler: Handler?
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Handler) {
        handler = resultsHandler
        super.init(type, predicate)
    }
    override func run() { handler(self, [], [], nil, nil) }
}
/// The last sample that an app knows.
public final class HKQueryAnchor: NSObject, Sendable {}
/// Asks for sums.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    @preconcurrency public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }
    override func run() { handler(self, nil, HKError(.errorNoData)) }
}
/// Asks for the sums of several days.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    @preconcurrency public var initialResultsHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    @preconcurrency public var statisticsUpdateHandler: (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
        intervalComponents: DateComponents
    ) { super.init(quantityType, quantitySamplePredicate) }
    override func run() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}
/// The sums of a time.
public final class HKStatistics: NSObject, Sendable {
    public var startDate: Date { .distantPast }
    public var endDate: Date { .distantPast }
    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func minimumQuantity() -> HKQuantity? { nil }
    public func maximumQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantity() -> HKQuantity? { nil }
}
/// The sums of several days.
public final class HKStatisticsCollection: NSObject, Sendable {
    public func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {}
    public func statistics() -> [HKStatistics] { [] }
    public func statistics(for date: Date) -> HKStatistics? { nil }
    public func sources() -> Set<HKSource> { [] }
}
/// A sample that was deleted.
public final class HKDeletedObject: NSObject, Sendable {
    override init() {}
    public var uuid: UUID { UUID() }
    public var metadata: [String: Any]? { nil }
}
/// A comparison of two values: `NSComparisonPredicate.Operator`, which Linux lacks.
public enum _ComparisonOperator: UInt, Sendable { case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo }
