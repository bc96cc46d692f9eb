/// Lists entries one below the other, each checked by the compiler on its own.
@resultBuilder
enum EntryList<Entry> {
    static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
    static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
}
