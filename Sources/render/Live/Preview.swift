import ArgumentParser
import Commands
import Foundation
import FramePipeline
import PreviewServer
import SceneCommands
import SwiftSource

/// `render preview`: serves a page that shows a view while its source is edited.
struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Show a scene or Swift views in the browser while they are edited.",
        discussion: """
            Serves a page on this machine and prints its address, which contains a random token; only people who have the address can use it. Edits appear by
            themselves. The page plays and scrubs time, inspects views, records taps and texts, compares, checks, and exports; ? on the page lists its keys.

            Other machines reach the page through SSH (ssh -L 8040:localhost:8040 HOST), or with --host. Compiled views then run without network and with no
            files but their own (--sandbox) where the machine allows it. See Documentation/Preview.md.

            With --line, an open page of the same input selects the view at that line, and no second server starts.

            EXAMPLES:
              render preview scene.json
              render preview Scenes/MonthBorder.swift --line 12
              render preview MyApp/ --view "Settings" --device iPhone-16 --no-open
              render preview . --host 0.0.0.0 --port 8040 --allow-host devbox

            EXIT STATUS: 130 interrupted; 64 wrong usage; 66 no such input; 69 the address can't be used, or files of the page are missing.
            """)

    @Argument(
        help: ArgumentHelp("A scene, a Swift file with views, or a folder of these.", valueName: "scene.json | View.swift | folder"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml", "swift"]))
    var input: String = "."

    @Option(help: ArgumentHelp("The address to listen at: an IP address, or localhost.", valueName: "address"))
    var host: String = "localhost"

    @Option(help: ArgumentHelp("The port to listen at; 0 for any free one (default: 8040, or a free one if it is in use).", valueName: "number"))
    var port: UInt16?

    @Option(
        name: .customLong("allow-host"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Another name by which browsers may address this machine; repeatable.", valueName: "name"))
    var allowedHosts: [String] = []

    @Flag(inversion: .prefixedNo, help: "Open the page in the browser (default: if there is a desktop).")
    var open: Bool?

    @Option(help: ArgumentHelp("Select the view at a line of the source, from 1; in the page that is open, if there is one.", valueName: "number"))
    var line: Int?

    @Option(help: ArgumentHelp("The app, view, or preview of Swift source to show first.", valueName: "name"))
    var view: String?

    @Option(help: ArgumentHelp("The device whose screen a Swift view fills, such as iPhone-16 or iPad-11.", valueName: "name"))
    var device: String?

    @Option(
        help: ArgumentHelp("Events that replace the scene's timeline.", valueName: "events.json"),
        completion: .file(extensions: ["json", "jsonc", "yaml", "yml"]))
    var timeline: String?

    @OptionGroup var clock: ClockArguments

    @Option(name: .customLong("fps"), help: ArgumentHelp("Frames per second, up to 1000, such as 60 or 30000/1001.", valueName: "rate"))
    var frameRate: String?

    @Option(
        name: .customLong("exclude"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Leave files or folders out of a folder of Swift files; repeatable.", valueName: "pattern"))
    var excludes: [String] = []

    @Option(help: ArgumentHelp("The target of a project or package, or a module of a package that it uses (default: the app).", valueName: "name"))
    var target: String?

    @Flag(help: "Compile a Swift file by itself, without the project that it belongs to.")
    var alone = false

    @Option(
        help: ArgumentHelp("The folder above which no project of a Swift file is searched (default: the repository).", valueName: "folder"),
        completion: .directory)
    var root: String?

    @Flag(help: "Leave out all Swift code that doesn't compile, also the author's mistakes, and accept a picture of which much is missing.")
    var tolerant = false

    @Flag(help: "Leave out nothing: Swift source that doesn't compile as a whole is an error.")
    var strict = false

    @Option(name: .customLong("font-path"), help: ArgumentHelp("A font file or a folder of them; repeatable.", valueName: "path"), completion: .file())
    var fontPaths: [String] = []

    @Option(help: ArgumentHelp("The maximum memory of a process that draws, such as 512M or 4G (default: 2G).", valueName: "size"))
    var maxMemory: String?

    @Option(help: ArgumentHelp("The maximum time for a frame of a Swift view.", valueName: "seconds"))
    var timeout: String = "10"

    @Flag(
        inversion: .prefixedNo,
        help: "Run compiled views without network and other files (default: with another --host than localhost, where possible).")
    var sandbox: Bool?

    func run() async throws {
        MemoryArenas.limit()
        guard input != "-" else { throw UsageError("-: standard input can't be watched") }
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
            throw InputError(path: input, reason: "no such file or folder", kind: .unreadable)
        }
        let isProject = input.hasSuffix(".xcodeproj") || input.hasSuffix(".xcodeproj/")
        let isRoot = isFolder.boolValue && !isProject
        let folder = isRoot ? URL(filePath: input) : URL(filePath: input).deletingLastPathComponent()
        let root = RootFolder(folder.path)
        let temporary = try GuardedFolder("easel-preview")
        let interruption = Interruption {
            temporary.remove()
            return .none
        }
        defer {
            temporary.remove()
            interruption.end()
        }
        let configuration = try configuration(root, isRoot: isRoot, folder: folder, processes: temporary)
        let path = isRoot ? root.path : root.path + "/" + configuration.input
        if let line, let running = await RunningPreview.select(line: line, of: path) {
            try ResultOutput.write(Array((running.url + query + "\n").utf8))
            if running.pages == 0, open ?? Self.hasDesktop { Self.open(running.url + query) }
            return
        }
        let note = RunningPreview(input: path)
        let server = try makeServer(configuration)
        note.write(server.url)
        let forgetting = Interruption {
            note.remove(server.url)
            return .none
        }
        defer {
            note.remove(server.url)
            forgetting.end()
        }
        let url = server.url + query
        // `print` would buffer the line if the output is not a terminal.
        try ResultOutput.write(Array((url + "\n").utf8))
        if configuration.host == "0.0.0.0" || configuration.host == "::" {
            MessageOutput.print("other machines use http://\(ProcessInfo.processInfo.hostName):\(server.gate.port)/\(configuration.access.token)/\(query)")
        }
        if !isLocal, !configuration.base.isSandboxed, sandbox == nil {
            MessageOutput.print("warning: this machine has neither bubblewrap's containers nor Landlock, so Swift views run with all rights of this user")
        }
        if open ?? Self.hasDesktop { Self.open(url) }
        try await server.run()
    }

    /// The address to listen at.
    private var address: String { host == "localhost" ? "127.0.0.1" : host }

    /// Whether only this machine reaches the server.
    private var isLocal: Bool { address == "::1" || address.hasPrefix("127.") }

    /// Returns the server's configuration for a folder, or for the one file of it that is the input.
    private func configuration(_ root: RootFolder, isRoot: Bool, folder: URL, processes: GuardedFolder) throws -> PreviewServer.Configuration {
        let command = Launchers.command
        guard let page = PageFiles(of: command) else {
            throw UnavailableError("the files of the page are missing beside the command; build it again, or install it with Scripts/install")
        }
        let protection = sandbox == true ? try Sandbox.required() : sandbox == false || isLocal ? .none : Sandbox.protection
        var configuration = PreviewServer.Configuration(
            root: root, input: isRoot ? "." : URL(filePath: input).lastPathComponent, shownRoot: Self.shownPath(of: folder),
            base: try options(isSandboxed: protection != .none), page: page,
            command: RenderProcess(executable: command, folder: processes.url))
        configuration.protection = protection
        configuration.host = address
        configuration.readTimeline = { SceneEvents.json(ofScene: $0) }
        let base = configuration.base
        configuration.projectFolder = { SourcePlace.projectFolder(of: $0, base) }
        configuration.access = Access(hosts: allowedHosts + (isLocal ? [] : [ProcessInfo.processInfo.hostName]))
        return configuration
    }

    /// Uses the usual port, or any free one unless the user named one.
    private func makeServer(_ configuration: PreviewServer.Configuration) throws -> PreviewServer {
        var configuration = configuration
        configuration.port = port ?? 8040
        let makeLauncher: ViewPool.LauncherMaker = { Launchers.launcher(for: $0) }
        do {
            return try PreviewServer(configuration, makeLauncher: makeLauncher)
        } catch {
            guard port == nil else { throw UnavailableError("--host \(host) --port \(configuration.port): the address can't be used; it may be in use") }
            configuration.port = 0
            do {
                return try PreviewServer(configuration, makeLauncher: makeLauncher)
            } catch {
                throw UnavailableError("--host \(host): this machine has no such address")
            }
        }
    }

    private func options(isSandboxed: Bool) throws(UsageError) -> RenderOptions {
        var options = RenderOptions(input: input)
        options.view = view
        if let device { _ = try Device.named(device) }
        options.device = device
        options.timeline = timeline
        options.frameRate = frameRate
        _ = try options.readFrameRate()
        options.date = try clock.start()
        options.excludes = excludes
        options.target = target
        (options.isAlone, options.root) = (alone, root)
        (options.isTolerant, options.isStrict) = (tolerant, strict)
        options.fontPaths = fontPaths
        options.timeout = try RenderOptions.parseTimeout(timeout)
        if let maxMemory { try options.setMemory(maxMemory) }
        options.isSandboxed = isSandboxed
        options.compression = .fast
        options.isQuiet = true
        options.progress = .none
        return options
    }

    private var query: String {
        guard let line else { return "" }
        var components = URLComponents()
        components.queryItems = [URLQueryItem(name: "line", value: "\(line)"), URLQueryItem(name: "file", value: URL(filePath: input).lastPathComponent)]
        return components.percentEncodedQuery.map { "?\($0.replacing("+", with: "%2B"))" } ?? ""
    }

    /// Returns the path of a folder as messages name it: relative to the working folder if it is inside.
    private static func shownPath(of folder: URL) -> String {
        RootFolder(FileManager.default.currentDirectoryPath).name(of: folder.path).map { $0 == "." ? "" : $0 } ?? folder.path
    }

    private static var hasDesktop: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["SSH_CONNECTION"] == nil && (environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil)
    }

    /// Opens the page in the browser, or says that it can't.
    private static func open(_ url: String) {
        guard let program = ExternalProgram.find("xdg-open") else { return MessageOutput.print("xdg-open is missing; open the address in a browser") }
        let process = ProgramProcess()
        process.isIndependent = true
        process.executableURL = program
        process.arguments = [url]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? ProgramStart.run(process)
    }
}

/// Something that the command needs on this machine is missing.
private struct UnavailableError: CommandError {
    let description: String
    var exitStatus: CommandStatus { .unavailable }

    init(_ description: String) { self.description = description }
}
