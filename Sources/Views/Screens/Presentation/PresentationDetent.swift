/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case large, medium
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }
    private let kind: Kind

    /// Up to just below the status bar.
    public static let large = PresentationDetent(kind: .large)
    /// Half of the canvas.
    public static let medium = PresentationDetent(kind: .medium)
    /// A fraction of the canvas, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(id: ObjectIdentifier(type), height: { type.height(in: $0) })))
    }

    /// The context that a custom height may depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The available height of the sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// A type's height. The type itself is only used on the main actor.
    private struct CustomDetent: Hashable, @unchecked Sendable {
        let id: ObjectIdentifier
        let height: (Context) -> CGFloat?
        static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Returns the height of a sheet of at most `maximum`, in points.
    func height(in context: Context, maximum: CGFloat) -> CGFloat {
        switch kind {
        case .large: maximum
        case .medium: min(maximum, max(0, 0.5 * context.maxDetentValue))
        case .fraction(let share): min(max(0, share * context.maxDetentValue), maximum)
        case .height(let height): min(max(0, height), maximum)
        case .custom(let detent): min(max(0, detent.height(context) ?? maximum), maximum)
        }
    }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
    /// Returns the height in points; nil if the height is not available.
    static func height(in context: Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}
