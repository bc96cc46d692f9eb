/// The settings of one bar, requested by the views of a page.
struct BarOptions: Equatable {
    var visibility: Visibility?
    var backgroundVisibility: Visibility?
    var background: AnyShapeStyle?
    /// The inner optional is nil for the surrounding scheme.
    var colorScheme: ColorScheme??
    var foreground: AnyShapeStyle?

    var isHidden: Bool { visibility == .hidden }

    mutating func add(_ next: BarOptions) {
        visibility = next.visibility ?? visibility
        backgroundVisibility = next.backgroundVisibility ?? backgroundVisibility
        background = next.background ?? background
        colorScheme = next.colorScheme ?? colorScheme
        foreground = next.foreground ?? foreground
    }
}

/// The settings of the bars around a page.
struct BarSettings: Equatable {
    var navigation = BarOptions()
    var tabs = BarOptions()
    var bottom = BarOptions()
    var role: ToolbarRole?
    var isTitleRemoved = false

    subscript(placement: ToolbarPlacement) -> BarOptions {
        get {
            switch placement {
            case .tabBar: tabs
            case .bottomBar: bottom
            default: navigation
            }
        }
        set {
            switch placement {
            case .tabBar: tabs = newValue
            case .bottomBar: bottom = newValue
            case .navigationBar, .automatic: navigation = newValue
            default: break
            }
        }
    }
}

/// Carries the settings of the bars up to the page and the tab view.
struct BarSettingsKey: PreferenceKey {
    static var defaultValue: BarSettings { BarSettings() }
    static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
        let next = nextValue()
        value.navigation.add(next.navigation)
        value.tabs.add(next.tabs)
        value.bottom.add(next.bottom)
        value.role = next.role ?? value.role
        value.isTitleRemoved = value.isTitleRemoved || next.isTitleRemoved
    }
}

extension View {
    private func bars(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarOptions) -> Void) -> some View {
        transformPreference(BarSettingsKey.self) { settings in
            for bar in bars.isEmpty ? [.automatic] : bars { change(&settings[bar]) }
        }
    }

    /// Shows or hides bars.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self.bars(bars) { $0.visibility = visibility } }
    /// Shows or hides bars.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self.bars(bars) { $0.visibility = visibility } }
    /// Removes a system part of the bars.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        transformPreference(BarSettingsKey.self) { if defaultItemKind == .title { $0.isTitleRemoved = true } }
    }
    /// Sets the style behind bars, which show it while content is scrolled below them, or always on request.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return self.bars(bars) { $0.background = style }
    }
    /// Sets whether bars show their background.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.backgroundVisibility = visibility }
    }
    /// Sets whether bars show their background.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.backgroundVisibility = visibility }
    }
    /// Draws bars in light or dark colors while they show their background; nil for the surrounding scheme.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { $0.colorScheme = .some(colorScheme) }
    }
    /// Sets the style of the texts and symbols in bars.
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let style = AnyShapeStyle(style)
        return self.bars(bars) { $0.foreground = style }
    }
    /// Sets the purpose of the page's toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> some View { transformPreference(BarSettingsKey.self) { $0.role = role } }
    /// Sets the display mode of the page's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        transformPreference(NavigationTitleKey.self) { ($0.mode, $0.isLargeInBar) = (mode.mode, mode == .inlineLarge) }
    }
}

/// The background of a bar with its hairline, extended below the edge of the canvas.
struct BarBackground: View {
    let options: BarOptions
    /// Whether there is content below the bar.
    let isOverContent: Bool
    /// The edge of the canvas at which the bar is.
    let edge: VerticalEdge
    var look = BarLook()
    @Environment(\.pixelLength) private var pixel

    private var isShown: Bool {
        switch options.backgroundVisibility ?? .automatic {
        case .automatic: isOverContent
        case .visible: true
        case .hidden: false
        }
    }

    var body: some View {
        ZStack {
            // A plate is behind the background; at the top, only behind the bar itself.
            if let plate = look.plate { Rectangle().fill(plate).ignoresSafeArea(edges: edge == .top ? [] : .bottom).allowsHitTesting(false) }
            if let face, options.backgroundVisibility != .hidden {
                if !face.isClear { background(face: face) }
            } else if isShown {
                background(AnyShapeStyle(Material.bar), color: nil, line: Color(provider: .system(.separator)))
            }
        }
    }

    /// The appearance that the program sets, unless the views set their own style.
    private var face: BarFace? {
        options.background == nil ? look.face(isOverContent: isOverContent || options.backgroundVisibility == .visible) : nil
    }

    private func background(face: BarFace) -> some View {
        background(face.isBlurred ? AnyShapeStyle(Material.bar) : AnyShapeStyle(Color.clear), color: face.color, line: face.line)
    }

    private func background(_ style: AnyShapeStyle, color: Color?, line: Color?) -> some View {
        Rectangle().fill(options.background ?? style)
            .overlay { color }
            .ignoresSafeArea(edges: edge == .top ? .top : .bottom)
            .overlay(alignment: edge == .top ? .bottom : .top) { line?.frame(height: pixel) }
            .allowsHitTesting(false)
            .transition(.opacity)
    }
}
