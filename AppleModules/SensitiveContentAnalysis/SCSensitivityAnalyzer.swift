// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleUIKit

/// Whether images are checked.
public enum SCSensitivityAnalysisPolicy: Int, Sendable { case disabled, simpleInterventions, descriptiveInterventions }
/// The result of a check.
public final class SCSensitivityAnalysis: NSObject, Sendable { public var isSensitive: Bool { false } }
/// Checks images. Checks are disabled, as on a device where the user hasn't enabled them.
public final class SCSensitivityAnalyzer: NSObject, Sendable {
    public override init() {}
    public var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
    /// - Throws: an error, because checks are disabled.
    public func analyzeImage(at fileURL: URL) async throws -> SCSensitivityAnalysis { throw CocoaError(.featureUnsupported) }
    /// - Throws: an error, because checks are disabled.
    public func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis { throw CocoaError(.featureUnsupported) }
}
