import Geometry
import Views

/// A value of a scene that a finger carries.
private struct CarriedValue: Transferable { let value: SceneValue }

extension SceneEntries {
    private static let hoverEffects: Keywords<HoverEffect> = ["automatic": .automatic, "highlight": .highlight, "lift": .lift]

    /// What pointers and dragged values do.
    @EntryList<ModifierEntry> static var pointerModifiers: [ModifierEntry] {
        ModifierEntry(
            "onHover", "Changes state when a pointer comes over the view and when it leaves, with the event 'hover'; 'as' names whether it is over the view.",
            .action, locals: [LocalVariable("as", default: "isHovering", .bool)], otherNames: ["onMouseOver", "onPointerEnter"]
        ) { view, action in view.onHover { action(.bool($0)) } }
        ModifierEntry(
            "onContinuousHover", "Changes state while a pointer moves over the view; 'as' names its point in the view's coordinates.",
            .action, locals: [LocalVariable("as", .point)]
        ) { view, action in
            view.onContinuousHover { if case .active(let point) = $0 { action(.point(point)) } }
        }
        ModifierEntry(
            "hoverEffect", "How the view looks while a pointer is over it.",
            .keyword("effect", hoverEffects, "A platter behind the view, or a larger view with a shadow.").primary,
            .bool("isEnabled", default: true, "Whether there is an effect.")
        ) { view, effect, isEnabled in view.hoverEffect(effect, isEnabled: isEnabled) }
        ModifierEntry(
            "draggable", "Lets a finger that rests on the view carry a value to a 'dropDestination'; the event 'drag' with 'onto' does.",
            .value("payload", "The value.").primary
        ) { view, value in view.draggable(CarriedValue(value: value)) }
        ModifierEntry(
            "dropDestination", "Changes state when a value is dropped on the view; 'as' names the value.",
            .action, .boolVariable("isTargeted", default: nil, "A variable that is true while a finger with a value is over the view."),
            locals: [LocalVariable("as", default: "item", .any)], otherNames: ["onDrop"]
        ) { view, action, isTargeted in
            view.dropDestination(for: CarriedValue.self) { items, _ in
                for item in items { action(item.value) }
                return true
            } isTargeted: {
                isTargeted?.wrappedValue = $0
            }
        }
    }
}
