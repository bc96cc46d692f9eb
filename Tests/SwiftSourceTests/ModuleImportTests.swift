import Foundation
import Testing

@testable import SwiftSource

/// The import of each module in AppleModules: it shows the module's names and those of the modules that `modules.txt` says it shows, and no others.
@Suite(.needsRuntime)
struct ModuleImportTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../AppleModules").standardized

    /// A paragraph of `modules.txt`.
    private struct Module {
        let name: String
        var systems: Set<String> = []
        var shown: [String] = []
        var isOfToolchain = false
    }

    private static func modules() throws -> [Module] {
        try String(contentsOf: folder.appending(path: "modules.txt"), encoding: .utf8).split(separator: "\n\n").compactMap { paragraph in
            let lines = paragraph.split(separator: "\n").filter { !$0.hasPrefix("#") }
            guard let name = lines.first else { return nil }
            var module = Module(name: String(name))
            for line in lines.dropFirst() {
                let parts = line.split(separator: ": ", maxSplits: 1)
                let values = parts.count == 2 ? parts[1].split(separator: ", ").map(String.init) : []
                switch parts[0] {
                case "on": module.systems = Set(values)
                case "shows": module.shown = values
                case "toolchain": module.isOfToolchain = true
                default: break
                }
            }
            return module
        }
    }

    /// Returns a public name of each folder that no other folder declares, and a line of code that uses it.
    private static func probes() throws -> [String: (name: String, code: String)] {
        var names: [String: [(name: String, isType: Bool)]] = [:]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        for file in files where file.pathExtension == "swift" && file.lastPathComponent != "Macros.swift" {
            let module = file.path.dropFirst(folder.path.count + 1).prefix { $0 != "/" }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(
                of: /(?m)^(?:@[\w.]+(?:\([^)\n]*\))? )*(?:(?:public|open|final|indirect|nonisolated) )+(struct|class|enum|protocol|typealias|let) ([A-Za-z]\w+)/
            ) {
                names[String(module), default: []].append((String(match.2), match.1 != "let"))
            }
        }
        var owners: [String: Int] = [:]
        for module in names.values { for name in Set(module.map(\.name)) { owners[name, default: 0] += 1 } }
        return names.compactMapValues { candidates in
            let own = candidates.filter { owners[$0.name] == 1 }
            // No other library has a name as long as the longest one.
            let types = own.filter(\.isType)
            guard let (name, isType) = (types.isEmpty ? own : types).max(by: { $0.name.count < $1.name.count }) else { return nil }
            return (name, isType ? "private typealias Probe = \(name)" : "private func probe() { _ = \(name) }")
        }
    }

    @Test(arguments: ["ios", "macos", "watchos"])
    func importsShowTheModuleAndWhatItShows(system: String) throws {
        let all = Dictionary(uniqueKeysWithValues: try Self.modules().map { ($0.name, $0) })
        // Every file sees the names of the folder Foundation.
        let probes = try Self.probes().filter { $0.key != "Foundation" }
        #expect(probes.count > 130)
        func shown(_ name: String, _ known: inout Set<String>) {
            guard known.insert(name).inserted else { return }
            // SwiftUI shows CoreGraphics, as on Apple's systems.
            for other in name == "SwiftUI" ? ["CoreGraphics"] : all[name]?.shown ?? [] { shown(other, &known) }
        }
        let imported = all.values.filter { module in
            !module.isOfToolchain && (system == "watchos" ? module.systems.contains(system) : module.systems.isEmpty || module.systems.contains(system))
        }.map(\.name).sorted()
        #expect(!imported.isEmpty)

        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let owners = probes.keys.sorted()
        var expected: Set<String> = []
        var paths: [String] = []
        for module in imported {
            var known: Set<String> = []
            shown(module, &known)
            let path = place.appending(path: "\(module).swift")
            var lines = ["import \(module)"]
            for (index, owner) in owners.enumerated() {
                guard let probe = probes[owner] else { continue }
                lines.append(probe.code.replacing("Probe", with: "Probe\(index)").replacing("probe()", with: "probe\(index)()"))
                if !known.contains(owner) { expected.insert("import \(module): \(probe.name)") }
            }
            try lines.joined(separator: "\n").write(to: path, atomically: true, encoding: .utf8)
            paths.append(path.path)
        }
        let target = CompilationTarget(platform: system == "macos" ? .macOS : nil).adapted(to: system == "watchos" ? .watchOS : .iOS)
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
            .adapted(to: target).withoutImplicitImports
        let options = [
            "-typecheck", "-parse-as-library", "-module-name", "Imports", "-suppress-warnings", "-diagnostic-style", "llvm", "-disable-typo-correction",
        ]
        let output = try toolchain.compile(options + paths, in: place).1
        var unknown: Set<String> = []
        for match in output.matches(of: /(?m)^\S+\/(\w+)\.swift:\d+:\d+: error: (.*)$/) {
            let name = match.2.wholeMatch(of: /cannot find (?:type )?'(\w+)' in scope/)?.1
            unknown.insert("import \(match.1): \(name ?? match.2)")
        }
        #expect(unknown.subtracting(expected).sorted() == [], "names that must be known")
        #expect(expected.subtracting(unknown).sorted() == [], "names that must be unknown")
    }
}
