// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleUIKit
import Easel
import Views

/// A button that opens the settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: {}, label: { label }) }
}
/// The label of a button for the settings.
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Text("Settings…") }
}
extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() { label = DefaultSettingsLinkLabel() }
}
