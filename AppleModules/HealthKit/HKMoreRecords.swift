// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleFoundation
import Foundation

/// The name of a kind of correlation.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}
/// A kind of correlation.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// Several records that belong together.
public final class HKCorrelation: HKSample, @unchecked Sendable {
    public let objects: Set<HKSample>
    public init(type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil) {
        self.objects = objects
        super.init(type, start, end)
        self.metadata = metadata
    }
    public var correlationType: HKCorrelationType { HKCorrelationType(identifier: sampleType.identifier) }
    public func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType.identifier == objectType.identifier } }
}
extension HKObjectType {
    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { HKCorrelationType(identifier) }
    public class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram") }
    public class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType(identifier: "HKDataTypeStateOfMind") }
}
/// The kind of an electrocardiogram.
public final class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
/// The kind of a state of mind.
public final class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
/// An electrocardiogram. No store contains one.
public final class HKElectrocardiogram: HKSample, @unchecked Sendable {
    /// The finding of an electrocardiogram.
    public enum Classification: Int, Sendable {
        case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate, inconclusivePoorReading, inconclusiveOther
        case unrecognized = 100
    }
    public var classification: Classification { .notSet }
    public var averageHeartRate: HKQuantity? { nil }
    public var samplingFrequency: HKQuantity? { nil }
    public var numberOfVoltageMeasurements: Int { 0 }
}
/// How a person felt.
public final class HKStateOfMind: HKSample, @unchecked Sendable {
    /// The time that a record is about.
    public enum Kind: Int, Sendable {
        case momentaryEmotion = 1
        case dailyMood
    }
    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1
        case unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant
        /// The class of a valence between -1 and 1.
        public init?(valence: Double) {
            guard (-1...1).contains(valence) else { return nil }
            self.init(rawValue: min(Int((valence + 1) / 2 * 7) + 1, 7))
        }
    }
    public enum Label: Int, Sendable {
        case amazed = 1
        case amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed, excited, frustrated, grateful, guilty,
            happy, hopeless, irritated, jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried, annoyed,
            confident, drained, hopeful, indifferent, overwhelmed, satisfied
    }
    public enum Association: Int, Sendable {
        case community = 1
        case currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner, selfCare, spirituality, tasks, travel,
            work, weather
    }
    public let kind: Kind
    public let valence: Double
    public let labels: [Label]
    public let associations: [Association]
    public init(date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association], metadata: [String: Any]? = nil) {
        (self.kind, self.valence, self.labels, self.associations) = (kind, valence, labels, associations)
        super.init(HKObjectType.stateOfMindType(), date, date)
        self.metadata = metadata
    }
    public var valenceClassification: ValenceClassification { ValenceClassification(valence: valence) ?? .neutral }
}
extension HKSamplePredicate where Sample == HKStateOfMind {
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind> { .init(type: HKObjectType.stateOfMindType()) }
}
extension HKSamplePredicate where Sample == HKElectrocardiogram {
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram> {
        .init(type: HKObjectType.electrocardiogramType())
    }
}
extension HKSamplePredicate where Sample == HKCorrelation {
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCorrelation> { .init(type: type) }
}

/// The kind of a person's skin, by how it burns and tans in the sun.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
/// The kind of the user's skin: not set.
public final class HKFitzpatrickSkinTypeObject: NSObject, Sendable { public var skinType: HKFitzpatrickSkinType { .notSet } }
/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
/// Whether the user uses a wheelchair: not set.
public final class HKWheelchairUseObject: NSObject, Sendable { public var wheelchairUse: HKWheelchairUse { .notSet } }
extension HKHealthStore {
    public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorNoData) }
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorNoData) }
    public func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorNoData) }
    public func delete(_ objects: [HKObject]) async throws {}
    @preconcurrency public func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { 0 }
    public func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    public func disableAllBackgroundDelivery() async throws {}
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { [:] }
}
/// Where a person swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }

extension HKAnchoredObjectQueryDescriptor {
    /// The changes as they happen. None ever does.
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = Result
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Result? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public func results(for store: HKHealthStore) -> Results { Results() }
}
extension HKStatisticsCollectionQueryDescriptor {
    /// The sums as they change. They never do.
    public struct Results: AsyncSequence, Sendable {
        /// The sums after a change.
        public struct Result: Sendable {
            public let statisticsCollection: HKStatisticsCollection
        }
        public typealias Element = Result
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Result? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public func results(for store: HKHealthStore) -> Results { Results() }
}
