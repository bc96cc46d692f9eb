import Geometry
import Views

/// All preferences of a scene: names are known only at run time, keys are types. Each name has a list, to which siblings append.
///
/// Writers replace or change the list of their name only, so that names are as independent of each other as keys are in SwiftUI.
enum ScenePreferenceKey: PreferenceKey {
    static var defaultValue: [String: [SceneValue]] { [:] }

    static func reduce(value: inout [String: [SceneValue]], nextValue: () -> [String: [SceneValue]]) {
        value.merge(nextValue()) { $0 + $1 }
    }
}

/// A place of a view that an anchor is taken of.
enum PreparedAnchorSource: Sendable {
    case bounds
    case rect
    case point
    case unitPoint
    case named(String)
}

extension SceneEntries {
    private static let key = BoundParameter("key", .name, isRequired: true, "The preference's name.")
    private static let list = LocalVariable("as", default: "values", .array(.any))
    private static let member = ParameterEntry("…", .value(.any), "Members that go along with the anchor.")
    private static let view = BoundParameter("view", .views, isRequired: true, "What is shown; the list has a name in it.")

    private static let points = UnitPoint.sceneNames.map { name in
        NamedCases<PreparedAnchorSource>.Case(name, [], "This point of the view.", .named(name))
    }
    private static let sources = NamedCases<PreparedAnchorSource>(
        "a place of a view",
        [
            .init("bounds", [], "The whole view.", .bounds),
            .init("rect", [.init("rect", .value(.rect), isRequired: true, "In the view.")], primary: "rect", "A rect in the view.", .rect),
            .init("point", [.init("point", .value(.point), isRequired: true, "In the view.")], primary: "point", "A point in the view.", .point),
            .init(
                "unitPoint", [.init("point", .value(.point), isRequired: true, "0…1 of its size.")], primary: "point", "A point as shares of the view's size.",
                .unitPoint),
        ] + points)

    /// Of a place for anchors, for the schema and the reference.
    static var anchorSourceShape: ValueShape { .named(sources.signatures, changes: []) }

    private typealias AnchorSource = (meaning: PreparedAnchorSource, arguments: PreparedArguments)

    private struct NamedSource: Sendable {
        let source: PreparedAnchorSource
        let name: String
        let arguments: PreparedArguments
    }

    private static let source = BoundParameter(
        "value", .custom("a place of the view: 'bounds', 'topLeading' …, { \"rect\": … }, { \"point\": … } or { \"unitPoint\": … }"), isRequired: true,
        shape: .definition("place"),
        reader: { node, path, binder, scope in
            guard let (source, arguments) = sources.read(node, path: path, binder: binder, scope: scope) else { return nil }
            let name = node.string ?? node.members?.first?.key ?? ""
            return .custom(NamedSource(source: source, name: name, arguments: arguments))
        }, "The place; the anchor is a member of this name.")
    private static let memberName = BoundParameter("member", .name, default: "that of the place", "Another name for the anchor among the members.")

    /// Applies a transform of the name's list, with an object of the anchor and its further members.
    @MainActor private static func anchored(
        _ view: AnyView, _ arguments: SceneArguments, _ transform: @escaping @MainActor (inout [SceneValue], [String: SceneValue]) -> Void
    ) -> any View {
        guard let named: NamedSource = arguments.custom("value"), let key = arguments.name("key") else { return view }
        @MainActor func apply<Value: Hashable & Sendable>(_ source: Anchor<Value>.Source) -> any View {
            view.transformAnchorPreference(key: ScenePreferenceKey.self, value: source) { lists, anchor in
                var members = arguments.additionalMembers
                members[arguments.name("member") ?? named.name] = .anchor(SceneAnchor(anchor))
                transform(&lists[key, default: []], members)
            }
        }
        let inner = SceneArguments(prepared: named.arguments, scope: arguments.scope)
        return switch named.source {
        case .bounds: apply(Anchor<CGRect>.Source.bounds)
        case .rect: apply(Anchor<CGRect>.Source.rect(inner.rect("rect") ?? .zero))
        case .point: apply(Anchor<CGPoint>.Source.point(inner.point("point") ?? .zero))
        case .unitPoint:
            apply(Anchor<CGPoint>.Source.unitPoint(UnitPoint(x: inner.point("point")?.x ?? 0, y: inner.point("point")?.y ?? 0)))
        case .named(let name): apply(Anchor<CGPoint>.Source.unitPoint(UnitPoint(sceneName: name)))
        }
    }

    /// A list, or one element of it.
    private static func elements(_ value: SceneValue?) -> [SceneValue] {
        switch value {
        case .array(let list)?: list
        case let value?: [value]
        case nil: []
        }
    }

    static let preferenceModifiers: [ModifierEntry] = [
        ModifierEntry(
            "preference", [key, .init("value", .value(.any), isRequired: true, "A list, or its only element.")],
            "Says a value that views around can read, in place of what views inside say."
        ) { view, arguments in
            let name = arguments.name("key") ?? ""
            return view.transformPreference(ScenePreferenceKey.self) { $0[name] = elements(arguments.value("value")) }
        },
        ModifierEntry(
            "transformPreference",
            [key, .init("value", .value(.any), isRequired: true, seesLocals: true, "The new list, or its only element.")], local: list,
            "Changes what views inside say; 'as' names the list."
        ) { view, arguments in
            let name = arguments.name("key") ?? ""
            return view.transformPreference(ScenePreferenceKey.self) { lists in
                lists[name] = elements(arguments.adding(.array(lists[name] ?? [])).value("value"))
            }
        },
        ModifierEntry(
            "anchorPreference", [key, source, memberName], additional: member,
            "Says where the view is: an object with the anchor and further members, in place of what views inside say."
        ) { view, arguments in anchored(view, arguments) { list, members in list = [.object(members)] } },
        ModifierEntry(
            "transformAnchorPreference",
            [key, source, memberName, .init("append", .value(.bool), default: "false", "Whether an object of its own is added to the list.")],
            additional: member, "Adds an anchor and further members to each object that views inside say."
        ) { view, arguments in
            let appends = arguments.bool("append") ?? false
            return anchored(view, arguments) { list, members in
                if appends { return list.append(.object(members)) }
                list = list.map { element in
                    guard case .object(let present) = element else { return element }
                    return .object(present.merging(members) { _, new in new })
                }
            }
        },
        ModifierEntry(
            "overlayPreferenceValue", [key, .alignment("How it lies."), view], local: list, "A view in front, made from what views inside say."
        ) { view, arguments in
            let name = arguments.name("key") ?? ""
            return view.overlayPreferenceValue(ScenePreferenceKey.self, alignment: arguments.alignment("alignment")) { lists in
                arguments.adding(.array(lists[name] ?? [])).views("view")
            }
        },
        ModifierEntry(
            "backgroundPreferenceValue", [key, .alignment("How it lies."), view], local: list, "A view behind, made from what views inside say."
        ) { view, arguments in
            let name = arguments.name("key") ?? ""
            return view.backgroundPreferenceValue(ScenePreferenceKey.self, alignment: arguments.alignment("alignment")) { lists in
                arguments.adding(.array(lists[name] ?? [])).views("view")
            }
        },
        ModifierEntry(
            "onPreferenceChange", [key, .set, .settingAnimation, .completion, .completionCriteria], local: list,
            "Changes state when what views inside say has changed, and at first; 'as' names the list."
        ) { view, arguments in
            ScenePreferenceObserver(content: view, name: arguments.name("key") ?? "") { list in arguments.adding(.array(list)).action()() }
        },
    ]
}

/// Passes on the changes of one name.
private struct ScenePreferenceObserver: View {
    let content: AnyView
    let name: String
    let action: @MainActor ([SceneValue]) -> Void
    @State private var delivered = Delivered()

    /// What the action saw last; nil before the first time.
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
