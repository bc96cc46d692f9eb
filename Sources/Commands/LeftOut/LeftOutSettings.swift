import Foundation
import FramePipeline
import Views

/// What a program without some parts of its source has to know; set by `render` itself.
package struct LeftOutSettings: Sendable, Equatable, Codable {
    /// What happens instead because a left-out function would run.
    package var replacements: [LeftOutCode.Replacement] = []
    /// The names of the modules with the user's code, whose views can be replaced.
    package var modules: [String] = []
    /// The file that the program writes when a left-out function runs.
    package var reportPath = ""
    /// Whether pictures with placeholders or marks are refused, as goldens are.
    package var isRefused = false
    /// Whether placeholders may cover any part of a picture.
    package var isTolerated = false

    package init(isRefused: Bool = false, isTolerated: Bool = false) { (self.isRefused, self.isTolerated) = (isRefused, isTolerated) }
}

/// What a program writes when a left-out function runs.
package struct LeftOutReport: Sendable, Equatable, Codable {
    package var name: String
    /// What has to be replaced; nil if no view's code runs.
    package var replacement: LeftOutCode.Replacement?

    package init(name: String, replacement: LeftOutCode.Replacement?) { (self.name, self.replacement) = (name, replacement) }

    /// Reads what a program wrote; nil if it wrote nothing.
    package static func read(from place: URL) -> LeftOutReport? {
        guard AtomicFile.type(of: place) == .typeRegular, let data = try? Data(contentsOf: place) else { return nil }
        return try? JSONDecoder().decode(Self.self, from: data)
    }

    /// The error for a view whose code ended the program.
    package func end(of view: String, in path: String) -> LeftOutEnd {
        LeftOutEnd("\(path): \(view) runs code that was left out because it doesn't compile: \(name)", report: self)
    }
}

/// A picture can't be drawn because of parts that don't compile.
package struct LeftOutError: CommandError, Equatable {
    package let description: String
    package var exitStatus: CommandStatus { .badInput }

    package init(_ description: String) { self.description = description }
}

/// A program ended because a left-out function ran.
package struct LeftOutEnd: CommandError, Equatable {
    package let description: String
    package let report: LeftOutReport
    package var exitStatus: CommandStatus { .badInput }

    package init(_ description: String, report: LeftOutReport) { (self.description, self.report) = (description, report) }
}

extension LeftOutCode.Replacement {
    /// The message for people.
    package var warning: String {
        switch kind {
        case .placeholder: "\(view) is left out, because it runs code that doesn't compile: \(name)"
        case .withoutActions: "\(view) is shown without its actions, because they run code that doesn't compile: \(name)"
        case .nothing: "\(name) does nothing, because its body doesn't compile" + (view.isEmpty ? "" : "; \(view) calls it")
        }
    }
}
