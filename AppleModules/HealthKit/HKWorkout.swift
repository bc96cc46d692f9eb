// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleCoreLocation
import Foundation

/// A kind of workout.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1
    case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance,
        danceInspiredTraining, elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting,
        lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running,
        sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField,
        traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing,
        downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace,
        wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case swimBikeRun = 82
    case transition
    case other = 3000
}
/// A change during a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
/// A change during a workout.
public final class HKWorkoutEvent: NSObject, Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) { (self.type, self.dateInterval) = (type, dateInterval) }
}
/// A workout.
public final class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    private init(
        _ activityType: HKWorkoutActivityType, _ start: Date, _ end: Date, events: [HKWorkoutEvent]? = nil, duration: TimeInterval? = nil,
        energy: HKQuantity? = nil, distance: HKQuantity? = nil, metadata: [String: Any]? = nil
    ) {
        (workoutActivityType, workoutEvents, self.duration) = (activityType, events, duration ?? end.timeIntervalSince(start))
        (totalEnergyBurned, totalDistance) = (energy, distance)
        super.init(.workoutType(), start, end)
        self.metadata = metadata
    }
    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) { self.init(activityType, start, end) }
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]?
    ) { self.init(activityType, start, end, duration: duration, energy: totalEnergyBurned, distance: totalDistance, metadata: metadata) }
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
        totalDistance: HKQuantity?, metadata: [String: Any]?
    ) { self.init(activityType, start, end, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance, metadata: metadata) }
}

/// The plan of a workout.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() {}
}
/// Where a workout happens.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}
/// Collects the samples of a workout; the store keeps none.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    private let configuration: HKWorkoutConfiguration
    private var dates: (start: Date?, end: Date?)
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) { self.configuration = configuration }
    open var startDate: Date? { dates.start }
    open var endDate: Date? { dates.end }
    open func beginCollection(at startDate: Date) async throws { dates.start = startDate }
    open func endCollection(at endDate: Date) async throws { dates.end = endDate }
    open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        dates.start = startDate
        completion(true, nil)
    }
    open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        dates.end = endDate
        completion(true, nil)
    }
    open func addSamples(_ samples: [HKSample]) async throws {}
    open func addMetadata(_ metadata: [String: Any]) async throws {}
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {}
    open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
        let workout = dates.start.flatMap { start in
            dates.end.map { HKWorkout(activityType: configuration.activityType, start: start, end: $0) }
        }
        completion(workout, nil)
    }
    open func discardWorkout() {}
    open var elapsedTime: TimeInterval { dates.start.map { (dates.end ?? $0).timeIntervalSince($0) } ?? 0 }
    open func elapsedTime(at date: Date) -> TimeInterval { dates.start.map { max(0, date.timeIntervalSince($0)) } ?? 0 }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open var workoutConfiguration: HKWorkoutConfiguration { configuration }
    open func finishWorkout() async throws -> HKWorkout? {
        guard let start = dates.start, let end = dates.end else { return nil }
        return HKWorkout(activityType: configuration.activityType, start: start, end: end)
    }
}
extension HKWorkout {
    public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public var totalFlightsClimbed: HKQuantity? { nil }
    public var totalSwimmingStrokeCount: HKQuantity? { nil }
}
/// The places of a workout.
public final class HKWorkoutRoute: HKSample, @unchecked Sendable {}
/// Makes the route of a workout. Nothing is kept.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {}
    open func insertRouteData(_ routeData: [CLLocation]) async throws {}
    open func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void) {
        completion(nil, HKError(.errorNoData))
    }
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute { throw HKError(.errorNoData) }
}
/// Asks for the places of a route; drawing has no health data.
public final class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    @preconcurrency public init(
        route workoutRoute: HKWorkoutRoute, dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(HKSeriesType.workoutRoute())
    }
    override func run() { handler(self, [], true, nil) }
}
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// The rings of a day. No day has any.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    public override init() {}
    open var activeEnergyBurned: HKQuantity { HKQuantity(unit: .kilocalorie(), doubleValue: 0) }
    open var activeEnergyBurnedGoal: HKQuantity { HKQuantity(unit: .kilocalorie(), doubleValue: 0) }
    open var appleExerciseTime: HKQuantity { HKQuantity(unit: .minute(), doubleValue: 0) }
    open var appleExerciseTimeGoal: HKQuantity { HKQuantity(unit: .minute(), doubleValue: 0) }
    open var appleStandHours: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
    open var appleStandHoursGoal: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
/// Finds the rings of days. It finds none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    public init(predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) {
        self.handler = handler
    }
    override func run() { handler(self, [], nil) }
}
/// Whether the user still has to decide.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
extension HKHealthStore {
    public func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws
        -> HKAuthorizationRequestStatus
    {
        .shouldRequest
    }
    @preconcurrency public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.shouldRequest, nil) }
}
