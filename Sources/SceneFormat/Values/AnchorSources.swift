import Geometry
import Views

/// The part of a view from which an anchor is made.
enum AnchorSource {
    case rect(Anchor<CGRect>.Source)
    case point(Anchor<CGPoint>.Source)

    /// For the schema and the reference.
    static var shape: ValueShape { values.shape }

    fileprivate static let values = NamedValues<Void, AnchorSource>("a part of a view") {
        NamedValue("bounds", "The whole view.") { .rect(.bounds) }
        NamedValue("rect", "A rect in the view.", .rect("rect", "In the view.").primary) { .rect(.rect($0)) }
        NamedValue("point", "A point in the view.", .point("point", "In the view.").primary) { .point(.point($0)) }
        NamedValue("unitPoint", "A point in fractions of the view's size.", .point("point", "0…1 of its size.").primary) {
            .point(.unitPoint(UnitPoint(x: $0.x, y: $0.y)))
        }
        UnitPoint.sceneNames.map { name in NamedValue(name, "This point of the view.") { .point(.unitPoint(UnitPoint(sceneName: name))) } }
    }
}

/// An anchor that a view publishes, and the name of its member.
@MainActor
struct NamedAnchor {
    fileprivate let source: AnchorSource
    fileprivate let name: String

    /// Adds the anchor and further members to the lists of all preferences.
    func transformPreference(
        of view: AnyView, _ members: Deferred<[String: SceneValue]>,
        _ transform: @escaping @MainActor (inout [String: [SceneValue]], [String: SceneValue]) -> Void
    ) -> any View {
        @MainActor func apply<Value: Hashable & Sendable>(_ source: Anchor<Value>.Source) -> any View {
            view.transformAnchorPreference(key: ScenePreferenceKey.self, value: source) { lists, anchor in
                var members = members()
                members[name] = .anchor(SceneAnchor(anchor))
                transform(&lists, members)
            }
        }
        return switch source {
        case .rect(let source): apply(source)
        case .point(let source): apply(source)
        }
    }
}

extension ParameterType where Value == NamedAnchor {
    fileprivate static let anchor = ParameterType(
        custom: "a part of the view: 'bounds', 'topLeading' …, { \"rect\": … }, { \"point\": … } or { \"unitPoint\": … }", shape: .definition("place"),
        fallback: NamedAnchor(source: .rect(.bounds), name: ""), read: { AnchorSource.values.read($0, path: $1, binder: $2, scope: $3) },
        evaluate: { NamedAnchor(source: $0(in: $1.scope), name: $0.name) })
}

extension Parameter where Value == NamedAnchor {
    private static let place = Self("value", .anchor, "The part of the view; the anchor is a member of this name.")

    /// An anchor and its name.
    static let anchorSource = group(place, .name("member", default: .described("that of the place"), "Another name for the anchor among the members.")) {
        anchor, name in NamedAnchor(source: anchor.source, name: name ?? anchor.name)
    }
}
