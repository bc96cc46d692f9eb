// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// A window beside the others; it is drawn only if the app has no other window.
public struct UtilityWindow<Content: View>: Scene {
    private let content: Content
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("UtilityWindow has no body") }
    public static func _content(of scene: Self) -> AnyView { AnyView(scene.content) }
    public static var _rank: _SceneRank { .secondary }
}
