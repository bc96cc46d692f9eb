import Commands
import Foundation
import Synchronization
import Views

/// Libraries in which literals can change without the compiler.
///
/// While the picture of an edit is on the screen, its source is compiled a second time, with a call around each literal (`DesignTimeLiterals`). An edit that
/// changes nothing but such literals then runs this library with other values. The compiler never sees them, so a value is accepted only if each type that could
/// have the old one can also have the new one. A source that doesn't compile with the calls is compiled as usual after each edit.
final class LiteralPatches: Sendable {
    /// A library with calls around its literals.
    private struct Base: Sendable {
        /// A hash of everything but the values of literals.
        let skeleton: String
        let values: [Int: DesignTimeValues.Value]
        let program: BuiltProgram
        let host: BuiltProgram
        let warnings: [String]
    }

    /// The library for some source, and the values that differ from those in its code.
    struct Patch: Sendable {
        let program: BuiltProgram
        let host: BuiltProgram
        let values: [Int: DesignTimeValues.Value]
        let warnings: [String]

        /// Identifies the program and its values.
        var identity: String {
            program.executable.path + values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        }
    }

    private struct State {
        var base: Base?
        /// The hash of the source that was last built without calls.
        var lastBuilt = ""
        /// The hashes of sources that can't be compiled with calls, without their literals.
        var refused: Set<String> = []
        /// The hash of the source that is compiled next, without its literals.
        var pending: String?
        var task: Task<Void, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())
    /// The time after which a source that was built is compiled a second time, so that its first pictures don't wait.
    private let delay: Duration

    init(delay: Duration = .milliseconds(250)) { self.delay = delay }

    /// Returns the library that can show some source.
    ///
    /// - Returns: nil if it must be compiled, or if its usual library exists.
    func patch(for source: SwiftSource, _ resources: ResourceStamp) -> Patch? {
        let (base, lastBuilt) = state.withLock { ($0.base, $0.lastBuilt) }
        guard let base, Self.key(of: source, resources) != lastBuilt else { return nil }
        let analysis = Analysis(source)
        guard analysis.skeleton(resources) == base.skeleton, analysis.values.count == base.values.count else { return nil }
        let changed = analysis.values.filter { base.values[$0.key] != $0.value }
        guard changed.allSatisfy({ key, value in base.values[key].map(value.canReplace) ?? false }) else { return nil }
        return Patch(program: base.program, host: base.host, values: changed, warnings: base.warnings)
    }

    /// Notes that a source was built, and compiles it a second time a moment later.
    ///
    /// - Parameter build: builds the library with calls.
    func prepare(
        _ source: SwiftSource, _ resources: ResourceStamp, host: BuiltProgram, warnings: [String],
        build: @escaping @Sendable (SwiftSource) throws -> BuiltProgram
    ) {
        let key = Self.key(of: source, resources)
        let analysis = Analysis(source)
        let skeleton = analysis.skeleton(resources)
        state.withLock { state in
            state.lastBuilt = key
            let isKnown = state.base?.skeleton == skeleton && state.base?.values == analysis.values
            // One that differs in literals only is as good.
            guard !state.isEnded, !isKnown, !analysis.values.isEmpty, state.pending != skeleton, !state.refused.contains(skeleton) else { return }
            state.pending = skeleton
            state.task = Task.detached(priority: .background) { [self, previous = state.task] in
                await previous?.value
                try? await Task.sleep(for: delay)
                // Meanwhile, other code may have been built.
                guard self.state.withLock({ !$0.isEnded && $0.pending == skeleton }) else { return }
                let program = await Self.onThread { try? build(analysis.instrumented) }
                self.state.withLock { state in
                    if state.pending == skeleton { state.pending = nil }
                    if let program {
                        state.base = Base(skeleton: skeleton, values: analysis.values, program: program, host: host, warnings: warnings)
                    } else {
                        state.refused.insert(skeleton)
                    }
                }
            }
        }
    }

    private static func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        // Compiling blocks, which tasks must not.
        await withCheckedContinuation { continuation in DispatchQueue.global(qos: .utility).async { continuation.resume(returning: work()) } }
    }

    /// Waits until no library is being built, for tests.
    func finish() async { await state.withLock { $0.task }?.value }

    func end() {
        state.withLock { state in
            state.isEnded = true
            state.task?.cancel()
        }
    }

    private static func key(of source: SwiftSource, _ resources: ResourceStamp) -> String {
        ProgramCache.key(
            of: source, identity: [resources.text, "\(source.target) \(source.info)"] + source.modules.map { "\($0.resources) \($0.bundleName ?? "")" })
    }

    /// The literals of all files.
    private struct Analysis: Sendable {
        let source: SwiftSource
        private let literals: [[DesignTimeLiterals]]
        /// The values by the keys of the calls.
        let values: [Int: DesignTimeValues.Value]

        init(_ source: SwiftSource) {
            self.source = source
            literals = source.modules.map { $0.files.map { DesignTimeLiterals(of: $0.compiledText) } }
            var (values, file) = ([Int: DesignTimeValues.Value](), 0)
            for literals in literals.joined() {
                for (index, literal) in literals.literals.enumerated() { values[Self.firstKey(file) + index] = literal.value }
                file += 1
            }
            self.values = values
        }

        /// A file's keys don't depend on the other files, so that its object stays valid when those change.
        private static func firstKey(_ file: Int) -> Int { file << 24 }

        private func withTexts(_ text: (DesignTimeLiterals, _ file: Int) -> [UInt8]) -> SwiftSource {
            var (copy, file) = (source, 0)
            for module in copy.modules.indices {
                for index in copy.modules[module].files.indices {
                    let found = literals[module][index]
                    if !found.literals.isEmpty {
                        copy.modules[module].files[index] = SwiftSource.File(copy.modules[module].files[index], compiledAs: text(found, file))
                    }
                    file += 1
                }
            }
            return copy
        }

        var instrumented: SwiftSource { withTexts { $0.instrumented(firstKey: Self.firstKey($1)) } }

        func skeleton(_ resources: ResourceStamp) -> String { LiteralPatches.key(of: withTexts { found, _ in found.skeleton }, resources) }
    }
}
