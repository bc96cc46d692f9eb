import Easel
import Foundation

extension Button {
    /// Creates a button that runs an intent.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
    }
    /// Creates a button that runs an intent.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
    }
}
extension Button where Label == Text {
    /// Creates a button with a title that runs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(intent: intent) { Text(titleKey) } }
    /// Creates a button with a title that runs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) { self.init(role: role, intent: intent) { Text(titleKey) } }
    /// Creates a button with a title that runs an intent.
    @_disfavoredOverload
    public init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) { self.init(intent: intent) { Text(title) } }
}
extension Button where Label == _IntentLabel {
    /// Creates a button with a title and a symbol that runs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I) {
        self.init(role: role, intent: intent) { _IntentLabel(titleKey, systemImage: systemImage) }
    }
}
/// The label of a title and a symbol. Inside `Button`, `Label` has another meaning.
public typealias _IntentLabel = Label<Text, Image>

extension Toggle {
    /// Creates a toggle that runs an intent.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }), label: label)
    }
}
extension Toggle where Label == Text {
    /// Creates a toggle with a title that runs an intent.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) { self.init(isOn: isOn, intent: intent) { Text(titleKey) } }
    /// Creates a toggle with a title that runs an intent.
    @_disfavoredOverload
    public init<I: AppIntent, S: StringProtocol>(_ title: S, isOn: Bool, intent: I) { self.init(isOn: isOn, intent: intent) { Text(title) } }
}

/// The look of a hint about Siri.
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = SiriTipViewStyle(name: "automatic")
    public static let light = SiriTipViewStyle(name: "light")
    public static let dark = SiriTipViewStyle(name: "dark")
    public static let black = SiriTipViewStyle(name: "black")
}
private struct SiriTipStyleKey: EnvironmentKey { static let defaultValue = SiriTipViewStyle.automatic }
private struct ShortcutsLinkStyleKey: EnvironmentKey { static let defaultValue = ShortcutsLinkStyle.automatic }
extension EnvironmentValues {
    fileprivate var siriTipStyle: SiriTipViewStyle {
        get { self[SiriTipStyleKey.self] }
        set { self[SiriTipStyleKey.self] = newValue }
    }
    fileprivate var shortcutsLinkStyle: ShortcutsLinkStyle {
        get { self[ShortcutsLinkStyleKey.self] }
        set { self[ShortcutsLinkStyleKey.self] = newValue }
    }
}
/// A hint that an intent can be spoken.
public struct SiriTipView: View {
    private let title: LocalizedStringResource
    private let isVisible: Binding<Bool>?
    @Environment(\.siriTipStyle) private var style
    public init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) { (title, self.isVisible) = (I.title, isVisible) }

    public var body: some View {
        if isVisible?.wrappedValue != false {
            HStack(spacing: 12) {
                Image(systemName: "waveform.circle.fill").font(.title)
                VStack(alignment: .leading) {
                    Text(verbatim: "Say").font(.caption).opacity(0.7)
                    Text(verbatim: "\u{201C}\(String(localized: title))\u{201D}").font(.headline)
                }
                Spacer(minLength: 0)
                if let isVisible {
                    Button {
                        isVisible.wrappedValue = false
                    } label: {
                        Image(systemName: "xmark")
                    }.buttonStyle(.plain)
                }
            }
            .padding(12)
            .foregroundStyle(style == .light ? Color.black : style == .automatic ? Color.primary : .white)
            .background(background, in: .rect(cornerRadius: 14))
        }
    }
    private var background: AnyShapeStyle {
        switch style {
        case .light: AnyShapeStyle(.white)
        case .dark: AnyShapeStyle(Color(white: 0.17))
        case .black: AnyShapeStyle(.black)
        default: AnyShapeStyle(Color(white: 0.5, opacity: 0.15))
        }
    }
}
/// The look of a link to the app's shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    fileprivate let name: String
    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    public static let light = ShortcutsLinkStyle(name: "light")
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    public static let dark = ShortcutsLinkStyle(name: "dark")
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}
/// A button that opens the app's shortcuts. A picture opens no other app.
public struct ShortcutsLink: View {
    @Environment(\.shortcutsLinkStyle) private var style
    public init(action: @escaping () -> Void = {}) {}
    public var body: some View {
        let isDark = style.name.hasPrefix("dark")
        HStack(spacing: 6) {
            Image(systemName: "square.2.layers.3d.fill")
            Text(verbatim: "Shortcuts").fontWeight(.medium)
        }
        .padding(.horizontal, 14).padding(.vertical, 10)
        .foregroundStyle(isDark ? Color.white : .black)
        .background(isDark ? Color.black : .white, in: .rect(cornerRadius: 10))
        .overlay {
            if style.name.hasSuffix("Outline") { RoundedRectangle(cornerRadius: 10).strokeBorder(.gray.opacity(0.5)) }
        }
    }
}
extension View {
    /// Sets the look of hints about Siri.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipStyle, style) }
    /// Sets the look of links to the app's shortcuts.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { environment(\.shortcutsLinkStyle, style) }
}
