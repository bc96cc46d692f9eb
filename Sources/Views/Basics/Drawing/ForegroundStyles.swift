private struct ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct LowerForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private struct TintStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

private struct CaptionForegroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The style of shapes and texts that don't specify one; nil for the primary color.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
    /// Whether the foreground style is that of a section's header or footer, which the labels of controls don't take.
    var hasCaptionForeground: Bool {
        get { self[CaptionForegroundKey.self] }
        set { self[CaptionForegroundKey.self] = newValue }
    }
    /// The color of controls and of `Color.accentColor`; nil for the default blue.
    var tint: Color? {
        get { undimmedTint.map { isTintDimmed ? Color(provider: .dimmed($0)) : $0 } }
        set { self[TintKey.self] = newValue }
    }
    /// The same color, also behind an alert: that of a switch.
    var undimmedTint: Color? { self[TintKey.self] }
    /// The second and third levels of the foreground style, if specified.
    var lowerForegroundStyles: [AnyShapeStyle] {
        get { self[LowerForegroundStylesKey.self] }
        set { self[LowerForegroundStylesKey.self] = newValue }
    }
    /// The tint as a style; nil if the tint is the color `tint`.
    var tintStyle: AnyShapeStyle? {
        get {
            let style = self[TintStyleKey.self]
            guard isTintDimmed, let color = style?.style as? Color else { return style }
            return AnyShapeStyle(Color(provider: .dimmed(color)))
        }
        set { self[TintStyleKey.self] = newValue }
    }

    /// Sets the levels of the foreground style, primary first. Styles that derive from the foreground style derive from the current one.
    fileprivate mutating func setForeground(_ styles: [AnyShapeStyle]) {
        if hasCaptionForeground { hasCaptionForeground = false }
        let outer = foregroundStyle
        let nested = styles.map { $0.style is Color ? $0 : AnyShapeStyle(NestedForegroundStyle(style: $0, outer: outer)) }
        foregroundStyle = nested.first
        let lower = Array(nested.dropFirst())
        if lowerForegroundStyles != lower { lowerForegroundStyles = lower }
    }
}

extension View {
    /// Sets the color of the texts and shapes inside that don't specify one.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentModifier {
                if $0.hasCaptionForeground { $0.hasCaptionForeground = false }
                $0.foregroundStyle = color.map { AnyShapeStyle($0) }
                if !$0.lowerForegroundStyles.isEmpty { $0.lowerForegroundStyles = [] }
            })
    }
    /// Sets the color of a control's label unless a foreground style is set around the control.
    func defaultForegroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentModifier { if let color, $0.foregroundStyle == nil || $0.hasCaptionForeground { $0.foregroundStyle = AnyShapeStyle(color) } })
    }
    /// Sets the color of the texts and shapes inside that don't specify one, except those of controls: a button in a section's header has the tint.
    func captionForegroundColor(_ color: Color) -> some View {
        modifier(_EnvironmentModifier { $0.hasCaptionForeground = true }).foregroundColor(color)
    }
    /// Sets the style of the texts and shapes inside that don't specify one.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        return modifier(_EnvironmentModifier { $0.setForeground([style]) })
    }
    /// Sets the first two levels of the foreground style of the views inside, `.primary` and `.secondary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
        return modifier(_EnvironmentModifier { $0.setForeground(styles) })
    }
    /// Sets the first three levels of the foreground style of the views inside, `.primary`, `.secondary`, and `.tertiary`.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
        let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
        return modifier(_EnvironmentModifier { $0.setForeground(styles) })
    }
    /// Sets the color of the controls inside.
    ///
    /// Disfavored: otherwise the compiler checks everything before a color twice, as that and as a style.
    @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.tint = tint
                if $0.tintStyle != nil { $0.tintStyle = nil }
            })
    }
    /// Sets the color of the controls inside.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
    /// Sets the style of the controls inside, which fills gauges and progress bars.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        let style = AnyShapeStyle(tint)
        return modifier(
            _EnvironmentModifier {
                $0.tintStyle = style
                if let color = style.style as? Color { $0.tint = color }
            })
    }
}

extension ShapeStyle {
    /// The style at half its opacity.
    public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[1]) }
    /// The style at a quarter of its opacity.
    public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[2]) }
    /// The style at 18 % of its opacity.
    public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[3]) }
    /// The style at 5 % of its opacity.
    public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.opacities[4]) }
}

extension Gradient: ShapeStyle {
    /// Paints the gradient from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(AnyGradient(self).paint(in: environment)) }
}

extension AnyShapeStyle {
    /// The gradient, which controls draw along their own axis; nil for any other style.
    var gradient: AnyGradient? {
        switch style {
        case let gradient as Gradient: AnyGradient(gradient)
        case let gradient as AnyGradient: gradient
        case let linear as LinearGradient: linear.gradient
        default: nil
        }
    }
}
