import Easel
import Views

/// A button that opens a menu: the name of `Menu` before macOS 11.
public struct MenuButton<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text { self.init(label: Text(titleKey), content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text { self.init(label: Text(title), content: content) }
    public var body: some View {
        Menu {
            content
        } label: {
            label
        }
    }
}

/// The look of a `MenuButton`.
public protocol MenuButtonStyle {
    /// Whether it has no border. For the library's use only.
    static var _isBorderless: Bool { get }
}
/// A button with a border.
public struct DefaultMenuButtonStyle: MenuButtonStyle {
    public static var _isBorderless: Bool { false }
    nonisolated public init() {}
}
/// A button with a border and an arrow.
public struct PullDownMenuButtonStyle: MenuButtonStyle {
    public static var _isBorderless: Bool { false }
    nonisolated public init() {}
}
/// A button without a border.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    public static var _isBorderless: Bool { true }
    nonisolated public init() {}
}
/// A button without a border, with an arrow.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    public static var _isBorderless: Bool { true }
    nonisolated public init() {}
}
extension View {
    @ViewBuilder public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View {
        if S._isBorderless { menuStyle(BorderlessButtonMenuStyle()) } else { menuStyle(DefaultMenuStyle()) }
    }
}
