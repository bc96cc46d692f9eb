private struct ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct LowerForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private struct TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What shapes and texts are drawn in that name no style; nil for the primary colour.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
    /// The colour of controls and of `Color.accentColor`; nil for the default blue.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    /// The second and third levels of the foreground style, as far as they were given.
    var lowerForegroundStyles: [AnyShapeStyle] {
        get { self[LowerForegroundStylesKey.self] }
        set { self[LowerForegroundStylesKey.self] = newValue }
    }
    /// The tint where it is no plain colour; nil where `tint` holds.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    /// Makes `styles` the levels of the foreground style, the first one primary. What builds on the foreground builds on the present one.
    fileprivate mutating func setForeground(_ styles: [AnyShapeStyle]) {
        let outer = foregroundStyle
        let nested = styles.map { $0.style is Color ? $0 : AnyShapeStyle(NestedForegroundStyle(style: $0, outer: outer)) }
        foregroundStyle = nested.first
        let lower = Array(nested.dropFirst())
        if lowerForegroundStyles != lower { lowerForegroundStyles = lower }
    }
}

extension View {
    /// The colour of the texts and shapes inside that name none.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.foregroundStyle = color.map { AnyShapeStyle($0) }
                if !$0.lowerForegroundStyles.isEmpty { $0.lowerForegroundStyles = [] }
            })
    }
    /// The style of the texts and shapes inside that name none.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(_EnvironmentModifier { $0.setForeground([style]) })
    }
    /// The first two levels of the foreground style of the views inside: what `.primary` and `.secondary` draw.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
        return modifier(_EnvironmentModifier { $0.setForeground(styles) })
    }
    /// The first three levels of the foreground style of the views inside: what `.primary`, `.secondary` and `.tertiary` draw.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return modifier(_EnvironmentModifier { $0.setForeground(styles) })
    }
    /// The colour of the controls inside.
    public func tint(_ tint: Color?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.tint = tint
                if $0.tintStyle != nil { $0.tintStyle = nil }
            })
    }
    /// The colour of the controls inside.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
    /// The style of the controls inside: gauges and progress bars are filled with it.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        let style = tint.map { AnyShapeStyle($0) }
        return modifier(
            _EnvironmentModifier {
                $0.tintStyle = style
                if let color = style?.style as? Color { $0.tint = color }
            })
    }
}

extension ShapeStyle {
    /// The style, half as opaque.
    public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
    /// The style, a quarter as opaque.
    public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
    /// The style, 18 % as opaque.
    public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
    /// The style, 5 % as opaque.
    public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[4]) }
}

extension Gradient: ShapeStyle {
    /// From the top to the bottom.
    public func _paint(in environment: EnvironmentValues) -> Paint { AnyGradient(self)._paint(in: environment) }
}

extension AnyShapeStyle {
    /// The colours of a gradient that controls lay along themselves; nil for any other style.
    var gradient: AnyGradient? {
        switch style {
        case let gradient as Gradient: AnyGradient(gradient)
        case let gradient as AnyGradient: gradient
        case let linear as LinearGradient: linear.gradient
        default: nil
        }
    }
}
