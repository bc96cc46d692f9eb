import Commands

/// The Swift source that options ask for.
package struct SourceSelection: Sendable, Equatable {
    /// The file or the folder as it was typed.
    package var path: String
    /// `--exclude`: patterns of files and folders that are left out.
    package var excludes: [String] = []
    /// `--target`: the application of a project, the target of a package, or a module of a package that the program uses.
    package var target: String?
    /// `--root`: the folder above which no project is searched.
    package var root: String?
    /// `--alone`: whether a file is compiled without its project.
    package var isAlone = false
    /// `--view`: a view that another module than the program's may declare.
    package var view: String?

    package init(path: String, target: String? = nil) { (self.path, self.target) = (path, target) }
}

extension RenderOptions {
    /// The Swift source of the input; nil for a scene.
    package var sourceSelection: SourceSelection? {
        guard case .file(let path) = input, SwiftSource.isSwift(path) else { return nil }
        var selection = SourceSelection(path: path)
        (selection.excludes, selection.target, selection.root) = (excludes, target, root)
        (selection.isAlone, selection.view) = (isAlone, view)
        return selection
    }

    /// Performs work with the project of a file. If the project can't be built, performs it with the file alone.
    ///
    /// - Parameters:
    ///   - report: receives the message that says what was compiled instead of the project.
    ///   - work: receives the options for the project or the file, with the platform of that source, and the project, if it was found for that.
    /// - Throws: the error of the project, if the file can't be built alone either.
    package func withProjectOrAlone<Result>(report: (String) -> Void, _ work: (RenderOptions, FoundProject?) throws -> Result) throws -> Result {
        func perform(_ options: RenderOptions) throws -> Result {
            let (options, found) = options.withProject()
            return try work(options, found)
        }
        do {
            return try perform(self)
        } catch let error as SwiftSourceError where error.exitStatus == .badInput {
            guard let selection = sourceSelection, let place = try? SourcePlace(selection), let file = place.file, place.hasProject else { throw error }
            var options = self
            options.isAlone = true
            guard let result = try? perform(options) else { throw error }
            report("\(file) is drawn alone, without \(place.projectTitle), which can't be built: \(error.firstLine)")
            return result
        }
    }
}

extension SwiftSourceError {
    /// The first line that names an error.
    fileprivate var firstLine: String {
        let lines = description.split(separator: "\n").map(String.init)
        return lines.first { $0.contains(": error: ") } ?? lines.first ?? "unknown error"
    }
}
