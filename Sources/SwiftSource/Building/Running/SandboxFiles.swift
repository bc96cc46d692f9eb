import Commands
import Foundation
import FramePipeline

/// The parts of the file system that a program in a sandbox may use. All paths are absolute.
struct SandboxFiles: Equatable, Sendable {
    struct Mount: Equatable, Sendable {
        /// The folder outside.
        let source: String
        /// The folder that the program sees.
        let path: String
        let isWritable: Bool
    }

    /// Outer folders first: a folder inside another one is mounted over it.
    let mounts: [Mount]
    let workingFolder: String
    /// Folders that the program sees instead of others: files with these names are moved there after it has ended.
    let results: [(folder: String, destination: String, names: [String])]

    static func == (a: SandboxFiles, b: SandboxFiles) -> Bool { a.mounts == b.mounts && a.workingFolder == b.workingFolder }

    /// - Parameters:
    ///   - temporary: the temporary folder of the program.
    ///   - readable: folders and files that the program can read.
    ///   - visible: the folders whose own files the program must see, also where results are written; by default all that it can read.
    ///   - folders: folders that it writes; they exist.
    ///   - files: the files that it writes, each in a folder that exists.
    ///   - guarded: folders that must not become writable, nor the ones around them.
    /// - Throws: `UsageError` for results in a folder that the program must not change, or an error of the file system.
    init(
        temporary: String, readable: [String], visible: [String]? = nil, folders: [String], files: [String], guarded: [String], workingFolder: String
    ) throws {
        func contains(_ folder: String, _ path: String) -> Bool { path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/") }
        var mounts = readable.map { Mount(source: $0, path: $0, isWritable: false) } + [Mount(source: temporary, path: temporary, isWritable: true)]
        var results: [(folder: String, destination: String, names: [String])] = []
        var writable = folders
        let byFolder = Dictionary(grouping: files) { URL(filePath: $0).deletingLastPathComponent().path }
        for (parent, files) in byFolder.sorted(by: { $0.key < $1.key }) {
            // A folder that the program also reads must show its own files.
            if (visible ?? readable).contains(parent) {
                writable.append(parent)
            } else {
                let folder = "\(temporary)/results-\(results.count)"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                mounts.append(Mount(source: folder, path: parent, isWritable: true))
                results.append((folder, parent, files.map { URL(filePath: $0).lastPathComponent }))
            }
        }
        for folder in writable {
            if let path = guarded.first(where: { contains(folder, $0) }) {
                throw UsageError("--sandbox: the view could change everything in \(folder), and with it \(path); choose a folder for the output alone")
            }
            mounts.append(Mount(source: folder, path: folder, isWritable: true))
        }
        // Of two mounts at one path, the writable one comes last.
        self.mounts = mounts.sorted { a, b in
            (a.path.utf8.count, a.path, a.isWritable ? 1 : 0) < (b.path.utf8.count, b.path, b.isWritable ? 1 : 0)
        }
        self.results = results
        self.workingFolder = workingFolder
    }

    /// Moves the results to their destinations. A program may have left links or pipes in their place, which are not followed.
    func moveResults() throws {
        for result in results {
            for name in result.names {
                let file = URL(filePath: result.folder).appending(path: name)
                guard AtomicFile.type(of: file) == .typeRegular else { continue }
                try AtomicFile.write(try Data(contentsOf: file, options: .alwaysMapped), to: "\(result.destination)/\(name)")
            }
        }
    }
}

extension SandboxFiles {
    /// - Parameters:
    ///   - temporary: the temporary folder of the program.
    ///   - libraries: the folders of the toolchain and of Easel's library.
    /// - Throws: `UsageError` for results in a folder that the program must not change, or an error of the file system.
    init(of request: ViewRequest, _ source: SwiftSource, temporary: String, libraries: [String]) throws {
        let options = request.options
        func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        // Of a file in a folder that must not be the root, only the file itself.
        let isWholeFolder = source.place.root != absolute(source.place.projectPath) || source.place.hasProject
        let visible = isWholeFolder ? [absolute(source.place.folder)] : []
        var readable = [source.place.root] + visible + libraries + options.fontPaths.map(absolute)
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
        try self.init(
            temporary: temporary,
            readable: readable
                + ["\(home)/.fonts", "\(home)/.local/share/fonts", "\(home)/.cache/fontconfig"].filter {
                    FileManager.default.fileExists(atPath: $0) && !files.contains { $0.hasPrefix(home + "/") }
                }, visible: visible + libraries, folders: folders, files: files,
            guarded: libraries + [home, ProgramCache.folder(ProcessInfo.processInfo.environment).path, "/usr"],
            workingFolder: FileManager.default.currentDirectoryPath)
    }
}
