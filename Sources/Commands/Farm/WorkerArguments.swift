/// The arguments of `render farm plan` that its workers also receive.
package enum WorkerArguments {
    /// The options of planning, with a value.
    private static let options: Set<String> = ["--for", "--shards", "--cores", "-o", "--output"]
    private static let flags: Set<String> = ["-q", "--quiet"]

    /// Returns the arguments of drawing.
    ///
    /// - Parameter typed: all arguments, as typed.
    package static func drawing(_ typed: some Sequence<String>) -> [String] {
        var result: [String] = []
        var isValue = false
        for word in typed {
            if isValue {
                isValue = false
            } else if options.contains(word) {
                isValue = true
            } else if !flags.contains(word), !options.contains(where: { word.hasPrefix($0 + "=") }) {
                result.append(word)
            }
        }
        return result
    }
}
