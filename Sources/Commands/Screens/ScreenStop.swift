/// A named moment of a flow, drawn by `render screens`.
package struct ScreenStop: Sendable, Equatable, Codable {
    /// A file's name without its extension.
    package let name: String
    /// Seconds from the start, at least 0.
    package let time: Double

    package init(name: String, time: Double) { (self.name, self.time) = (name, time) }
}
