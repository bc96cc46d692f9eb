/// Builds a list of entries; the compiler checks each entry separately.
@resultBuilder
enum EntryList<Entry> {
    static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
    static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
}
