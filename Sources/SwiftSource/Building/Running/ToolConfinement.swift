import Foundation

/// The files that the tools of a build may use: compilers, the linker, and the plugins that they start.
///
/// A confined build reads the toolchain, Easel's library, the checked files of its source, and its own cache, and writes the folder of its results. So code that
/// takes over the compiler finds no secrets, no network, and nothing of another build that it could change.
struct ToolConfinement: Sendable {
    /// The program that confines others.
    let runner: String
    let sandbox: Sandbox
    /// The absolute paths of files and folders that every call reads.
    var readable: [String]
    /// The folder for compiled headers of C modules that the library's own folder lacks, which a confined build can only read.
    let headers: String

    /// Returns the program and the arguments that run a tool.
    ///
    /// - Parameter writable: the absolute paths of folders, which exist.
    func command(_ tool: String, _ arguments: [String], writable: [String]) -> (program: String, arguments: [String]) {
        let files = SandboxFiles(readable: readable, writable: writable, workingFolder: writable.first ?? "/")
        return (runner, sandbox.toolArguments(for: tool, files, runner: runner, title: .compiler) + arguments)
    }

    /// Whether a tool failed because a folder of compiled headers lacks one.
    static func lacksHeader(_ output: String, in folder: String) -> Bool { output.contains("unable to open output file '\(folder)/") }
}
