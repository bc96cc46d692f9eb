import Foundation

/// A question about the parts of files that can be left out around errors.
public struct PieceRequest: Codable, Sendable {
    /// The position of an error.
    public struct Place: Codable, Equatable, Sendable {
        /// The index of the file.
        public var file: Int
        /// Line and column in bytes, counted from 1.
        public var line: Int
        public var column: Int
        /// The names in the error's message.
        public var names: [String]

        public init(file: Int, line: Int, column: Int, names: [String]) { (self.file, self.line, self.column, self.names) = (file, line, column, names) }
    }

    /// The texts that are compiled.
    public var texts: [Data]
    public var places: [Place]
    /// Whether the parts of each text are counted.
    public var countsParts: Bool

    public init(texts: [Data], places: [Place], countsParts: Bool = false) { (self.texts, self.places, self.countsParts) = (texts, places, countsParts) }
}

/// The answer to a `PieceRequest`.
public struct PieceAnswer: Codable, Sendable {
    /// What can be left out at a place.
    public struct Choice: Codable, Equatable, Sendable {
        /// The parts around the place, the smallest first; the last one is the file.
        public var around: [Piece] = []
        /// The index of the parts inside the smallest view builder that contains the place: errors can be reported away from their cause. Nil without a builder.
        public var inside: Int?
        /// The index of the parts inside the largest view builder that contains the place.
        public var outer: Int?
        /// The words of the statement or the declaration's head at the place.
        public var words: [String] = []
        /// The name of the function or type that the innermost call around the place calls; nil without a call.
        public var callee: String?

        public init() {}
    }

    /// For each place, in the order of the request.
    public var choices: [Choice]
    /// The parts inside the view builders of all choices, each builder once: many errors can be in one.
    public var builders: [[PieceTree]]
    /// The names that each text declares, local ones excepted.
    public var declared: [[String]]
    /// The superclasses and protocols of each text's types, by the types' names.
    public var inherited: [[String: [String]]]
    /// The number of parts of each text that could be left out; empty if they aren't counted.
    public var counts: [Int]

    public init(choices: [Choice], builders: [[PieceTree]], declared: [[String]], inherited: [[String: [String]]], counts: [Int]) {
        (self.choices, self.builders, self.declared, self.inherited, self.counts) = (choices, builders, declared, inherited, counts)
    }
}

/// A part of a file that can be left out.
public struct Piece: Codable, Equatable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case argument, modifier, statement, closure, body, attribute, conformance, member, type, file
        case importing = "import"
    }

    public var kind: Kind
    /// The name that people see, such as `.glow(radius:)`, `LottieView`, or `Home.share()`.
    public var name: String
    /// Counted from 1.
    public var line: Int
    /// The whole part, in bytes of the text.
    public var range: Range<Int>
    public var edits: [PieceEdit]
    /// The names that other code can no longer use as before.
    public var lost: [String] = []
    /// The type that has it as a member.
    public var owner: String?

    public init(kind: Kind, name: String, line: Int, range: Range<Int>, edits: [PieceEdit], lost: [String] = []) {
        (self.kind, self.name, self.line, self.range, self.edits, self.lost) = (kind, name, line, range, edits, lost)
    }
}

/// A part of a view builder, with the parts in it.
public struct PieceTree: Codable, Equatable, Sendable {
    public var piece: Piece
    /// The names in it, those of the parts in it excepted.
    public var words: [String]
    public var inner: [PieceTree]

    public init(piece: Piece, words: [String] = [], inner: [PieceTree]) { (self.piece, self.words, self.inner) = (piece, words, inner) }
}

/// Bytes of a text that are replaced by spaces and another text; an empty range adds the text.
public struct PieceEdit: Codable, Equatable, Hashable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, _ text: String = "") { (self.range, self.text) = (range, text) }
}
