import Foundation
import SceneFormat

/// The files of `--manifest` and `--timings`: they must not take the place of what is read and written besides them.
struct SideFiles {
    /// A file with the words that name it.
    private struct Named {
        var words: String
        var path: String
    }

    private let files: [Named]
    private let inputs: [Named]
    /// A folder of Swift files; nil for other inputs.
    private let sourceFolder: String?
    private let options: RenderOptions

    /// - Parameter sources: what the scene is made of.
    init(_ options: RenderOptions, sources: [SourceFile]) {
        self.options = options
        files = [("--manifest", options.manifestPath), ("--timings", options.timingsPath)].compactMap { words, path in
            path.flatMap { $0 == "-" ? nil : Named(words: words, path: $0) }
        }
        var inputs: [Named] = []
        if let timeline = options.timeline, timeline.path != "-" { inputs.append(Named(words: "the timeline's file", path: timeline.path)) }
        var sourceFolder: String?
        if case .file(let path) = options.input {
            inputs.insert(Named(words: "what is drawn", path: path), at: 0)
            if OutputDestination.isExistingFolder(path) { sourceFolder = Self.place(path) }
        }
        self.sourceFolder = sourceFolder
        self.inputs = inputs + sources.map { Named(words: "a file of the scene", path: $0.name) }
    }

    /// - Throws: `UsageError` for a file that would overwrite another of the same run.
    func check(against plan: RenderPlan) throws(UsageError) {
        if options.manifestPath == "-", plan.destination == .standardOutput {
            throw UsageError("--manifest -: standard output has the frames already; name a file")
        }
        // Devices and pipes hold nothing that could be lost.
        let files = files.filter { [nil, .typeRegular].contains(AtomicFile.type(of: URL(filePath: Self.place($0.path)))) }
        for (index, file) in files.enumerated() {
            let place = Self.place(file.path)
            let other = inputs + files[..<index].map { Named(words: "the file of \($0.words)", path: $0.path) }
            let swift = sourceFolder.map { place.hasPrefix($0 + "/") && place.hasSuffix(".swift") } ?? false
            if let same = other.first(where: { Self.place($0.path) == place })?.words ?? (swift ? "what is drawn" : result(at: place, plan)) {
                throw UsageError("\(file.words) \(file.path): that is \(same); name another file")
            }
        }
    }

    /// What the run writes to a place; nil for nothing.
    private func result(at place: String, _ plan: RenderPlan) -> String? {
        if case .animation(_, let path) = plan.destination { return Self.place(path) == place ? "the file of -o" : nil }
        let name = place.split(separator: "/").last
        let frame = plan.frames.first { frame in
            guard let path = plan.destination.path(frame: frame), path.split(separator: "/").last == name else { return false }
            return Self.place(path) == place
        }
        return frame.map { "the file of frame \($0)" }
    }

    /// The one way to a file, without links and dots, whether or not it is there.
    private static func place(_ path: String) -> String {
        if let real = unsafe realpath(path, nil) {
            defer { unsafe free(real) }
            return unsafe String(cString: real)
        }
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts = whole.split(separator: "/")
        guard let name = parts.popLast() else { return "/" }
        let folder = place("/" + parts.joined(separator: "/"))
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
