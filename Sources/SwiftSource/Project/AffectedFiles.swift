import Commands
import Foundation
import FramePipeline
import SwiftFacts

/// The files that a change can affect: the changed ones, and those that use names declared by affected files.
struct AffectedFiles {
    /// Absolute paths without symbolic links.
    let paths: Set<String>

    /// - Parameters:
    ///   - changed: absolute paths, without symbolic links, of changed files, which may be other files than source.
    init(_ source: SwiftSource, changed: Set<String>) {
        let files = source.files.map { (path: Self.resolved($0.path), facts: $0.facts) }
        let all = Set(files.map(\.path))
        // Images and texts can be anywhere; references are not part of the source.
        let others = changed.filter { !$0.hasSuffix(".swift") && !$0.contains("/__Snapshots__/") }
        guard !others.contains(where: { ResourceFiles.isResource(ResourceFiles.name(of: $0)) }) else {
            paths = all
            return
        }
        let found = files.map { Self.declarations(in: $0.facts) }
        // An extension's additions to a type of the source can affect all users of the type; a type of SwiftUI is used everywhere.
        let types = Set(found.flatMap(\.names))
        let declared = found.map { $0.names.union($0.extended.intersection(types)) }
        let used = files.map { Set($0.facts.names.names) }
        var affected = Set(files.indices.filter { changed.contains(files[$0].path) })
        var open = Array(affected)
        while let index = open.popLast() {
            // Code calls these without a name that identifies their location.
            guard found[index].unnamed.isSubset(of: types) else {
                paths = all
                return
            }
            for other in files.indices where !affected.contains(other) && !declared[index].isDisjoint(with: used[other]) {
                affected.insert(other)
                open.append(other)
            }
        }
        paths = Set(affected.map { files[$0].path })
    }

    /// The declarations of a file.
    struct Declarations {
        /// The names that it declares outside of types and inside of extensions.
        var names: Set<String> = []
        /// The types that it extends.
        var extended: Set<String> = []
        /// Those to which it adds initializers, subscripts, or operators; "" for operators outside of types.
        var unnamed: Set<String> = []
    }

    /// Returns the declarations of a file.
    static func declarations(in facts: FileFacts) -> Declarations {
        var result = Declarations()
        for declaration in facts.declarations {
            let owner = facts.type(around: declaration)
            // The members of a type are found by its name.
            guard owner == nil || owner?.kind == .extension else { continue }
            let isOperator = declaration.kind == .function && declaration.name.first.map { !$0.isLetter && $0 != "_" } == true
            switch declaration.kind {
            case .extension: result.extended.insert(declaration.shortName)
            case .initializer, .subscript: result.unnamed.insert(owner?.shortName ?? "")
            case _ where isOperator: result.unnamed.insert(owner?.shortName ?? "")
            default: result.names.insert(declaration.name)
            }
        }
        // Every view has these.
        result.names.subtract(["body", "previews", "id"])
        return result
    }

    /// Returns an absolute path without symbolic links, as git names files.
    static func resolved(_ path: String) -> String { URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path }

    // MARK: - git

    /// - Throws: `UsageError` for a commit that git doesn't know.
    static func check(commit: String, in folder: String) throws {
        let result = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(commit)^{commit}"], in: folder)
        guard result.status == 0 else {
            throw UsageError("--since \(commit): git knows no such commit in \(folder)" + (result.errors.isEmpty ? "" : ": \(result.errors)"))
        }
    }

    /// Returns the absolute paths of files that changed since a commit, or that git doesn't know yet.
    ///
    /// - Parameters:
    ///   - folder: the folder of the source.
    ///   - files: the source's files, of which some may be in packages elsewhere; all files of a package without this commit count as changed.
    /// - Throws: `UsageError` for a commit that git doesn't know.
    static func changed(since reference: String, in folder: String, files: [String]) throws -> Set<String> {
        let main = resolved(folder)
        try check(commit: reference, in: main)
        var changed = try names(since: reference, in: main) ?? []
        let outside = files.map(resolved).filter { !$0.hasPrefix(main + "/") }
        for (place, own) in Dictionary(grouping: outside, by: package) {
            changed.formUnion(try names(since: reference, in: place) ?? Set(own))
        }
        return changed
    }

    /// Returns the folder of the package that a file belongs to, or else the file's folder.
    private static func package(of file: String) -> String {
        let place = (file as NSString).deletingLastPathComponent
        var parent = place
        while parent.count > 1 {
            if FileManager.default.fileExists(atPath: parent + "/Package.swift") { return parent }
            parent = (parent as NSString).deletingLastPathComponent
        }
        return place
    }

    /// Returns the changed files below a folder; nil if its repository doesn't have the commit.
    private static func names(since reference: String, in folder: String) throws -> Set<String>? {
        var names: [String] = []
        for arguments in [
            ["diff", "--name-only", "-z", "--no-relative", reference, "--", "."], ["ls-files", "--others", "--exclude-standard", "--full-name", "-z"],
        ] {
            let result = try git(arguments, in: folder)
            guard result.status == 0 else { return nil }
            names += String(decoding: result.output, as: UTF8.self).split(separator: "\0").map(String.init)
        }
        let root = String(decoding: try git(["rev-parse", "--show-toplevel"], in: folder).output, as: UTF8.self).trimmingCharacters(in: .newlines)
        return Set(names.map { resolved("\(root)/\($0)") })
    }

    /// Runs git, which starts programs that a repository's configuration names: monitors, filters, and others. Where the kernel has Landlock, they write
    /// nothing and have no network.
    private static func git(_ arguments: [String], in folder: String) throws -> ChildProcess.Result {
        let words = ["git", "-C", folder] + arguments
        guard let sandbox = try? Sandbox(allowed: [.confined]), let runner = try? SwiftReader.shared.runner(),
            FileManager.default.isExecutableFile(atPath: runner)
        else { return try ChildProcess.run("/usr/bin/env", words) }
        let files = SandboxFiles(readable: ["/"], writable: [], workingFolder: "/")
        let environment = ProcessInfo.processInfo.environment.merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 }
        let confined = sandbox.toolArguments(for: "/usr/bin/env", files, runner: runner, title: .git)
        return try ChildProcess.run(runner, confined + words, environment: environment)
    }
}
