import Commands
import Foundation
import Synchronization

extension ViewProgram {
    /// The views of a library that was loaded.
    private static let added = Mutex<[Entry]>([])

    /// Makes views available by their names. A library's code calls this when it is loaded.
    public static func add(_ entries: [Entry]) { added.withLock { $0 = entries } }

    static var addedEntries: [Entry] { added.withLock { $0 } }

    /// Loads a library with views.
    ///
    /// - Throws: `UsageError` if it can't be loaded.
    static func load(_ path: String) throws {
        guard let library = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = unsafe dlsym(library, "easelAddViews") else {
            let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "it has no views"
            throw UsageError("the view's code can't be loaded: \(reason)")
        }
        let add = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
        add()
    }
}
