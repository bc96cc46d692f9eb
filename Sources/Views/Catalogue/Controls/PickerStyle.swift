/// The appearance of pickers.
public protocol PickerStyle {
    /// For the library's use only.
    static var _look: _PickerLook { get }
}

/// The layout of a picker; for the library's use only.
public enum _PickerLook: Sendable {
    case segmented, menu, inline
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

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look).environment(\.isMenuPickerStyle, S.self == MenuPickerStyle.self)
    }
}
