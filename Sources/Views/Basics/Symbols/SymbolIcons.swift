/// Symbols that icons replace.
///
/// A line has the symbol's name, its icon, and the icon of the filled form, if it has one: the name of a Bootstrap icon, or `@` and that of a Material
/// icon. Options follow: `=77` for a mean side of 77 hundredths of an em instead of 100; `~h`, `~r`, `~l`, `~u` for a mirrored icon or a turn to the
/// right, to the left, or by half a circle; `~o` outlines the icon if the form isn't filled.
enum SymbolIcons {
    struct Entry {
        var icon: Substring
        var filled: Substring?
        var side: CGFloat = 100
        var turns: [Character] = []
    }

    static let entries: [Substring: Entry] = {
        var result: [Substring: Entry] = [:]
        for table in [communication, people, placesTransport, skyNature, devices, documentsTools, mediaGames, activities, rooms, rare] {
            for line in table.split(separator: "\n") {
                let words = line.split(separator: " ")
                var entry = Entry(icon: words[1])
                for word in words.dropFirst(2) {
                    switch word.first {
                    case "=": entry.side = CGFloat(Double(word.dropFirst()) ?? 100)
                    case "~": entry.turns += word.dropFirst()
                    default: entry.filled = word
                    }
                }
                result[words[0]] = entry
            }
        }
        return result
    }()
}
