/// The style of a shape, a text, or a background, such as a color, a gradient, or a level of the foreground style.
public protocol ShapeStyle: Sendable {
    /// The style that this one becomes in an environment.
    associatedtype Resolved: ShapeStyle = _DrawnShapeStyle
    /// Returns the style in an environment: the requirement for custom styles.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns the style as a paint in an environment. For the library's use only.
    @MainActor func _paint(in environment: EnvironmentValues) -> _Paint
    /// Returns the shadows of content drawn in the style, innermost first. For the library's use only.
    @MainActor func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow]
    /// Returns the blend mode of content drawn in the style; nil for `normal`. For the library's use only.
    @MainActor func _blendMode(in environment: EnvironmentValues) -> BlendMode?
}

/// A paint as the requirement of `ShapeStyle` returns it, so that the types of display lists stay inside the package.
public struct _Paint: Sendable {
    package let value: Paint
    package init(_ value: Paint) { self.value = value }
}

extension ShapeStyle {
    /// Returns the style as a paint in an environment.
    @MainActor func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).value }

    @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
    @MainActor public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] {
        Resolved.self == _DrawnShapeStyle.self ? [] : resolve(in: environment)._shadows(in: environment)
    }
    @MainActor public func _blendMode(in environment: EnvironmentValues) -> BlendMode? {
        Resolved.self == _DrawnShapeStyle.self ? nil : resolve(in: environment)._blendMode(in: environment)
    }
}

extension ShapeStyle where Resolved == _DrawnShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> _DrawnShapeStyle { fatalError("\(Self.self) is drawn by the library") }
}

/// The resolved form of the styles that the library draws itself; it has no values.
public enum _DrawnShapeStyle: ShapeStyle {
    public typealias Resolved = _DrawnShapeStyle
    public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = _DrawnShapeStyle
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(self)) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    @MainActor public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(resolve(in: environment))) }

    /// Returns the color's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        if case .dynamic(let color) = provider, let problem = color.problem?(), MainThread.isCurrent {
            let warnings = environment.warnings
            MainActor.assumeIsolated { warnings?.add(problem) }
        }
        let tint = environment.tint ?? (environment.isTintDimmed ? Color(provider: .dimmed(.accentColor)) : nil)
        return resolve(scheme: environment.colorScheme, contrast: environment.colorSchemeContrast, palette: environment.systemPalette, tint: tint)
    }
}

/// The style of views that don't specify one.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        environment.foregroundStyle?.paint(in: environment) ?? Color.primary.paint(in: environment)
    }
    public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { environment.foregroundStyle?._shadows(in: environment) ?? [] }
    public func _blendMode(in environment: EnvironmentValues) -> BlendMode? { environment.foregroundStyle?._blendMode(in: environment) }
}

/// The background style of the environment: white in light mode, black in dark mode.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint {
        _Paint(Self.custom(in: environment) ?? Color(provider: .system(.background)).paint(in: environment))
    }

    /// The paint of the style that `backgroundStyle(_:)` set. If that derives from the background style, the system's is meant, not itself.
    @MainActor fileprivate static func custom(in environment: EnvironmentValues) -> Paint? {
        guard let style = environment.backgroundStyle else { return nil }
        var outside = environment
        outside.backgroundStyle = nil
        return style.paint(in: outside)
    }
}

extension BackgroundStyle {
    /// The second level: the system's color for content that a background groups.
    public var secondary: some ShapeStyle { BackgroundLevel(level: 1) }
    /// The third level: the system's color for content inside of the second one.
    public var tertiary: some ShapeStyle { BackgroundLevel(level: 2) }
}

/// A level of the background style: the system's background colors by default; with a custom style, that style at a lower opacity.
///
/// Source: Documentation/Semantics/Drawing.md#hierarchical-styles.
private struct BackgroundLevel: ShapeStyle {
    let level: Int
    func _paint(in environment: EnvironmentValues) -> _Paint {
        let colors: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
        let custom = BackgroundStyle.custom(in: environment)?.multiplyingOpacity(by: HierarchicalShapeStyle.opacities[level])
        return _Paint(custom ?? Color(provider: .system(colors[level])).paint(in: environment))
    }
}

/// The tint style of the environment.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        environment.tintStyle?.paint(in: outside(environment)) ?? Color.accentColor.paint(in: environment)
    }
    public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { environment.tintStyle?._shadows(in: outside(environment)) ?? [] }

    /// The environment for a tint that derives from the tint: the color is meant, not itself.
    private func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.tintStyle = nil
        return environment
    }
}

/// A level of the foreground style: the system's label colors by default; with a custom foreground style, that style at a lower opacity.
///
/// Source: Documentation/Semantics/Drawing.md#hierarchical-styles.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The opacity of each level of a style. The fifth, which has no source, equals that of the fifth label color.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.05]

    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint {
        let given = environment.lowerForegroundStyles
        if level >= 1, level <= given.count { return given[level - 1].paint(in: environment) }
        guard let foreground = environment.foregroundStyle else {
            let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
            return Color(provider: .system(labels[level])).paint(in: environment)
        }
        return foreground.paint(in: environment).multiplyingOpacity(by: Self.opacities[level])
    }

    public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] {
        let given = environment.lowerForegroundStyles
        let style = level >= 1 && level <= given.count ? given[level - 1] : environment.foregroundStyle
        return style?._shadows(in: environment) ?? []
    }
}

/// A style set by `foregroundStyle(_:)`: if it derives from the foreground style, that is the one outside the modifier, not itself.
struct NestedForegroundStyle: ShapeStyle {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?
    func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(paint(in: environment)) }
    @MainActor func paint(in environment: EnvironmentValues) -> Paint { style.paint(in: outside(environment)) }
    func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { style._shadows(in: outside(environment)) }
    func _blendMode(in environment: EnvironmentValues) -> BlendMode? { style._blendMode(in: outside(environment)) }

    private func outside(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.foregroundStyle = outer
        return environment
    }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(style.paint(in: environment)) }
    public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { style._shadows(in: environment) }
    public func _blendMode(in environment: EnvironmentValues) -> BlendMode? { style._blendMode(in: environment) }
}

extension AnyShapeStyle: Equatable {
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        if let a = lhs.style as? Color, let b = rhs.style as? Color { return a == b }
        if let a = lhs.style as? HierarchicalShapeStyle, let b = rhs.style as? HierarchicalShapeStyle { return a.level == b.level }
        if let a = lhs.style as? NestedForegroundStyle, let b = rhs.style as? NestedForegroundStyle { return a.style == b.style && a.outer == b.outer }
        // Gradients and other equatable styles.
        func isEqual<S: Equatable>(_ style: S) -> Bool { rhs.style as? S == style }
        if let style = lhs.style as? any Equatable { return isEqual(style) }
        return false
    }
}

/// A style at a reduced opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(style.paint(in: environment).multiplyingOpacity(by: opacity)) }
    public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { style._shadows(in: environment) }
    public func _blendMode(in environment: EnvironmentValues) -> BlendMode? { style._blendMode(in: environment) }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

/// A style mixed with the content below it.
struct BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let mode: BlendMode
    func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
    func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] { style._shadows(in: environment) }
    func _blendMode(in environment: EnvironmentValues) -> BlendMode? { mode == .normal ? nil : mode }
}

extension ShapeStyle {
    /// Returns the style mixed with the content below it, when it fills or strokes a shape.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendModeShapeStyle(style: self, mode: mode) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension Paint {
    func multiplyingOpacity(by factor: Double) -> Paint {
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .gradient(var gradient):
            for index in gradient.stops.indices { gradient.stops[index].color = gradient.stops[index].color.multiplyingOpacity(by: factor) }
            return .gradient(gradient)
        case .material(var material):
            material.opacity *= factor
            return .material(material)
        case .mesh(var mesh):
            for index in mesh.colors.indices { mesh.colors[index] = mesh.colors[index].multiplyingOpacity(by: factor) }
            mesh.background = mesh.background.multiplyingOpacity(by: factor)
            return .mesh(mesh)
        case .shader(var shader):
            shader.opacity *= factor
            return .shader(shader)
        case .image(var pattern):
            pattern.opacity *= factor
            return .image(pattern)
        }
    }
}
