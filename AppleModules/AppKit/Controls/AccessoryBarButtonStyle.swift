// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// A flat button, as in a bar below a toolbar.
public struct AccessoryBarButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 8).padding(.vertical, 3)
            .background(Color.primary.opacity(configuration.isPressed ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 5))
    }
}
extension ButtonStyle where Self == AccessoryBarButtonStyle {
    nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
/// A button with a thin frame, as in a bar below a toolbar.
public struct AccessoryBarActionButtonStyle: ButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 8).padding(.vertical, 3)
            .background(Color.primary.opacity(configuration.isPressed ? 0.15 : 0.06), in: RoundedRectangle(cornerRadius: 5))
    }
}
extension ButtonStyle where Self == AccessoryBarActionButtonStyle {
    nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
