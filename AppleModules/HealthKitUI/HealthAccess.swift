import AppleFoundation
import AppleHealthKit
import Easel
import Foundation
import Views

extension View {
    /// Asks for access to health data when a value changes. The question stays open, as in a simulator, which gives no answer.
    @preconcurrency public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { AccessRequest(content: self, trigger: trigger) }
    /// Asks for access to health data when a value changes. The question stays open, as in a simulator, which gives no answer.
    @preconcurrency public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { AccessRequest(content: self, trigger: trigger) }
    /// Asks for access to objects of a type when a value changes. The question stays open, as in a simulator, which gives no answer.
    @preconcurrency public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { AccessRequest(content: self, trigger: trigger) }
}

/// Warns that the question isn't drawn, once it is asked.
private struct AccessRequest<Content: View, Trigger: Equatable>: View {
    let content: Content
    let trigger: Trigger
    @State private var isAsked = false
    var body: some View { content.onChange(of: trigger) { isAsked = true }.notDrawn(isAsked ? "healthDataAccessRequest" : nil) }
}
