import AppleHealthKit
import Foundation

// Plans of workouts are kept in memory. There is no watch to which they are sent.

/// The end of a step or a workout.
public enum WorkoutGoal: Hashable, Sendable {
    case open
    case distance(Double, UnitLength)
    case time(Double, UnitDuration)
    case energy(Double, UnitEnergy)
    case poolSwimDistanceWithTime(Measurement<UnitLength>, Measurement<UnitDuration>)
}
/// A hint during a workout.
public protocol WorkoutAlert: Hashable, Sendable {}
/// The value that an alert watches.
public enum WorkoutAlertMetric: Int, Hashable, Sendable { case average, current, countdown, hold }
/// A heart rate within limits.
public struct HeartRateRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitFrequency>>
    public init(target: ClosedRange<Measurement<UnitFrequency>>) { self.target = target }
}
/// A zone of heart rates.
public struct HeartRateZoneAlert: WorkoutAlert {
    public let zone: Int
    public init(zone: Int) { self.zone = zone }
}
/// A speed within limits.
public struct SpeedRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitSpeed>>
    public let metric: WorkoutAlertMetric
    public init(target: ClosedRange<Measurement<UnitSpeed>>, metric: WorkoutAlertMetric = .current) { (self.target, self.metric) = (target, metric) }
}
/// A speed.
public struct SpeedThresholdAlert: WorkoutAlert {
    public let target: Measurement<UnitSpeed>
    public let metric: WorkoutAlertMetric
    public init(target: Measurement<UnitSpeed>, metric: WorkoutAlertMetric = .current) { (self.target, self.metric) = (target, metric) }
}
/// A power within limits.
public struct PowerRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitPower>>
    public init(target: ClosedRange<Measurement<UnitPower>>) { self.target = target }
}
/// A zone of powers.
public struct PowerZoneAlert: WorkoutAlert {
    public let zone: Int
    public init(zone: Int) { self.zone = zone }
}
/// A cadence within limits.
public struct CadenceRangeAlert: WorkoutAlert {
    public let target: ClosedRange<Measurement<UnitFrequency>>
    public init(target: ClosedRange<Measurement<UnitFrequency>>) { self.target = target }
}
extension WorkoutAlert where Self == HeartRateRangeAlert {
    public static func heartRate(_ target: ClosedRange<Double>) -> HeartRateRangeAlert {
        let beats = UnitFrequency(symbol: "count/min", converter: UnitConverterLinear(coefficient: 1 / 60))
        return HeartRateRangeAlert(target: Measurement(value: target.lowerBound, unit: beats)...Measurement(value: target.upperBound, unit: beats))
    }
}
extension WorkoutAlert where Self == HeartRateZoneAlert {
    public static func heartRate(zone: Int) -> HeartRateZoneAlert { HeartRateZoneAlert(zone: zone) }
}
extension WorkoutAlert where Self == PowerZoneAlert {
    public static func power(zone: Int) -> PowerZoneAlert { PowerZoneAlert(zone: zone) }
}
extension WorkoutAlert where Self == SpeedRangeAlert {
    public static func speed(_ target: ClosedRange<Double>, unit: UnitSpeed, metric: WorkoutAlertMetric = .current) -> SpeedRangeAlert {
        SpeedRangeAlert(target: Measurement(value: target.lowerBound, unit: unit)...Measurement(value: target.upperBound, unit: unit), metric: metric)
    }
}

/// A part of a workout.
public struct WorkoutStep: Hashable, Sendable {
    public var goal: WorkoutGoal
    public var alert: (any WorkoutAlert)?
    public var displayName: String?
    public init(goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil, displayName: String? = nil) {
        (self.goal, self.alert, self.displayName) = (goal, alert, displayName)
    }
    public static func == (lhs: WorkoutStep, rhs: WorkoutStep) -> Bool {
        lhs.goal == rhs.goal && lhs.alert.map { AnyHashable($0) } == rhs.alert.map { AnyHashable($0) } && lhs.displayName == rhs.displayName
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(goal)
        hasher.combine(displayName)
    }
}
/// A part of a repeated block.
public struct IntervalStep: Hashable, Sendable {
    /// Whether the part is effort or rest.
    public enum Purpose: Hashable, Sendable { case work, recovery }
    public var purpose: Purpose
    public var step: WorkoutStep
    public init(_ purpose: Purpose, step: WorkoutStep = WorkoutStep()) { (self.purpose, self.step) = (purpose, step) }
    public init(_ purpose: Purpose, goal: WorkoutGoal, alert: (any WorkoutAlert)? = nil) {
        self.init(purpose, step: WorkoutStep(goal: goal, alert: alert))
    }
}
/// Steps that are repeated.
public struct IntervalBlock: Hashable, Sendable {
    public var steps: [IntervalStep]
    public var iterations: Int
    public init(steps: [IntervalStep] = [], iterations: Int = 1) { (self.steps, self.iterations) = (steps, iterations) }
}
/// A workout of steps.
public struct CustomWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var displayName: String?
    public var warmup: WorkoutStep?
    public var blocks: [IntervalBlock]
    public var cooldown: WorkoutStep?
    public init(
        activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, displayName: String? = nil, warmup: WorkoutStep? = nil,
        blocks: [IntervalBlock] = [], cooldown: WorkoutStep? = nil
    ) {
        (self.activity, self.location, self.displayName) = (activity, location, displayName)
        (self.warmup, self.blocks, self.cooldown) = (warmup, blocks, cooldown)
    }
    public static func supportsActivity(_ activity: HKWorkoutActivityType) -> Bool { true }
    public static func supportsGoal(_ goal: WorkoutGoal, activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown) -> Bool { true }
    public static func supportsAlert(_ alert: any WorkoutAlert, activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown) -> Bool {
        true
    }
}
/// A workout with one goal.
public struct SingleGoalWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var goal: WorkoutGoal
    public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, goal: WorkoutGoal) {
        (self.activity, self.location, self.goal) = (activity, location, goal)
    }
    public static func supportsGoal(_ goal: WorkoutGoal, activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown) -> Bool { true }
}
/// A workout with a distance in a time.
public struct PacerWorkout: Hashable, Sendable {
    public var activity: HKWorkoutActivityType
    public var location: HKWorkoutSessionLocationType
    public var distance: Measurement<UnitLength>
    public var time: Measurement<UnitDuration>
    public init(
        activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown, distance: Measurement<UnitLength>, time: Measurement<UnitDuration>
    ) { (self.activity, self.location, self.distance, self.time) = (activity, location, distance, time) }
}
/// A workout that is planned.
public struct WorkoutPlan: Hashable, Sendable, Identifiable {
    /// The kinds of workouts.
    public enum Workout: Hashable, Sendable {
        case custom(CustomWorkout)
        case goal(SingleGoalWorkout)
        case pacer(PacerWorkout)
    }
    public let id: UUID
    public let workout: Workout
    public init(_ workout: Workout, id: UUID = UUID()) { (self.workout, self.id) = (workout, id) }
}
/// A plan with a date.
public struct ScheduledWorkoutPlan: Hashable, Sendable {
    public let plan: WorkoutPlan
    public let date: DateComponents
    public let complete: Bool
    public init(_ plan: WorkoutPlan, date: DateComponents) { (self.plan, self.date, complete) = (plan, date, false) }
}
/// Keeps plans for a watch. The permission stays undetermined.
public final class WorkoutScheduler: Sendable {
    /// The user's permission.
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, restricted, denied, authorized }
    public static let shared = WorkoutScheduler()
    public static var isSupported: Bool { false }
    public static var maxAllowedScheduledWorkoutCount: Int { 50 }
    private let plans = PlanBox()
    public var authorizationState: AuthorizationState { get async { .notDetermined } }
    public func requestAuthorization() async -> AuthorizationState { .notDetermined }
    public var scheduledWorkouts: [ScheduledWorkoutPlan] { get async { await plans.plans } }
    public func schedule(_ plan: WorkoutPlan, at date: DateComponents) async { await plans.add(ScheduledWorkoutPlan(plan, date: date)) }
    public func remove(_ plan: WorkoutPlan, at date: DateComponents) async { await plans.remove(plan, date) }
    public func removeAllWorkouts() async { await plans.clear() }
    public func markComplete(_ plan: WorkoutPlan, at date: DateComponents) async { await plans.remove(plan, date) }
}
/// The plans in memory.
private actor PlanBox {
    var plans: [ScheduledWorkoutPlan] = []
    func add(_ plan: ScheduledWorkoutPlan) { plans.append(plan) }
    func remove(_ plan: WorkoutPlan, _ date: DateComponents) { plans.removeAll { $0.plan == plan && $0.date == date } }
    func clear() { plans = [] }
}
