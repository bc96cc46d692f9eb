import Commands
import Foundation

/// What was left out of a program's source, as it is kept with the program.
package struct LeftOutRecord: Codable, Equatable, Sendable {
    /// The parts, by file and line.
    package var pieces: [LeftOutPiece] = []
    /// The texts that were compiled instead of the files', by the files' absolute paths.
    var texts: [String: Data] = [:]
    /// The number of parts of all files that could be left out.
    var count = 0

    static let fileName = "left-out.json"

    mutating func add(_ pieces: [LeftOutPiece], of module: SwiftSource.Module, instead original: SwiftSource.Module) {
        self.pieces += pieces
        for (new, old) in zip(module.files, original.files) where new.compiledText != old.compiledText { texts[new.absolutePath] = Data(new.compiledText) }
    }

    /// Returns the objects of a module's shaders, without the files that don't compile.
    mutating func shaderObjects(of module: SwiftSource.Module, _ compiler: ShaderCompiler) throws -> [String] {
        var module = module
        while true {
            do {
                return try compiler.objects(for: module)
            } catch let refusal as ModuleCompiler.Refusal {
                let errors = CompilerMessage.errors(in: refusal.output)
                let failed = module.shaders.filter { file in errors.contains { $0.place?.path == file.path } }
                guard !failed.isEmpty else { throw refusal }
                module.shaders.removeAll { file in failed.contains { $0.path == file.path } }
                pieces += failed.map { file in
                    let message = errors.first { $0.place?.path == file.path }?.text ?? ""
                    return LeftOutPiece(kind: "file", name: "", file: file.path, line: 1, cause: .refused(message), message: message)
                }
            }
        }
    }

    /// Gives a source the texts that were compiled.
    func apply(to source: inout SwiftSource) throws(SwiftSourceError) {
        for module in source.modules.indices { source.modules[module].files = try applied(to: source.modules[module].files) }
    }

    /// Returns files with the texts that were compiled.
    func applied(to files: [SwiftSource.File]) throws(SwiftSourceError) -> [SwiftSource.File] {
        var files = files
        let changed = files.indices.filter { texts[files[$0].absolutePath] != nil }
        let replaced = changed.map { (file: files[$0], text: [UInt8](texts[files[$0].absolutePath] ?? Data())) }
        for (index, file) in zip(changed, try SwiftSource.File.replaced(replaced)) { files[index] = file }
        return files
    }

    /// Returns the record with other paths of files.
    func withFiles(_ path: (String) -> String) -> LeftOutRecord {
        var copy = self
        copy.pieces = pieces.map {
            LeftOutPiece(kind: $0.kind, name: $0.name, file: path($0.file), line: $0.line, cause: $0.cause, message: $0.message)
        }
        return copy
    }

    // MARK: The file

    func write(into folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(self).write(to: folder.appending(path: Self.fileName))
    }

    /// Reads the record of a program; nil if it is missing or damaged.
    static func read(from folder: URL) -> LeftOutRecord? {
        (try? Data(contentsOf: folder.appending(path: fileName))).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }

    // MARK: The report

    /// The message for people: the parts, grouped by cause; empty without any.
    package var report: String { pieces.isEmpty ? "" : "render: \(warning)" }

    /// The message without the name of the command.
    var warning: String {
        var lines = [
            "warning: left out \(pieces.count) of \(count) parts of the source, because \(pieces.count == 1 ? "it doesn't" : "they don't") compile:"
        ]
        for (title, own) in groups {
            lines.append("  \(title):")
            lines += own.map { "    \($0.file):\($0.line): \($0.title)" }
        }
        return lines.joined(separator: "\n")
    }

    /// The parts for programs, an object on each line, as `--diagnostic-format json` prints errors.
    package var json: String {
        struct Line: Encodable {
            let severity = "warning", kind = "left-out"
            let message: String
            let file: String
            let line: Int
            let name: String
            let part: String
            let cause: String
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return pieces.compactMap { piece in
            let line = Line(
                message: "left out \(piece.title): \(piece.message)", file: piece.file, line: piece.line, name: piece.name, part: piece.kind,
                cause: piece.cause.title)
            return try? encoder.printable(line)
        }.joined(separator: "\n")
    }

    /// The parts by cause, in the order of the causes' first parts.
    private var groups: [(title: String, pieces: [LeftOutPiece])] {
        var titles: [String] = []
        var groups: [String: [LeftOutPiece]] = [:]
        for piece in pieces {
            let title = piece.cause.title
            if groups[title] == nil { titles.append(title) }
            groups[title, default: []].append(piece)
        }
        return titles.map { title in (title, (groups[title] ?? []).sorted { ($0.file, $0.line) < ($1.file, $1.line) }) }
    }
}

extension LeftOutPiece.Cause {
    var title: String {
        switch self {
        case .missingModules(let names): "Easel doesn't have \(names.count == 1 ? "the module" : "the modules") \(names.joined(separator: ", "))"
        case .leftOut(let name): "\(name) was left out, or a part of it"
        case .lacking(let name): "Easel doesn't have \(name), or not in this form"
        case .refused: "the compiler refuses it, and --tolerant leaves it out"
        }
    }
}
