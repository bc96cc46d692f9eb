import Foundation
import Synchronization
import Testing
import Views

@testable import SwiftSource

/// The second compilation of a live view, without the compiler.
struct LiteralPatchesTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func source(_ files: [String: String]) throws -> SwiftSource {
            for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
            return try SwiftSource(path: url.path)
        }
    }

    /// Counts compilations, and keeps what they were given.
    private final class Compiler: Sendable {
        let sources = Mutex<[SwiftSource]>([])
        var count: Int { sources.withLock(\.count) }

        func compile(_ source: SwiftSource) -> BuiltProgram {
            sources.withLock { $0.append(source) }
            return LiteralPatchesTests.program("Instrumented")
        }
    }

    private static func program(_ name: String) -> BuiltProgram { BuiltProgram(executable: URL(filePath: "/\(name)"), catalog: ViewCatalog(entries: [])) }

    private static func view(_ name: String, _ modifiers: String) -> String {
        "import SwiftUI\nstruct \(name): View { var body: some View { Color.red\(modifiers) } }\n"
    }

    private static func prepare(
        _ patches: LiteralPatches, _ source: SwiftSource, built: SwiftSource? = nil, build: @escaping @Sendable (SwiftSource) throws -> BuiltProgram
    ) {
        let stamp = ResourceStamp(source, besides: "/nowhere", except: nil)
        patches.prepare(source, stamp, host: program("Host"), warnings: [], built: built ?? source, build: build)
    }

    private static func patch(_ patches: LiteralPatches, _ source: SwiftSource) -> LiteralPatches.Patch? {
        patches.patch(for: source, ResourceStamp(source, besides: "/nowhere", except: nil))
    }

    @Test func aSourceThatDoesNotCompileWithCallsIsCompiledOnce() async throws {
        let (folder, patches, compiler) = (try Folder(), LiteralPatches(delay: .zero), Compiler())
        for padding in [4, 8] {
            Self.prepare(patches, try folder.source(["A.swift": Self.view("A", ".padding(\(padding))")])) { source in
                _ = compiler.compile(source)
                throw SwiftSourceError("error: ambiguous use of 'padding'")
            }
            await patches.finish()
        }
        #expect(compiler.count == 1)
        #expect(Self.patch(patches, try folder.source(["A.swift": Self.view("A", ".padding(12)")])) == nil)
        // Other code may compile.
        Self.prepare(patches, try folder.source(["A.swift": Self.view("A", ".opacity(0.5)")]), build: compiler.compile)
        await patches.finish()
        #expect(compiler.count == 2)
        #expect(Self.patch(patches, try folder.source(["A.swift": Self.view("A", ".opacity(0.25)")]))?.values.values.map(\.self) == [.float(0.25)])
    }

    @Test func anEditDuringTheCompilationIsCompiledNext() async throws {
        let (folder, patches, compiler) = (try Folder(), LiteralPatches(delay: .zero), Compiler())
        let first = try folder.source(["A.swift": Self.view("A", ".padding(4)")])
        let second = try folder.source(["A.swift": Self.view("A", ".opacity(0.5)")])
        Self.prepare(patches, first) { source in
            _ = compiler.compile(source)
            Self.prepare(patches, second, build: compiler.compile)
            throw ModuleCompiler.Outdated()
        }
        // The task of the first compilation, and the one that it begins.
        await patches.finish()
        await patches.finish()
        #expect(compiler.count == 2)
        #expect(Self.patch(patches, try folder.source(["A.swift": Self.view("A", ".opacity(0.75)")])) != nil)
        // The edit did not make the first source one that can't be compiled.
        Self.prepare(patches, first, build: compiler.compile)
        await patches.finish()
        #expect(compiler.count == 3)
        #expect(Self.patch(patches, try folder.source(["A.swift": Self.view("A", ".padding(16)")])) != nil)
    }

    @Test func filesThatAreLeftOutAreNotCompiledButWatched() async throws {
        let (folder, patches, compiler) = (try Folder(), LiteralPatches(delay: .zero), Compiler())
        func source(_ padding: Int, _ broken: String) throws -> SwiftSource {
            try folder.source(["A.swift": Self.view("A", ".padding(\(padding))"), "Broken.swift": Self.view("Broken", broken)])
        }
        let typed = try source(4, ".unknown(1)")
        var built = typed
        built.modules[0].files.removeAll { $0.path.hasSuffix("Broken.swift") }
        Self.prepare(patches, typed, built: built, build: compiler.compile)
        await patches.finish()
        let files = compiler.sources.withLock { $0.flatMap { $0.modules.flatMap(\.files) } }
        #expect(files.map { URL(filePath: $0.path).lastPathComponent } == ["A.swift"])
        #expect(files.allSatisfy { String(decoding: $0.compiledText, as: UTF8.self).contains("__designTime") })
        #expect(Self.patch(patches, try source(8, ".unknown(1)"))?.values.values.map(\.self) == [.integer(8)])
        // It may compile now.
        #expect(Self.patch(patches, try source(8, ".hidden()")) == nil)
    }
}
