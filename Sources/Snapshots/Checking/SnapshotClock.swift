import Commands
import Foundation
import Views

/// The clock of the scenes that tests draw.
enum SnapshotClock {
    /// The environment variable for the date at second 0, which `render test --date` sets.
    private static let variable = "EASEL_DATE"

    private static let start: Date = {
        // `render test` has checked the variable; another value is a mistake that each picture would show.
        guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return _SceneTime.defaultStart }
        do {
            return try RenderOptions.parseDate(text)
        } catch {
            preconditionFailure("\(variable): \(error)")
        }
    }()

    /// Starts the clock of a still before its view exists.
    @MainActor static func prepare() { _SceneTime.prepare(isStill: true, at: start) }
}
