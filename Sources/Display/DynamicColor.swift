/// A color that a function chooses for the appearance in which it is shown, as UIKit's dynamic colors do.
package struct DynamicColor: Sendable, Hashable {
    /// The appearance for which a color is chosen.
    package struct Appearance: Sendable, Hashable {
        package var scheme: ColorScheme
        package var contrast: ColorSchemeContrast
        package var palette: SystemPalette

        package init(scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, palette: SystemPalette = .standard) {
            (self.scheme, self.contrast, self.palette) = (scheme, contrast, palette)
        }
    }

    /// Two dynamic colors are equal if they share this object, or its name: functions can't be compared.
    private final class Identity: Sendable {
        let id: String?
        let choose: @Sendable (Appearance) -> ResolvedColor
        init(_ id: String?, _ choose: @escaping @Sendable (Appearance) -> ResolvedColor) { (self.id, self.choose) = (id, choose) }
    }
    private let identity: Identity
    /// The name in descriptions.
    package let name: String

    /// Returns the reason why the color can't be chosen, for a warning; nil if it can be chosen.
    package let problem: (@Sendable () -> String?)?

    /// - Parameter id: the same for colors whose functions choose the same; nil for a color that equals no other one.
    package init(
        name: String = "dynamic color", id: String? = nil, problem: (@Sendable () -> String?)? = nil,
        _ choose: @escaping @Sendable (Appearance) -> ResolvedColor
    ) {
        identity = Identity(id, choose)
        self.name = name
        self.problem = problem
    }

    package func resolve(_ appearance: Appearance) -> ResolvedColor { identity.choose(appearance) }

    package static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool {
        lhs.identity === rhs.identity || lhs.identity.id != nil && lhs.identity.id == rhs.identity.id
    }
    package func hash(into hasher: inout Hasher) {
        if let id = identity.id { hasher.combine(id) } else { hasher.combine(ObjectIdentifier(identity)) }
    }
}
