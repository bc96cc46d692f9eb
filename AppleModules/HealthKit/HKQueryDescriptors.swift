// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// The samples that a query asks for.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    let type: HKSampleType
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> { .init(type: type) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> { .init(type: type) }
}
extension HKSamplePredicate where Sample == HKWorkout {
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { .init(type: .workoutType()) }
}
extension HKSamplePredicate where Sample == HKSample {
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> { .init(type: type) }
}
/// Asks for samples. There are none.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}
    public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}
/// Asks for sums, which no sample contributes to.
public struct HKStatisticsQueryDescriptor: Sendable {
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
    public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}
/// Asks for the sums of several days.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents
    ) {}
    public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
}
/// Asks for new samples. There are none.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: Sendable {
    /// The changes since an anchor.
    public struct Result: @unchecked Sendable {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKObject]
        public let newAnchor: HKQueryAnchor
    }
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {}
    public func result(for store: HKHealthStore) async throws -> Result { Result(addedSamples: [], deletedObjects: [], newAnchor: HKQueryAnchor()) }
}
