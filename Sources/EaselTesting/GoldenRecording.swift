/// When golden pictures are written: the environment variable `EASEL_RECORD`, or the argument of a check. Whatever is recorded, the check fails that once, so that a
/// recording run can't pass for a test.
public enum GoldenRecording: String, Sendable, CaseIterable {
    /// Those that are not there yet.
    case missing
    /// Those that are not there and those that are no longer met.
    case failed
    /// All of them.
    case all
    /// None: one that is not there is a failure. What CI should say.
    case never

    /// The environment variable that says it.
    public static let variable = "EASEL_RECORD"

    /// What the environment says; `missing` where it says nothing.
    ///
    /// - Throws: `GoldenError` for a word that is none of these.
    static func reading(_ environment: [String: String]) throws(GoldenError) -> GoldenRecording {
        guard let text = environment[variable], !text.isEmpty else { return .missing }
        guard let recording = GoldenRecording(rawValue: text) else {
            throw GoldenError("\(variable)=\(text): takes \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return recording
    }
}

/// Why a golden picture is not met.
struct GoldenError: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
