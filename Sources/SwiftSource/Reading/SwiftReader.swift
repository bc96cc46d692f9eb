import Commands
import Foundation
import FramePipeline
import SwiftFacts
import Synchronization

/// The helper process `swift-reader`, which reads Swift with the toolchain's own parser. It starts when the first file is read, and ends with this process.
///
/// The latest answers about each file are kept in memory, and all in the cache, so an unchanged project starts no process.
final class SwiftReader: Sendable {
    /// A text to read.
    struct Text: Sendable {
        /// The file's name, without its folder.
        let name: String
        let bytes: [UInt8]
        /// The file's absolute path: answers are kept for each file, so that what takes over the parser in one project can't answer for others in later sessions.
        var path = ""
        /// Whether the text is compiled as it is; otherwise it is rewritten for the target first.
        var isRewritten = false
        /// Whether the rewriting removes each `#Preview`.
        var leavesOutPreviews = false
    }

    /// The names of files that are read in ways of their own.
    private static let names: Set<String> = ["main.swift", "Package.swift"]

    /// The reader of this process's environment, whose command tells where Easel's library is.
    static let shared = SwiftReader(
        environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())

    private struct State {
        var toolchain: SwiftToolchain?
        var connection: Connection?
        var answers = LatestFacts()
        var requests = 0
    }

    private let environment: [String: String]
    private let command: URL
    private let state = Mutex(State())

    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - command: the running command's file.
    init(environment: [String: String], command: URL) { (self.environment, self.command) = (environment, command) }

    /// The number of questions that the helper has answered, for tests of the cache.
    var requests: Int { state.withLock { $0.requests } }

    /// The number of answers in memory, for tests.
    var answersInMemory: Int { state.withLock { $0.answers.count } }

    /// Returns what files say.
    ///
    /// - Throws: `SwiftSourceError` if the helper isn't there, or stops at a file.
    func facts(of texts: [Text], for target: CompilationTarget) throws(SwiftSourceError) -> [FileFacts] {
        guard !texts.isEmpty else { return [] }
        let toolchain = try toolchain()
        let target = target.forReading
        let identity = [toolchain.readerIdentity, "\(target)"]
        let keys = texts.map { text in
            let way = [Self.names.contains(text.name) ? text.name : "", "\(text.isRewritten) \(text.leavesOutPreviews)"]
            return ObjectCache.key(identity + way, [(text.path, text.bytes)])
        }
        let folder = ProgramCache.folder(environment).appending(path: "facts")
        let result = state.withLock { state -> Result<[FileFacts], SwiftSourceError> in
            var answers = zip(texts, keys).map { text, key in state.answers.facts(key, of: text.path) ?? Self.stored(folder.appending(path: key)) }
            let missing = answers.indices.filter { answers[$0] == nil }
            do throws(SwiftSourceError) {
                if !missing.isEmpty {
                    for (index, facts) in zip(missing, try Self.ask(missing.map { texts[$0] }, target, toolchain, &state)) {
                        answers[index] = facts
                        Self.store(facts, at: folder.appending(path: keys[index]))
                    }
                }
            } catch { return .failure(error) }
            let facts = answers.compactMap(\.self)
            state.answers.keep(zip(texts, zip(keys, facts)).map { (path: $0.path, key: $1.0, facts: $1.1) })
            return .success(facts)
        }
        return try result.get()
    }

    private func toolchain() throws(SwiftSourceError) -> SwiftToolchain {
        if let known = state.withLock({ $0.toolchain }) { return known }
        let toolchain = try SwiftToolchain(environment: environment, command: command)
        guard FileManager.default.isExecutableFile(atPath: toolchain.swiftReader) else { throw toolchain.missingReader }
        if let folder = toolchain.missingParser {
            throw SwiftSourceError(
                "\(folder) has no swift-syntax, with which Easel reads Swift; install a toolchain of https://www.swift.org/install/linux, which contains it",
                exitStatus: .unavailable)
        }
        state.withLock { $0.toolchain = toolchain }
        return toolchain
    }

    /// Returns the path of the program that confines others.
    ///
    /// - Throws: `SwiftSourceError` without the toolchain or Easel's library.
    func runner() throws(SwiftSourceError) -> String { try toolchain().runner }

    /// Returns the parts that can be left out around errors.
    ///
    /// - Throws: `SwiftSourceError` if the helper isn't there, or stops.
    func pieces(_ request: PieceRequest) throws(SwiftSourceError) -> PieceAnswer {
        let toolchain = try toolchain()
        var question = ReadRequest(files: [], target: CompilationTarget().forReading)
        question.pieces = request
        let sent = question
        let result = state.withLock { state -> Result<PieceAnswer, SwiftSourceError> in
            do throws(SwiftSourceError) {
                // The process may have been ended since its last answer; a new one then answers.
                let wasOpen = state.connection != nil
                var answer = try Self.answer(to: sent, toolchain, &state)?.pieces
                if answer == nil, wasOpen { answer = try Self.answer(to: sent, toolchain, &state)?.pieces }
                guard let answer else { throw SwiftSourceError("Swift's own parser stops at the source") }
                return .success(answer)
            } catch { return .failure(error) }
        }
        return try result.get()
    }

    // MARK: Cache

    private static func stored(_ place: URL) -> FileFacts? {
        guard let data = try? Data(contentsOf: place), let facts = try? JSONDecoder().decode(FileFacts.self, from: data) else { return nil }
        OldFiles.recordUse(of: place)
        return facts
    }

    /// Keeps facts. Without a place to write, the next process asks again.
    private static func store(_ facts: FileFacts, at place: URL) {
        guard let data = try? JSONEncoder().encode(facts) else { return }
        let folder = place.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? data.write(to: place, options: .atomic)
        OldFiles.remove(from: folder)
    }

    // MARK: The process

    /// The pipes to the process.
    private struct Connection: Sendable {
        let process: ProgramProcess
        let input: FileHandle
        let output: FileHandle
    }

    /// Writes to a pipe whose other end may be closed: then the signal for that, which would end this process, is taken away.
    ///
    /// - Returns: whether all of it was written.
    private static func write(_ data: Data, to pipe: FileHandle) -> Bool {
        var (signals, old) = (sigset_t(), sigset_t())
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &old)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
        if (try? pipe.write(contentsOf: data)) != nil { return true }
        var now = timespec(tv_sec: 0, tv_nsec: 0)
        while unsafe sigtimedwait(&signals, nil, &now) > 0 {}
        return false
    }

    /// Asks the process; if it stops, asks a new one about each file alone, to name the file that stops it.
    private static func ask(
        _ texts: [Text], _ target: ReadTarget, _ toolchain: SwiftToolchain, _ state: inout State
    ) throws(SwiftSourceError) -> [FileFacts] {
        if let answers = try answers(to: texts, target, toolchain, &state) { return answers }
        var facts: [FileFacts] = []
        for text in texts {
            guard let own = try answers(to: [text], target, toolchain, &state)?.first else {
                throw SwiftSourceError("\(text.name): Swift's own parser stops at this file", exitStatus: .badInput)
            }
            facts.append(own)
        }
        return facts
    }

    /// Returns the answers of the process; nil if it ended.
    private static func answers(
        to texts: [Text], _ target: ReadTarget, _ toolchain: SwiftToolchain, _ state: inout State
    ) throws(SwiftSourceError) -> [FileFacts]? {
        let files = texts.map { ReadRequest.File(name: $0.name, text: Data($0.bytes), isRewritten: $0.isRewritten, leavesOutPreviews: $0.leavesOutPreviews) }
        let answer = try answer(to: ReadRequest(files: files, target: target), toolchain, &state)
        return answer?.files.count == texts.count ? answer?.files : nil
    }

    /// Returns the answer of the process; nil if it ended.
    private static func answer(
        to request: ReadRequest, _ toolchain: SwiftToolchain, _ state: inout State
    ) throws(SwiftSourceError) -> ReadAnswer? {
        guard let question = try? JSONEncoder().encode(request) else { return nil }
        let connection: Connection
        if let known = state.connection { connection = known } else { connection = try connect(toolchain) }
        state.connection = nil
        state.requests += 1
        guard Self.write(question + Data("\n".utf8), to: connection.input) else { return nil }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            var request = pollfd(fd: connection.output.fileDescriptor, events: Int16(POLLIN), revents: 0)
            if unsafe poll(&request, 1, Int32(ProgramProcess.longestPause * 1000)) == 0 {
                connection.process.killGroup()
                return nil
            }
            let data = connection.output.availableData
            guard !data.isEmpty else { return nil }
            line += data
        }
        guard let answer = try? JSONDecoder().decode(ReadAnswer.self, from: line) else { return nil }
        state.connection = connection
        return answer
    }

    private static func connect(_ toolchain: SwiftToolchain) throws(SwiftSourceError) -> Connection {
        let process = ProgramProcess()
        let (input, output) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        process.executableURL = URL(filePath: toolchain.swiftReader)
        // It gets the texts of all files, so it needs no files but its own.
        if let sandbox = try? Sandbox(allowed: [.confined]), FileManager.default.isExecutableFile(atPath: toolchain.runner) {
            let files = SandboxFiles(readable: toolchain.folders, writable: [], workingFolder: "/")
            process.executableURL = URL(filePath: toolchain.runner)
            process.arguments = sandbox.toolArguments(for: toolchain.swiftReader, files, runner: toolchain.runner, title: .reader)
        }
        process.environment = toolchain.readerEnvironment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try Interruption.start(process)
        } catch {
            throw SwiftSourceError("\(toolchain.swiftReader) could not be started: \(error.localizedDescription)", exitStatus: .unavailable)
        }
        return Connection(process: process, input: input.fileHandleForWriting, output: output.fileHandleForReading)
    }
}

extension CompilationTarget {
    /// The target as the helper knows it.
    var forReading: ReadTarget { ReadTarget(systems: systemNames, version: systemVersion, hasUIKit: platform == .iOS) }
}
