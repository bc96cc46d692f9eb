/// The calls in the source of Swift views, by which a listing finds the views that the author wrote, and their lines.
package struct SourceCalls: Sendable, Equatable, Codable {
    /// A call of a view or a modifier.
    package struct Call: Sendable, Equatable, Hashable, Codable {
        /// Such as "List" or "padding".
        package var name: String
        /// The first argument, if it is a string.
        package var label: String?
        package var file: String
        /// The line of the name, from 1.
        package var line: Int
        /// The bytes of the call, with the view that it modifies.
        package var range: Range<Int>
        /// The position of the property or function around it.
        package var member: Int

        package init(name: String, label: String? = nil, file: String, line: Int, range: Range<Int>, member: Int) {
            (self.name, self.label, self.file, self.line, self.range, self.member) = (name, label, file, line, range, member)
        }

        /// Whether another call is an argument of this one, or a part of the view that it modifies.
        func contains(_ other: Call) -> Bool {
            file == other.file && range != other.range && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
        }

        /// Whether it makes a view, and doesn't modify one.
        var isOfView: Bool { name.first?.isUppercase == true }

        /// Whether the view may have a label, if the call doesn't give another one.
        func canHave(_ label: String?) -> Bool { self.label == nil || label == nil || self.label == label }

        /// Whether both are in the same property or function.
        func isInMember(of other: Call) -> Bool { file == other.file && member == other.member }
    }

    /// The calls in the members of each type with a body, by its name.
    package var views: [String: [Call]]
    /// The calls outside of such types, whose functions any view may use.
    package var shared: [Call]
    /// The locations of the bodies, by the names of their types.
    package var bodies: [String: LiveInspection.Place]

    package init(views: [String: [Call]] = [:], shared: [Call] = [], bodies: [String: LiveInspection.Place] = [:]) {
        (self.views, self.shared, self.bodies) = (views, shared, bodies)
    }
}
