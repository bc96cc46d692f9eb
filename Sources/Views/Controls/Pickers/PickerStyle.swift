/// The appearance of pickers.
public protocol PickerStyle {
    /// For the library's use only.
    static var _look: _PickerLook { get }
    /// Whether the options are a group of circles also in the rows of forms; for the library's use only.
    static var _isRadioGroup: Bool { get }
}

extension PickerStyle {
    public static var _isRadioGroup: Bool { false }
}

/// The layout of a picker; for the library's use only.
public enum _PickerLook: Sendable {
    case segmented, menu, inline, wheel, navigationLink, palette
}

/// The platform's default: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .menu }
}

/// The options side by side, the selected one on a plate.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .segmented }
}

/// The options side by side, as tabs: drawn like segments, with a warning.
public struct TabsPickerStyle: PickerStyle {
    public init() { SceneNotes.warn("a picker of the style tabs is drawn like a segmented one") }
    public static var _look: _PickerLook { .segmented }
}

/// The selected option, which opens a menu of all options when it is pressed.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .menu }
}

/// The options in a column, the selected one with a check mark.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .inline }
}

/// The options on a cylinder that turns.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .wheel }
}

/// The selected option, which leads to a page with all options.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .navigationLink }
}

/// The options side by side, as in a menu.
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .palette }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == TabsPickerStyle {
    public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }
private struct RadioGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct WheelItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
    /// Whether the options of pickers are circles, also in the rows of forms.
    var isRadioGroup: Bool {
        get { self[RadioGroupKey.self] }
        set { self[RadioGroupKey.self] = newValue }
    }
    /// The height of a wheel's rows, in points.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look).environment(\.isMenuPickerStyle, S.self == MenuPickerStyle.self).environment(\.isRadioGroup, S._isRadioGroup)
    }
    /// Sets the height of the rows of the wheels inside, in points.
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { environment(\.defaultWheelPickerItemHeight, height) }
    /// Sets the effect that marks the selected option of the palettes in menus inside.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { environment(\.paletteSelectionEffect, effect) }
}

/// The effect that marks the selected option of a palette.
public struct PaletteSelectionEffect: Sendable, Equatable {
    /// Whether the selected option is on a plate.
    let hasPlate: Bool
    /// The variant of the selected option's symbol.
    var variant = SymbolVariants.none
    /// A plate behind the option.
    public static let automatic = PaletteSelectionEffect(hasPlate: true)
    /// None: the options themselves show which one is selected.
    public static let custom = PaletteSelectionEffect(hasPlate: false)
    /// A variant of the option's symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(hasPlate: false, variant: variant) }
}

private struct PaletteSelectionEffectKey: EnvironmentKey { static var defaultValue: PaletteSelectionEffect { .automatic } }

extension EnvironmentValues {
    /// The effect that marks the selected option of a palette.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}
