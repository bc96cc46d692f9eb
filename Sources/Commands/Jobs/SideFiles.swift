import Foundation
import FramePipeline
import Inputs

/// The files of `--manifest` and `--timings`, which must not overwrite any other input or output of the run.
struct SideFiles {
    /// A file with its description in messages.
    private struct Named {
        var words: String
        var path: String
    }

    private let files: [Named]
    private let inputs: [Named]
    /// A folder of Swift files; nil for other inputs.
    private let sourceFolder: String?
    private let options: RenderOptions

    /// - Parameter sources: the files of the scene.
    init(_ options: RenderOptions, sources: [SourceFile]) {
        self.options = options
        files = [("--manifest", options.manifestPath), ("--timings", options.timingsPath)].compactMap { words, path in
            path.flatMap { $0 == "-" ? nil : Named(words: words, path: $0) }
        }
        var inputs: [Named] = []
        if let timeline = options.timeline, timeline != "-" { inputs.append(Named(words: "the timeline file", path: timeline)) }
        if let assets = options.assets { inputs.append(Named(words: "the file of --assets", path: assets)) }
        if let defaults = options.defaults { inputs.append(Named(words: "the defaults file", path: defaults)) }
        var sourceFolder: String?
        if case .file(let path) = options.input {
            inputs.insert(Named(words: "the input", path: path), at: 0)
            if OutputDestination.isExistingFolder(path) { sourceFolder = Self.realPath(path) }
        }
        self.sourceFolder = sourceFolder
        self.inputs = inputs + sources.map { Named(words: "a file of the scene", path: $0.name) }
    }

    /// - Throws: `UsageError` for a file that would overwrite another of the same run.
    func check(against plan: RenderPlan) throws(UsageError) {
        if options.manifestPath == "-", plan.destination == .standardOutput {
            throw UsageError("--manifest -: standard output is already used for the frames; use a file")
        }
        // Devices and pipes have no contents that could be lost.
        let files = files.filter { [nil, .typeRegular].contains(AtomicFile.type(of: URL(filePath: Self.realPath($0.path)))) }
        for (index, file) in files.enumerated() {
            let location = Self.realPath(file.path)
            let other = inputs + files[..<index].map { Named(words: "the file of \($0.words)", path: $0.path) }
            let swift = sourceFolder.map { location.hasPrefix($0 + "/") && location.hasSuffix(".swift") } ?? false
            if let same = other.first(where: { Self.realPath($0.path) == location })?.words ?? (swift ? "the input" : result(at: location, plan)) {
                throw UsageError("\(file.words) \(file.path): this is \(same); use another file")
            }
        }
    }

    /// Returns a description of the run's result that has this path; nil if no result has it.
    private func result(at location: String, _ plan: RenderPlan) -> String? {
        if case .animation(_, let path) = plan.destination { return Self.realPath(path) == location ? "the file of -o" : nil }
        let name = location.split(separator: "/").last
        let frame = plan.frames.first { frame in
            guard let path = plan.destination.path(frame: frame), path.split(separator: "/").last == name else { return false }
            return Self.realPath(path) == location
        }
        return frame.map { "the file of frame \($0)" }
    }

    /// Returns the canonical path of a file, without links and dots, whether or not it exists.
    private static func realPath(_ path: String) -> String {
        if let real = unsafe realpath(path, nil) {
            defer { unsafe free(real) }
            return unsafe String(cString: real)
        }
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts = whole.split(separator: "/")
        guard let name = parts.popLast() else { return "/" }
        let folder = realPath("/" + parts.joined(separator: "/"))
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
