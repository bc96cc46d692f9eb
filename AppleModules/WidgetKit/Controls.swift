import AppleAppIntents
import Easel
import Foundation

/// A control of the control center. Pictures don't show it.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    init()
    @ControlWidgetConfigurationBuilder var body: Body { get }
}
extension WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// A control draws nothing.
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> EmptyWidget { EmptyWidget() }
}
/// The content of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}
/// Builds the content of a control.
@MainActor
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}
/// A part of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}
/// Builds a part of a control.
@MainActor
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}
/// A control whose settings are the parameters of an intent.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(
        kind: String, intent: Configuration.Type = Configuration.self, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}
extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
/// Finds the value of a control.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
/// Finds the value of a control with settings.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}
/// A button of the control center.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}
    public init(action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
    public init(_ titleKey: LocalizedStringKey, action: Action) where Label == Text, ActionLabel == EmptyView {}
}
/// A switch of the control center.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) where Label == Text {}
}
extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some ControlWidgetTemplate { self }
}
extension View {
    /// Describes what a control does.
    public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
    /// Describes the state of a control.
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
}
/// The app's controls. Reloading has no effect.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
}
