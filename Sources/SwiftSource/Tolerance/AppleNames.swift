import Foundation
import Synchronization

/// The names of Apple's declarations that Easel lacks, and of those that it has.
struct AppleNames: Sendable {
    /// The names that Easel has.
    private let known: Set<String>
    /// The names with their argument labels, such as `glow(_:radius:)`, by their first word.
    private let labels: [String: [[String]]]

    /// The table in the folder of Easel's library, which is read when it is first needed in a build: most builds leave nothing out.
    static var shared: AppleNames {
        place.withLock { place in
            if let table = place.table { return table }
            func text(_ name: String) -> String { (try? String(contentsOfFile: "\(place.folder)/\(name)", encoding: .utf8)) ?? "" }
            let table = AppleNames(text("lacking.txt"), known: text("known.txt"))
            place.table = table
            return table
        }
    }

    private static let place = Mutex<(folder: String, table: AppleNames?)>(("", AppleNames("")))

    /// Uses the table of a library's folder from now on, as it is now.
    static func use(_ folder: String) { place.withLock { $0 = (folder, nil) } }

    /// - Parameters:
    ///   - table: a name in each line, such as `View.glow(_:radius:)` or `GlowStyle`; lines with `#` are comments.
    ///   - known: a word in each line.
    init(_ table: String, known: String = "") {
        self.known = Set(known.split(separator: "\n").map(String.init))
        var labels: [String: [[String]]] = [:]
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let head = line.prefix { $0 != "(" }
            var name = head.split(separator: ".").last.map(String.init) ?? String(head)
            // An initializer is called by the type's name.
            if name == "init" { name = head.split(separator: ".").dropLast().last.map(String.init) ?? name }
            let own = line.dropFirst(head.count).drop { $0 == "(" }.prefix { $0 != ")" }.split(separator: ":").map(String.init)
            labels[name, default: []].append(own)
        }
        self.labels = labels
    }

    /// Returns whether Apple has a declaration that Easel lacks and a use fits.
    ///
    /// - Parameters:
    ///   - name: such as `glow`.
    ///   - use: the use with its labels, such as `.glow(radius:)`; other texts don't restrict the labels.
    func contains(_ name: String, _ use: String) -> Bool {
        guard let known = labels[name] else { return false }
        let head = use.prefix { $0 != "(" }
        guard head.drop(while: { $0 == "." }) == name, use.hasSuffix(")") else { return true }
        let used = use.dropFirst(head.count + 1).dropLast().split(separator: ":").map(String.init)
        // Arguments with defaults and trailing closures aren't in the use.
        return known.contains { declared in
            var rest = declared[...]
            return used.allSatisfy { label in
                guard let index = rest.firstIndex(of: label) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }
    }

    /// Returns whether a name is nearly one that Easel or the source has, so that it is probably a mistake.
    func isMistyped(_ name: String, declared: Set<String>) -> Bool {
        guard name.count > 3 else { return false }
        var letters = Array(name)
        func isKnown() -> Bool {
            let word = String(letters)
            return known.contains(word) || declared.contains(word)
        }
        if isKnown() { return false }
        let alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        for index in letters.indices {
            let letter = letters.remove(at: index)
            if isKnown() { return true }
            letters.insert(letter, at: index)
            for other in alphabet where other != letter {
                letters[index] = other
                if isKnown() { return true }
            }
            letters[index] = letter
            if index > 0 {
                letters.swapAt(index - 1, index)
                if isKnown() { return true }
                letters.swapAt(index - 1, index)
            }
        }
        for index in 0...letters.count {
            for other in alphabet {
                letters.insert(other, at: index)
                if isKnown() { return true }
                letters.remove(at: index)
            }
        }
        return false
    }
}
