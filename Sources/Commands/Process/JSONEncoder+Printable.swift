import Foundation
import Inputs

extension JSONEncoder {
    /// Returns a value as JSON for a terminal or a message: the characters of its strings that a terminal would obey, or that disguise a text, are escaped.
    package func printable(_ value: some Encodable) throws -> String { Diagnostic.printableJSON(String(decoding: try encode(value), as: UTF8.self)) }
}
