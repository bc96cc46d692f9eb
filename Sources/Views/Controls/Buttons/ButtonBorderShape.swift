/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule
        case roundedRectangle(CGFloat?)
        case circle
    }
    nonisolated let kind: Kind
    nonisolated private var inset: CGFloat = 0

    nonisolated private init(_ kind: Kind) { self.kind = kind }

    /// The platform's shape for the size of the control.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A rectangle whose shorter sides are round.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A rectangle with the platform's corner radius.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
    /// A circle around an icon; a capsule around anything else.
    public static let circle = ButtonBorderShape(.circle)
    /// A rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.roundedRectangle(radius)) }

    /// Resolves an automatic shape for a control size.
    func resolved(for size: ControlSize, _ look: Look) -> ButtonBorderShape {
        guard kind == .automatic else { return self }
        return look.buttons.sizes[size].isCapsule ? .capsule : .roundedRectangle
    }
}

extension ButtonBorderShape: InsettableShape {
    public typealias InsetShape = ButtonBorderShape

    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        switch kind {
        case .capsule, .circle: return Capsule(style: .continuous).path(in: rect)
        case .roundedRectangle(let radius?): return RoundedRectangle(cornerRadius: max(0, radius - inset)).path(in: rect)
        case .automatic, .roundedRectangle(nil):
            return RoundedRectangle(cornerRadius: max(0, Self.radius(forHeight: rect.height + 2 * inset) - inset)).path(in: rect)
        }
    }

    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }

    /// The platform's corner radius grows with the button: 7 points for a line of text, 9.1 for a large button
    /// (Documentation/Semantics/Controls.md#bordered-buttons).
    nonisolated private static func radius(forHeight height: CGFloat) -> CGFloat { max(0, 7 + 0.14 * (height - 34.33)) }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The outline of bordered buttons.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the bordered buttons inside.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

extension Shape where Self == ButtonBorderShape {
    /// The border shape of buttons.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
