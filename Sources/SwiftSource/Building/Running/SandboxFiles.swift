import Commands
import Foundation
import FramePipeline

/// The parts of the file system that a program in a sandbox may use. All paths are absolute.
struct SandboxFiles: Equatable, Sendable {
    struct Mount: Equatable, Sendable {
        /// A folder or a file.
        let path: String
        let isWritable: Bool
    }

    /// Files of results that the program writes into a folder of its own.
    struct Results: Equatable, Sendable {
        /// The folder that the program writes.
        let folder: String
        /// The folder where the files belong.
        let destination: String
        let names: [String]
    }

    /// Outer folders first: a folder inside another one is mounted over it.
    let mounts: [Mount]
    let workingFolder: String
    /// These are moved after the program has ended.
    let results: [Results]

    /// - Parameters:
    ///   - temporary: the temporary folder of the program.
    ///   - readable: folders and files that the program can read.
    ///   - folders: folders that it writes; they exist.
    ///   - files: the files that it writes, each in a folder that exists.
    ///   - guarded: folders that must not become writable, nor the ones around them.
    /// - Throws: `UsageError` for results in a folder that the program must not change, or an error of the file system.
    init(
        temporary: String, readable: [String], folders: [String], files: [String], guarded: [String], workingFolder: String, title: Sandbox.Title = .view
    ) throws {
        for folder in folders {
            guard let path = guarded.first(where: { FolderPath.contains(FolderPath.resolved(folder), $0) }) else { continue }
            throw UsageError("--sandbox: \(title.rawValue) could change everything in \(folder), and with it \(path); choose a folder for the output alone")
        }
        // Links are followed now, and not when the program has ended, which may have made others.
        let byFolder = Dictionary(grouping: files.map(FolderPath.resolved)) { URL(filePath: $0).deletingLastPathComponent().path }
        results = byFolder.sorted { $0.key < $1.key }.enumerated().map { index, files in
            Results(folder: "\(temporary)/results-\(index)", destination: files.key, names: files.value.map { URL(filePath: $0).lastPathComponent })
        }
        for result in results { try FileManager.default.createDirectory(atPath: result.folder, withIntermediateDirectories: true) }
        mounts = Self.sorted(readable: readable, writable: [temporary] + folders)
        self.workingFolder = workingFolder
    }

    /// - Parameters:
    ///   - readable: folders and files that the program can read.
    ///   - writable: folders that it writes; they exist.
    ///   - workingFolder: its working folder in a container.
    init(readable: [String], writable: [String], workingFolder: String) {
        (mounts, results, self.workingFolder) = (Self.sorted(readable: readable, writable: writable), [], workingFolder)
    }

    private static func sorted(readable: [String], writable: [String]) -> [Mount] {
        let mounts = readable.map { Mount(path: $0, isWritable: false) } + writable.map { Mount(path: $0, isWritable: true) }
        // Of two mounts at one path, the writable one comes last.
        return mounts.sorted { a, b in (a.path.utf8.count, a.path, a.isWritable ? 1 : 0) < (b.path.utf8.count, b.path, b.isWritable ? 1 : 0) }
    }

    /// The variable that tells the program where it writes its results.
    var environment: [String: String] {
        let places = results.flatMap { result in result.names.map { ("\(result.destination == "/" ? "" : result.destination)/\($0)", "\(result.folder)/\($0)") }
        }
        return [AtomicFile.placesVariable: AtomicFile.encodePlaces(Dictionary(places) { $1 })]
    }

    /// The most bytes of a result that isn't a picture: a manifest, times, a report, or a source with snapshots. An estimate.
    private static let resultSize = 256 << 20

    /// Moves the results to their destinations. A program may have left links or pipes in their place, also of folders, which are not followed.
    ///
    /// - Throws: `WriteError`, also for a result that is too large.
    func moveResults() throws {
        for result in results {
            let folder = unsafe open(result.folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard folder >= 0 else { continue }
            defer { close(folder) }
            for name in result.names {
                let descriptor = unsafe openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
                guard descriptor >= 0 else { continue }
                let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                var information = stat()
                guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { continue }
                let path = "\(result.destination)/\(name)"
                guard information.st_size <= Self.resultSize else { throw WriteError(path: path, reason: "it has more than \(Self.resultSize >> 20) MB") }
                guard FolderPath.resolved(path) == path else { throw WriteError(path: path, reason: "the program has put a link there") }
                try AtomicFile.write(file.readToEnd() ?? Data(), to: path)
            }
        }
    }
}

extension SandboxFiles {
    /// The user's folders of fonts.
    static var fontFolders: [String] {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        return ["\(home)/.fonts", "\(home)/.local/share/fonts", "\(home)/.cache/fontconfig"].filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// - Parameters:
    ///   - temporary: the temporary folder of the program.
    ///   - libraries: the folders of the toolchain and of Easel's library.
    /// - Throws: `UsageError` for results in a folder that the program must not change, or an error of the file system.
    init(of request: ViewRequest, _ source: SwiftSource, temporary: String, libraries: [String]) throws {
        let options = request.options
        func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        var readable = source.place.readable + libraries + options.fontPaths.map(absolute)
        if let font = options.systemFont ?? ProcessInfo.processInfo.environment["EASEL_SYSTEM_FONT"] { readable.append(absolute(font)) }
        if let audio = options.audio { readable.append(absolute(audio)) }
        readable += request.assets.map { Set($0.values).sorted() } ?? []
        var (folders, files): ([String], [String]) = ([], [options.timingsPath, options.manifestPath].compactMap(\.self))
        switch request.job {
        case .recordGolden(let job): folders.append(job.folder)
        case .verifyGolden(let job):
            readable.append(absolute(job.folder))
            if let report = job.html { files.append(report) }
        case .draw, .still, .contactSheet, .screens, .previews:
            let isFolder = options.output.hasSuffix("/") || (options.output as NSString).pathExtension.isEmpty
            // The files of a pattern are many.
            let isPattern = options.output.contains("%")
            if isFolder { folders.append(options.output) } else if isPattern { folders.append(URL(filePath: options.output).deletingLastPathComponent().path) }
            if !isFolder, !isPattern { files.append(options.output) }
        case .layout, .layoutFrames, .check: break
        }
        folders = folders.filter { $0 != "-" }.map(absolute)
        files = files.filter { $0 != "-" }.map(absolute)
        // Only existing paths can be mounted.
        for folder in folders { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
        readable += Self.fontFolders
        try self.init(
            temporary: temporary, readable: readable, folders: folders, files: files,
            guarded: libraries + [home, ProgramCache.folder(ProcessInfo.processInfo.environment).path, "/usr"],
            workingFolder: FileManager.default.currentDirectoryPath)
    }
}
