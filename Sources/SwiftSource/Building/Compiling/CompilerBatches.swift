import Foundation

extension ModuleCompiler {
    /// The number of files above which an error in declarations ends the compilation of bodies.
    static let manyFiles = 40

    /// Divides files into groups that take equally long. Each process reads all files, so there are few.
    ///
    /// - Parameter besideInterface: whether one more process describes the module.
    static func batches(
        of files: [(index: Int, weight: Int)], besideInterface: Bool, processors: Int = ProcessInfo.processInfo.activeProcessorCount
    ) -> [[Int]] {
        let processors = max(1, min(processors, 8))
        let number = files.count > 3 ? processors : max(1, processors - 1)
        var groups = Array(repeating: (load: 0, own: 0, files: [Int]()), count: min(files.count, number))
        guard !groups.isEmpty else { return [] }
        // About the time for a module's description.
        if besideInterface { groups[0].load = files.reduce(0) { $0 + $1.weight } / 8 }
        for file in files.sorted(by: { ($1.weight, $0.index) < ($0.weight, $1.index) }) {
            guard let least = groups.indices.min(by: { groups[$0].load < groups[$1].load }) else { continue }
            groups[least].load += file.weight
            groups[least].own += file.weight
            groups[least].files.append(file.index)
        }
        return groups.filter { !$0.files.isEmpty }.sorted { $0.own > $1.own }.map { $0.files.sorted() }
    }
}

extension SwiftSource.File {
    /// How long the file takes to compile, compared with others: views take ten times as long as other code.
    var weight: Int {
        let (text, mark) = (compiledText, Array("some View".utf8))
        let isView = text.indices.contains { text[$0] == mark[0] && text[$0...].starts(with: mark) }
        return text.count * (isView ? 10 : 1)
    }
}
