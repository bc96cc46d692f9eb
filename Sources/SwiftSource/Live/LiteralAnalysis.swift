import Views

/// The literals of all files of a source.
struct LiteralAnalysis: Sendable {
    /// Everything but the values of literals.
    struct Skeleton: Hashable, Sendable {
        /// The platform, the settings of the modules, and the contents of resources.
        let surroundings: [String]
        /// A hash for each file.
        let files: [String]
    }

    private struct File: Sendable {
        let path: String
        let text: [UInt8]
        let literals: DesignTimeLiterals
        /// A hash of the path and the text without the values of literals.
        let hash: String
    }

    private let files: [File]
    let skeleton: Skeleton
    /// The values by the keys of the calls.
    let values: [Int: DesignTimeValues.Value]

    /// - Parameter old: an earlier analysis, whose results are used for files that haven't changed.
    init(_ source: SwiftSource, _ resources: ResourceStamp, reusing old: LiteralAnalysis?) {
        let known = Dictionary((old?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
        let files = source.modules.flatMap { module in
            module.files.map { file in
                if let same = known[file.path], same.text == file.compiledText { return same }
                let literals = DesignTimeLiterals(of: file)
                return File(
                    path: file.path, text: file.compiledText, literals: literals, hash: ObjectCache.key([module.name], [(file.path, literals.skeleton)]))
            }
        }
        self.files = files
        skeleton = Skeleton(
            surroundings: [resources.text, "\(source.target) \(source.info)"]
                + source.modules.map { "\($0.name) \($0.settings) \($0.resources) \($0.bundleName ?? "")" } + source.modules.flatMap(ShaderCompiler.units),
            files: files.map(\.hash))
        var values: [Int: DesignTimeValues.Value] = [:]
        for (number, file) in files.enumerated() {
            for (index, literal) in file.literals.literals.enumerated() { values[Self.firstKey(number) + index] = literal.value }
        }
        self.values = values
    }

    /// A file's keys don't depend on the contents of other files, so that its object stays valid when those change.
    private static func firstKey(_ file: Int) -> Int { file << 24 }

    /// Returns a source with calls around the literals.
    ///
    /// - Parameter source: the source that was analyzed, perhaps without some of its files.
    /// - Throws: `SwiftSourceError` if the texts can't be read.
    func instrumented(_ source: SwiftSource) throws(SwiftSourceError) -> SwiftSource {
        let numbers = Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
        var copy = source
        for module in copy.modules.indices {
            // Also files without literals: the compiler must not read them from the disk, where they may change meanwhile.
            copy.modules[module].files = try SwiftSource.File.replaced(
                copy.modules[module].files.map { file in
                    (file, numbers[file.path].map { files[$0].literals.instrumented(firstKey: Self.firstKey($0)) } ?? file.compiledText)
                })
        }
        return copy
    }
}
