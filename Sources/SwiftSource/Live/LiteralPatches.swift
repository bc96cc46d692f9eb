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
        let skeleton: LiteralAnalysis.Skeleton
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
        /// The source that was last built without calls.
        var lastBuilt: LiteralAnalysis?
        /// The literals of the source that was looked at last.
        var analysis: LiteralAnalysis?
        /// Sources that can't be compiled with calls.
        var refused: Set<LiteralAnalysis.Skeleton> = []
        /// The source that is compiled next.
        var pending: LiteralAnalysis.Skeleton?
        var task: Task<Void, Never>?
        var isEnded = false
    }

    /// The number of sources that are remembered because they can't be compiled with calls; a further one replaces all.
    private static let refusedLimit = 100

    private let state = Mutex(State())
    /// The time after which a source that was built is compiled a second time, so that its first pictures don't wait.
    private let delay: Duration

    init(delay: Duration = .milliseconds(250)) { self.delay = delay }

    /// Returns the library that can show some source.
    ///
    /// - Returns: nil if the source must be compiled, or if the usual library is at least as good.
    func patch(for source: SwiftSource, _ resources: ResourceStamp) -> Patch? {
        let (known, lastBuilt) = state.withLock { ($0.base, $0.lastBuilt) }
        guard let base = known else { return nil }
        let analysis = analysis(of: source, resources)
        if let lastBuilt, lastBuilt.skeleton == analysis.skeleton, lastBuilt.values == analysis.values { return nil }
        guard analysis.skeleton == base.skeleton, analysis.values.count == base.values.count else { return nil }
        let changed = analysis.values.filter { key, value in !(base.values[key].map(value.isSame) ?? false) }
        guard !changed.isEmpty, changed.allSatisfy({ key, value in base.values[key].map(value.canReplace) ?? false }) else { return nil }
        return Patch(program: base.program, host: base.host, values: changed, warnings: base.warnings)
    }

    /// Looks at the literals of a source, and only at those of files that have changed.
    private func analysis(of source: SwiftSource, _ resources: ResourceStamp) -> LiteralAnalysis {
        let analysis = LiteralAnalysis(source, resources, reusing: state.withLock { $0.analysis })
        state.withLock { $0.analysis = analysis }
        return analysis
    }

    /// Compiles a source that was built a second time, a moment later.
    ///
    /// - Parameters:
    ///   - source: the source as it was typed.
    ///   - built: the source without the files that were left out.
    ///   - build: builds the library with calls.
    func prepare(
        _ source: SwiftSource, _ resources: ResourceStamp, host: BuiltProgram, warnings: [String], built: SwiftSource,
        build: @escaping @Sendable (SwiftSource) throws -> BuiltProgram
    ) {
        let analysis = analysis(of: source, resources)
        let skeleton = analysis.skeleton
        state.withLock { state in
            state.lastBuilt = analysis
            let isKnown = state.base?.skeleton == skeleton && state.base?.values == analysis.values
            // A source that differs only in literals can use the same library.
            guard !state.isEnded, !isKnown, !analysis.values.isEmpty, state.pending != skeleton, !state.refused.contains(skeleton) else { return }
            state.pending = skeleton
            state.task = Task.detached(priority: .background) { [self, previous = state.task] in
                await previous?.value
                try? await Task.sleep(for: delay)
                // Meanwhile, other code may have been built.
                guard self.state.withLock({ !$0.isEnded && $0.pending == skeleton }) else { return }
                let result = await Self.onThread { Result { try build(analysis.instrumented(built)) } }
                self.state.withLock { state in
                    if state.pending == skeleton { state.pending = nil }
                    switch result {
                    case .success(let program):
                        state.base = Base(skeleton: skeleton, values: analysis.values, program: program, host: host, warnings: warnings)
                    case .failure(is ModuleCompiler.Outdated): break
                    case .failure:
                        if state.refused.count == Self.refusedLimit { state.refused = [] }
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

    /// Drops a library that can't be loaded.
    func forget(_ patch: Patch) {
        state.withLock { state in
            if state.base?.program.executable == patch.program.executable { state.base = nil }
        }
    }

    /// Waits until no library is being built, for tests.
    func finish() async { await state.withLock { $0.task }?.value }

    func end() {
        state.withLock { state in
            state.isEnded = true
            state.task?.cancel()
        }
    }
}
