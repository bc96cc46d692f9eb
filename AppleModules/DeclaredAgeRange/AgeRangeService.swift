import AppleUIKit
import Easel
import Foundation

/// Asks for a person's age range. No one answers, so the answer is that the person declines.
public struct AgeRangeService: Sendable {
    public static let shared = AgeRangeService()

    /// Who declared an age.
    public enum AgeRangeDeclaration: Sendable, Hashable { case selfDeclared, guardianDeclared }
    /// What a parent controls.
    public struct ParentalControls: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let communicationLimits = ParentalControls(rawValue: 1)
    }
    /// A person's age.
    public struct AgeRange: Sendable, Hashable {
        public let lowerBound: Int?
        public let upperBound: Int?
        public let ageRangeDeclaration: AgeRangeDeclaration?
        public let activeParentalControls: ParentalControls
    }
    /// A person's answer.
    public enum Response: Sendable, Hashable {
        case sharing(range: AgeRange)
        case declinedSharing
    }
    /// The reason why there is no answer.
    public enum Error: Swift.Error, Sendable { case invalidRequest, notAvailable }

    public var isEligibleForAgeFeatures: Bool { get async throws { false } }
    @MainActor public func requestAgeRange(
        ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil, in viewController: UIViewController
    ) async throws -> Response { .declinedSharing }
}
/// Asks for a person's age range.
public struct DeclaredAgeRangeAction: Sendable {
    @MainActor public func callAsFunction(
        ageGates threshold1: Int, _ threshold2: Int? = nil, _ threshold3: Int? = nil
    ) async throws -> AgeRangeService.Response { .declinedSharing }
}
extension EnvironmentValues {
    /// Asks for a person's age range, and receives no answer.
    public var requestAgeRange: DeclaredAgeRangeAction { DeclaredAgeRangeAction() }
}
