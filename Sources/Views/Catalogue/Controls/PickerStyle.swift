/// How pickers look.
public protocol PickerStyle {
    /// The library's own.
    static var _look: _PickerLook { get }
}

/// The library's own: what a picker is made of.
public enum _PickerLook: Sendable {
    case segmented, menu, inline
}

/// The platform's default: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .menu }
}

/// The options side by side, the chosen one on a plate.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .segmented }
}

/// The option chosen, which opens a menu of all when it is pressed.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public static var _look: _PickerLook { .menu }
}

/// The options one below the other, the chosen one with a check mark.
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
    /// How the pickers inside look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, S._look) }
}
