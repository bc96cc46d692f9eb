/// Determines when goldens are written: set by the environment variable `EASEL_RECORD`, or by an argument of a check. A check that records always fails that one
/// time, so that a recording run can't pass as a test.
public enum GoldenRecording: String, Sendable, CaseIterable {
    /// Records missing goldens.
    case missing
    /// Records missing goldens and those that no longer match.
    case failed
    /// Records all goldens.
    case all
    /// Records nothing: a missing golden is a failure. For CI.
    case never

    /// The name of the environment variable.
    public static let variable = "EASEL_RECORD"

    /// Returns the value of the environment variable; `missing` if it isn't set.
    ///
    /// - Throws: `GoldenError` for an unknown value.
    static func reading(_ environment: [String: String]) throws(GoldenError) -> GoldenRecording {
        guard let text = environment[variable], !text.isEmpty else { return .missing }
        guard let recording = GoldenRecording(rawValue: text) else {
            let names = allCases.map(\.rawValue)
            throw GoldenError("\(variable)=\(text): takes \(names.dropLast().joined(separator: ", ")), or \(names.last ?? "")")
        }
        return recording
    }
}

/// The reason why an image does not match its golden.
struct GoldenError: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
