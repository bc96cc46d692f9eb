import Foundation
import Synchronization

/// The folders that the client works in: each is the root of the source in it, as if `--root` named it.
///
/// Source: the protocol's specification of 2025-06-18, section Roots. The client is asked once it is ready, and again when it says that they changed.
final class ClientRoots: Sendable {
    private struct State {
        var folders: [String] = []
        /// The request that has no answer yet.
        var pending: String?
        var requests = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    /// How long calls wait for the client's answer.
    private static let patience: Duration = .seconds(2)

    private let state = Mutex(State())
    private let mayBeRoot: @Sendable (String) -> Bool

    /// - Parameter mayBeRoot: returns whether a folder may be a root without a user's word: a home folder may not.
    init(mayBeRoot: @escaping @Sendable (String) -> Bool) { self.mayBeRoot = mayBeRoot }

    /// Returns a request for the folders; calls wait for its answer from now on.
    func request() -> JSONValue {
        let id = state.withLock { state in
            state.requests += 1
            state.pending = "roots-\(state.requests)"
            return "roots-\(state.requests)"
        }
        Task {
            try? await Task.sleep(for: Self.patience)
            self.end(id)
        }
        return ["jsonrpc": "2.0", "id": .string(id), "method": "roots/list"]
    }

    /// Takes the answer to a request.
    func receive(_ result: JSONValue?, id: JSONValue) {
        guard let id = id.text, state.withLock({ $0.pending == id }) else { return }
        if case .array(let roots)? = result?["roots"] {
            let folders = roots.compactMap { root in root["uri"]?.text.flatMap { URL(string: $0) } }.filter(\.isFileURL)
                .map { $0.standardizedFileURL.path }.filter(mayBeRoot)
            state.withLock { $0.folders = folders.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } }
        }
        end(id)
    }

    private func end(_ id: String) {
        let waiting = state.withLock { state in
            guard state.pending == id else { return [CheckedContinuation<Void, Never>]() }
            state.pending = nil
            defer { state.waiting = [] }
            return state.waiting
        }
        for call in waiting { call.resume() }
    }

    /// Returns the folder of the client that an input is in; nil if there is none.
    func root(for input: String) async -> String? {
        await withCheckedContinuation { continuation in
            let mustWait = state.withLock { state in
                if state.pending != nil { state.waiting.append(continuation) }
                return state.pending != nil
            }
            if !mustWait { continuation.resume() }
        }
        func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path }
        let place = real(input)
        return state.withLock { $0.folders }.filter { place == real($0) || place.hasPrefix(real($0) + "/") }.max { $0.utf8.count < $1.utf8.count }
    }
}
