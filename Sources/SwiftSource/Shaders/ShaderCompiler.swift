import Commands
import Foundation
import Synchronization

/// Compiles a module's shaders to machine code, with the C++ compiler that is part of Swift's toolchain.
///
/// Metal's language is C++ with vectors, and its compiler is a clang, whose extensions for vectors it uses. So a file is compiled with few changes
/// (`ShaderDeclarations`, `ShaderOverloads`, `ShaderDivisors`), and with Easel's headers instead of Metal's (`Sources/CShaders/metal`). The object registers its functions when the program is loaded.
struct ShaderCompiler {
    let toolchain: SwiftToolchain
    let cache: ObjectCache
    /// For temporary files; the caller creates and removes it.
    let folder: URL

    /// Results are the same on each machine: no fused or reordered operations, and no instructions that some processors lack. What C++ leaves undefined, and
    /// Metal doesn't, has a result. Code of the user can't include files, neither by directives (`ShaderText`) nor by assembly.
    private static let options = [
        "-x", "c++", "-std=c++20", "-O2", "-fPIC", "-nostdinc", "-ffreestanding", "-fno-exceptions", "-fno-rtti", "-fvisibility=hidden", "-w",
        "-Wno-c++11-narrowing", "-Wno-reserved-user-defined-literal",
        "-ffp-contract=off", "-fno-math-errno", "-fno-finite-loops", "-fno-strict-float-cast-overflow", "-fwrapv", "-fno-strict-aliasing",
        "-fno-gnu-inline-asm", "-fno-color-diagnostics", "-fmacro-backtrace-limit=1", "-ferror-limit=20",
    ]

    /// Returns the object files of a module's shaders, those in the cache or new ones.
    ///
    /// - Throws: `ModuleCompiler.Refusal` for errors in the shaders.
    func objects(for module: SwiftSource.Module) throws -> [String] {
        let (toolchain, folder) = (toolchain, folder)
        let identity = toolchain.shaderIdentity + Self.options
        let units = Self.units(of: module).enumerated().map { index, text in
            (text: text, object: cache.object(ObjectCache.key(identity + [text], [])), number: index)
        }
        let missing = units.filter { !cache.contains($0.object) }
        let results = Mutex<[Int: Result<(isDone: Bool, output: String), any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: missing.count) { index in
            let (text, object, number) = missing[index]
            let result = Result { () throws -> (isDone: Bool, output: String) in
                let source = folder.appending(path: "\(object.lastPathComponent).cpp")
                try Data(text.utf8).write(to: source)
                return try toolchain.compileShaders(source, Self.options, into: folder.appending(path: object.lastPathComponent), in: folder)
            }
            results.withLock { $0[number] = result }
        }
        let answers = try missing.compactMap { unit in try results.withLock { $0[unit.number] }?.get() }
        guard answers.allSatisfy(\.isDone) else {
            let failed = zip(missing, answers).filter { !$1.isDone }
            throw ModuleCompiler.Refusal(
                output: failed.map { Self.messages($1.output, for: module.shaders[$0.number].path) }.joined(separator: "\n"))
        }
        for unit in missing { try cache.keep(folder.appending(path: unit.object.lastPathComponent), as: unit.object) }
        return units.map(\.object.path)
    }

    /// Identifies the shaders of a program, and everything that they are compiled with; empty without shaders.
    static func identity(of source: SwiftSource, toolchain: SwiftToolchain) -> [String] {
        let units = source.modules.flatMap(units)
        return units.isEmpty ? [] : toolchain.shaderIdentity + options + units
    }

    /// Returns the texts that are compiled for a module.
    static func units(of module: SwiftSource.Module) -> [String] {
        let space = "easel_shaders_\(ObjectCache.key([module.name], []))"
        return module.shaders.enumerated().map { index, file in
            unit(of: file, library: module.bundleName ?? "", space: file.isAlone ? "\(space)_\(index)" : space)
        }
    }

    /// Returns the text that is compiled: a file in the namespace of its module, whose functions may have the names of those in other modules, and a table.
    private static func unit(of file: ShaderFile, library: String, space: String) -> String {
        // A function that a condition has left out is the number outside.
        let outside = file.functions.filter { !$0.contains(":") }.map { "constexpr int \($0) = 0;" }.joined(separator: " ")
        let library = ShaderText.literal(library)
        let entries = file.functions.flatMap { name -> [String] in
            let short = name.split(separator: ":").last.map(String.init) ?? name
            let names = name == short ? [name] : [name, short]
            // A function may have the name of another one, or of one of Metal's.
            let reference = file.signatures[name].map { "(\($0))&\(name)" } ?? "&\(name)"
            return names.map { "easel::describe<\(reference)>(\(reference), \(library), \(ShaderText.literal($0)))," }
        }
        return """
            #include "easel_metal.h"
            namespace \(space)_outside { \(outside) namespace \(space) {
            \(file.text)
            #line 1 "the table of \(file.path.filter { $0 != "\"" && $0 != "\\" })"
            static constexpr easel_shader easel_table[] = {
            \(entries.joined(separator: "\n"))
            };
            __attribute__((constructor)) static void easel_add() { easel_add_shaders(easel_table, \(entries.count)); }
            } }

            """
    }

    /// Returns why the linker refuses shaders, from its messages; nil if those are about something else.
    static func problem(inLinking output: String) -> String? {
        guard let line = output.split(separator: "\n").first(where: { $0.contains("easel_shaders_") && $0.contains("::") }),
            let name = line.components(separatedBy: "::").last?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return line.contains("undefined")
            ? "the .metal files declare the function \(name), and none of them defines it"
            : "several .metal files define the function \(name): with `static`, each has its own"
    }

    /// Returns the compiler's messages about a file, without remarks about Easel's headers.
    static func messages(_ output: String, for path: String) -> String {
        var (kept, isKept): ([Substring], Bool) = ([], true)
        for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
            if line.hasPrefix("In file included from ") || line.hasSuffix(" generated.") { continue }
            let isMessage = [": error: ", ": note: ", ": fatal error: "].contains { line.contains($0) }
            if isMessage {
                let isOurs = line.contains(": note: ") && (line.contains("/easel_") || line.hasPrefix("<"))
                // An error in the table follows from one above.
                isKept = !isOurs && !(line.hasPrefix("the table of ") && kept.contains { $0.contains(" error: ") })
            }
            if isKept { kept.append(line) }
        }
        // What leaves out files looks for their names.
        if !kept.contains(where: { $0.hasPrefix("\(path):") && $0.contains(" error: ") }) {
            let isTable = kept.contains { $0.hasPrefix("the table of ") }
            kept.append("\(path):1:1: error: \(isTable ? "SwiftUI can't call a function of this file" : "a header of this file doesn't compile")")
        }
        return kept.joined(separator: "\n").replacing(": fatal error: ", with: ": error: ")
            .replacing("no matching function for call to 'easel_vector'", with: "the arguments don't have as many numbers in total as the vector")
    }
}
