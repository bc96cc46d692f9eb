/// Returns a list as in a sentence: "a", "a or b", "a, b, or c"; empty without items.
///
/// - Parameter conjunction: the word before the last item, such as "or".
package func wordList(_ items: some Collection<String>, _ conjunction: String) -> String {
    let items = Array(items)
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    guard items.count > 2 else { return "\(items[0]) \(conjunction) \(last)" }
    return items.dropLast().joined(separator: ", ") + ", \(conjunction) \(last)"
}

/// Returns a number with its noun: "1 frame", "2 frames".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
