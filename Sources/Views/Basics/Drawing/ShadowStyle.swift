/// A shadow as part of a style: below the content drawn in the style, or inside it.
public struct ShadowStyle: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case drop, inner }

    let kind: Kind
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow below the content, by default black at 33 %. `radius` is the standard deviation of the blur, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y)) }

    /// A shadow that the edge casts on the inside, by default black at 55 %.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y)) }

    @MainActor func resolve(in environment: EnvironmentValues) -> _ResolvedShadow {
        _ResolvedShadow(kind: kind, color: color.resolve(in: environment), radius: radius, offset: offset)
    }
}

/// A shadow with its color resolved.
public struct _ResolvedShadow: Equatable, Sendable {
    let kind: ShadowStyle.Kind
    let color: ResolvedColor
    let radius: CGFloat
    let offset: CGSize

    /// The effect that draws the shadow below a group.
    var effect: DisplayEffect { .shadow(color, radius: radius, offset: offset) }

    /// Returns the shadow that the area around items casts on all of `box`, which contains them.
    func shadow(around items: [DisplayItem], in box: CGRect) -> [DisplayItem] {
        let filter = GraphicsContext.ShadowFilter(
            color: color, radius: radius, offset: offset, blendMode: .normal, options: [.invertsAlpha, .shadowOnly])
        return filter.applied(to: items, canvas: box, warn: { _ in })
    }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle
    public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(style.paint(in: environment)) }
    public func _shadows(in environment: EnvironmentValues) -> [_ResolvedShadow] {
        style._shadows(in: environment) + [shadow.resolve(in: environment)]
    }
    public func _blendMode(in environment: EnvironmentValues) -> BlendMode? { style._blendMode(in: environment) }
}

extension ShapeStyle {
    /// Returns the style with a shadow below or inside the content drawn in it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == _ShadowShapeStyle<ForegroundStyle> {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<ForegroundStyle> { _ShadowShapeStyle(style: ForegroundStyle(), shadow: style) }
}

extension DisplayListBuilder {
    /// Adds the items that `body` adds, with the drop shadows below them.
    mutating func shadowed(_ shadows: [_ResolvedShadow], _ body: (inout DisplayListBuilder) -> Void) {
        guard let last = shadows.last(where: { $0.kind == .drop }) else { return body(&self) }
        let inner = shadows.dropLast(shadows.count - (shadows.lastIndex(of: last) ?? 0))
        group(last.effect) { $0.shadowed(Array(inner), body) }
    }

    /// Adds the items that `body` adds, with the drop shadows below them, and the inner shadows on them: those of the area around the items.
    ///
    /// - Parameter box: a rect with all of the items.
    mutating func shadowed(_ shadows: [_ResolvedShadow], in box: CGRect, _ body: (inout DisplayListBuilder) -> Void) {
        let inner = shadows.filter { $0.kind == .inner }
        let items = inner.isEmpty ? [] : separate(body).items
        guard !items.isEmpty else { return shadowed(shadows, body) }
        // A translucent item casts and receives the shadow of an opaque one.
        let area = items.map(\.covering)
        shadowed(shadows) { builder in
            for item in items { builder.add(item) }
            for shadow in inner {
                builder.group(.mask(area)) { inside in for item in shadow.shadow(around: area, in: box) { inside.add(item) } }
            }
        }
    }

    /// Adds a stroked path with a style's shadows.
    mutating func addStroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, shadows: [_ResolvedShadow]) {
        // An inner shadow of a line requires the line's outline as a path.
        guard !shadows.contains(where: { $0.kind == .inner }) else {
            return addFill(path.strokedPath(style), paint, FillStyle(), shadows: shadows)
        }
        shadowed(shadows) { $0.add(.stroke(path, paint, style)) }
    }

    /// Adds a filled path with a style's shadows.
    mutating func addFill(_ path: Path, _ paint: Paint, _ style: FillStyle, shadows: [_ResolvedShadow]) {
        guard !shadows.isEmpty else { return add(.fill(path, paint, style)) }
        shadowed(shadows) { builder in
            builder.add(.fill(path, paint, style))
            for shadow in shadows where shadow.kind == .inner {
                let area = DisplayItem.fill(path, .color(ResolvedColor(red: 0, green: 0, blue: 0)), style)
                builder.group(.clip(path, style)) { inside in for item in shadow.shadow(around: [area], in: path.boundingRect) { inside.add(item) } }
            }
        }
    }
}
