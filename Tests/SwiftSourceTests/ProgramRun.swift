import Commands
import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Programs that tests build from Swift source and run, as `render` does it.
enum ProgramRun {
    /// The path of a file or folder in `Programs`.
    static func path(_ name: String) -> String { URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/\(name)").path }

    /// Builds the program of some source, without a word.
    static func program(of source: SwiftSource) throws -> BuiltProgram {
        try ProgramBuilder(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/")) { _ in }.program(of: source)
    }

    /// Has a program do a job; returns its output.
    static func output(of executable: URL, _ request: ViewRequest, environment: [String: String] = [:]) throws -> String {
        let process = Process()
        process.executableURL = executable
        process.environment = BuiltProgram.environment.merging(environment) { $1 }
        let (input, output) = (ProgramStart.makePipe(), ProgramStart.makePipe())
        process.standardInput = input
        process.standardOutput = output
        try ProgramStart.run(process)
        try input.fileHandleForWriting.write(contentsOf: try request.encoded())
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    /// The labels of all views of a listing, in their order.
    static func labels(in listing: String) -> [String] {
        listing.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count == 3 ? String(parts[1]) : nil
        }
    }

    /// The texts of a listing, in their order.
    static func texts(in listing: String) -> [String] {
        labels(in: listing.split(separator: "\n").filter { $0.contains("Text \"") }.joined(separator: "\n"))
    }
}

extension Trait where Self == ConditionTrait {
    /// Needs the library of `Scripts/build-runtime`, which `Scripts/test` names in `EASEL_RUNTIME`.
    static var needsRuntime: Self { .enabled(if: ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil, "Scripts/test names the library") }
}
