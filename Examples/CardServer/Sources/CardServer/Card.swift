/// What a card shows.
struct Card: Hashable, Sendable {
    /// From 1 to 120 characters.
    var title = ""
    /// Up to 60 characters.
    var author = ""
    /// Up to 60 characters.
    var date = ""
    /// The hue of the background in degrees, from 0 to 360.
    var hue = 220.0
}

/// A request doesn't describe a card. The message is for its sender.
struct CardError: Error, Equatable {
    let message: String
}

extension Card {
    /// Reads the parameters of a request, such as `title=Hello&hue=30`.
    ///
    /// - Throws: `CardError` that names the parameter and its values.
    init(parameters: some Sequence<(key: Substring, value: Substring)>) throws(CardError) {
        var names: Set<Substring> = []
        for (name, value) in parameters {
            guard names.insert(name).inserted else { throw CardError(message: "'\(name)' is given twice") }
            switch name {
            case "title": title = try Self.text(value, of: "title", limit: 120)
            case "author": author = try Self.text(value, of: "author", limit: 60)
            case "date": date = try Self.text(value, of: "date", limit: 60)
            case "hue":
                guard let number = Double(value), (0...360).contains(number) else { throw CardError(message: "hue takes a number from 0 to 360") }
                hue = number
            default: throw CardError(message: "unknown parameter '\(name.prefix(40))'; the parameters are title, author, date, and hue")
            }
        }
        if title.isEmpty { throw CardError(message: "title is missing") }
    }

    private static func text(_ value: Substring, of name: String, limit: Int) throws(CardError) -> String {
        // Bytes are counted first: one character may consist of thousands.
        guard value.utf8.count <= limit * 16, value.count <= limit else { throw CardError(message: "\(name) takes up to \(limit) characters") }
        return String(value)
    }
}
