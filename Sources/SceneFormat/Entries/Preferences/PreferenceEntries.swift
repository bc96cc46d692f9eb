import Geometry
import Views

/// All preferences of a scene in one key, because the names are known only at run time and keys are types. Each name has a list, to which siblings append.
///
/// Writers replace or change only the list of their name, so that names are as independent of each other as keys are in SwiftUI.
enum ScenePreferenceKey: PreferenceKey {
    static var defaultValue: [String: [SceneValue]] { [:] }

    static func reduce(value: inout [String: [SceneValue]], nextValue: () -> [String: [SceneValue]]) {
        value.merge(nextValue()) { $0 + $1 }
    }
}

extension SceneEntries {
    private static let key = Parameter.name("key", "The preference's name.")
    private static let view = Parameter.withLocals(.views("view", "The views; the list is a variable in them."))
    private static let alignment = Parameter<Alignment>.alignment("How the views are aligned.")
    private static let members = Parameter.deferred(.additional("…", "Members that accompany the anchor."))
    private static let list = LocalVariable("as", default: "values", .array(.any))

    /// A list, or one element of it.
    private static func elements(_ value: SceneValue) -> [SceneValue] {
        if case .array(let list) = value { list } else { [value] }
    }

    @EntryList<ModifierEntry> static var preferenceModifiers: [ModifierEntry] {
        ModifierEntry(
            "preference", "Sets a value that surrounding views can read, replacing that of the views inside.",
            key, .deferred(.value("value", "A list, or its only element."))
        ) { view, key, value in
            view.transformPreference(ScenePreferenceKey.self) { $0[key] = elements(value()) }
        }
        ModifierEntry(
            "transformPreference", "Changes the list of the views inside; 'as' names the list.",
            key, .withLocals(.value("value", "The new list, or its only element.")), locals: [list]
        ) { view, key, value in
            view.transformPreference(ScenePreferenceKey.self) { lists in lists[key] = elements(value(.array(lists[key] ?? []))) }
        }
        ModifierEntry(
            "anchorPreference", "Publishes the view's position: an object with the anchor and further members, replacing the list of the views inside.",
            key, .anchorSource, members
        ) { view, key, anchor, members in
            anchor.transformPreference(of: view, members) { @MainActor @Sendable lists, members in lists[key, default: []] = [.object(members)] }
        }
        ModifierEntry(
            "transformAnchorPreference", "Adds an anchor and further members to each object in the list of the views inside.",
            key, .anchorSource, .bool("append", default: false, "Whether a new object is appended to the list instead."), members
        ) { view, key, anchor, appends, members in
            anchor.transformPreference(of: view, members) { @MainActor @Sendable lists, members in
                if appends { return lists[key, default: []].append(.object(members)) }
                lists[key, default: []] = lists[key, default: []].map { element in
                    guard case .object(let present) = element else { return element }
                    return .object(present.merging(members) { _, new in new })
                }
            }
        }
        ModifierEntry("overlayPreferenceValue", "Views in front, made of the list of the views inside.", key, alignment, view, locals: [list]) {
            content, key, alignment, views in
            content.overlayPreferenceValue(ScenePreferenceKey.self, alignment: alignment) { lists in views(.array(lists[key] ?? [])) }
        }
        ModifierEntry("backgroundPreferenceValue", "Views behind, made of the list of the views inside.", key, alignment, view, locals: [list]) {
            content, key, alignment, views in
            content.backgroundPreferenceValue(ScenePreferenceKey.self, alignment: alignment) { lists in views(.array(lists[key] ?? [])) }
        }
        ModifierEntry(
            "onPreferenceChange", "Changes state at first and whenever the list of the views inside changes; 'as' names the list.", key, .action,
            locals: [list]
        ) { view, key, action in ScenePreferenceObserver(content: view, name: key) { list in action(.array(list)) } }
    }
}

/// Reports changes of one name.
private struct ScenePreferenceObserver: View {
    let content: AnyView
    let name: String
    let action: @MainActor ([SceneValue]) -> Void
    @State private var delivered = Delivered()

    /// The list that was reported last; nil before the first time.
    private final class Delivered {
        var list: [SceneValue]?
    }

    var body: some View {
        content.onPreferenceChange(ScenePreferenceKey.self) { lists in
            let list = lists[name] ?? []
            guard delivered.list != list else { return }
            delivered.list = list
            action(list)
        }
    }
}
