import Easel

/// Options that a mark's own options override.
extension ChartContent {
    /// Fills the marks with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { changed { $0.style = $0.style ?? AnyShapeStyle(style) } }

    /// Fills the marks with the style of a series.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.styleKey = $0.styleKey ?? SeriesKey(value) }
    }

    /// Sets the symbols of points and lines.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { $0.symbol = $0.symbol ?? SymbolKind(symbol) }
    }

    /// Sets the symbols of points and lines by series.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.symbolKey = $0.symbolKey ?? SeriesKey(value) }
    }

    /// Draws a view at each value.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbolView = $0.symbolView ?? view }
    }

    /// Sets the area of symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolArea = $0.symbolArea ?? area } }

    /// Sets the area of symbols by values.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.symbolSizeKey = $0.symbolSizeKey ?? SeriesKey(value) }
    }

    /// Sets the size of symbols.
    public func symbolSize(_ size: CGSize) -> some ChartContent { changed { $0.symbolArea = $0.symbolArea ?? size.width * size.height } }

    /// Sets how lines are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.lineStyle = $0.lineStyle ?? style } }

    /// Dashes lines by series.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.lineStyleKey = $0.lineStyleKey ?? SeriesKey(value) }
    }

    /// Sets how lines and areas connect values.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = $0.interpolation ?? method }
    }

    /// Rounds the corners of bars, rectangles, and sectors.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = $0.cornerRadius ?? radius }
    }

    /// Makes the marks translucent.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

    /// Blurs the marks.
    public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blurRadius += radius } }

    /// Draws a shadow behind the marks.
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed { $0.shadow = $0.shadow ?? (color, radius, x, y) }
    }

    /// Places the bars of series side by side.
    public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent {
        changed {
            guard $0.positionKey == nil else { return }
            ($0.positionKey, $0.positionSpan) = (SeriesKey(value), span)
        }
    }

    /// Moves the marks, in points.
    public func offset(_ offset: CGSize) -> some ChartContent {
        changed {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Moves the marks, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }

    /// Moves the ends of the marks, in points.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        ends(x: (x, x), y: (yStart, yEnd))
    }
    /// Moves the ends of the marks, in points.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        ends(x: (xStart, xEnd), y: (y, y))
    }
    /// Moves the ends of the marks, in points.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        ends(x: (xStart, xEnd), y: (yStart, yEnd))
    }
    private func ends(x: (CGFloat, CGFloat), y: (CGFloat, CGFloat)) -> some ChartContent {
        changed {
            $0.endOffsets.left += x.0
            $0.endOffsets.right += x.1
            $0.endOffsets.top += y.0
            $0.endOffsets.bottom += y.1
        }
    }

    /// Lets styles such as gradients cover the plot, which is where the marks of one style are painted together.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { changed { $0.alignsStyle = aligns } }

    /// Draws the marks above those with lower values.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = $0.zIndex ?? value } }

    /// Puts a view beside each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) { _ in content() }
    }

    /// Puts a view beside each mark, which knows the mark's size.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        let annotation = PlotAnnotation(
            position: position, alignment: alignment, spacing: spacing, fitsX: overflowResolution.x.fits, fitsY: overflowResolution.y.fits,
            content: { AnyView(content($0)) })
        return changed { $0.annotations.append(annotation) }
    }

    /// Describes the marks to people who can't see them.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { $0.accessibilityLabel = $0.accessibilityLabel ?? label } }
    /// Describes the marks to people who can't see them.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(key)) }
    /// Describes the marks to people who can't see them.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }
    /// Describes the values of marks to people who can't see them.
    public func accessibilityValue(_ value: Text) -> some ChartContent { changed { $0.accessibilityValue = $0.accessibilityValue ?? value } }
    /// Describes the values of marks to people who can't see them.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(key)) }
    /// Describes the values of marks to people who can't see them.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }
    /// Hides the marks from people who can't see them.
    public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { changed { $0.isAccessibilityHidden = $0.isAccessibilityHidden || isHidden } }
}
