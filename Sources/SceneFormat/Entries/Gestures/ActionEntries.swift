import Geometry
import Views

extension SceneEntries {
    /// The value that `onChange` watches.
    private static let watched = Parameter.value("of", "The observed value.")

    @EntryList<ModifierEntry> static var actionModifiers: [ModifierEntry] {
        ModifierEntry(
            "onTapGesture", "Changes state when the view is tapped; 'as' names the point of the tap.",
            .action,
            .count("count", in: 1...10, default: 1, "The number of taps in a row."),
            .coordinateSpace(default: nil),
            .gesturePriority(default: .described("normal")),
            locals: [LocalVariable("as", .point)], otherNames: ["onTap", "onClick"]
        ) { view, action, count, space, priority in
            if space == nil, priority == nil { return view.onTapGesture(count: count) { action(.point($0)) } }
            let tap = SpatialTapGesture(count: count, coordinateSpace: space ?? .local).onEnded { value in
                MainActor.assumeIsolated { action(.point(value.location)) }
            }
            return view.adding(tap, priority ?? .normal)
        }
        ModifierEntry("onAppear", "Changes state when the view appears.", .action) { view, action in view.onAppear { action() } }
        ModifierEntry("onDisappear", "Changes state when the view disappears.", .action) { view, action in view.onDisappear { action() } }
        ModifierEntry(
            "onChange",
            "Changes state when a value has changed; 'newValue' and 'oldValue' are the current and the previous value, which are the same at first.",
            watched, .bool("initial", default: false, "Whether it also changes state when the view appears."), .action,
            locals: [LocalVariable("as", default: "newValue", typeOf: watched), LocalVariable("oldAs", default: "oldValue", typeOf: watched)]
        ) { view, value, initial, action in
            view.onChange(of: value, initial: initial) { old, new in action(new, old) }
        }
        ModifierEntry(
            "contentShape", "The area that reacts to taps, in addition to the drawn one.",
            .shape("shape", "A shape, such as { \"Rectangle\": {} }.").primary, .eoFill
        ) { view, shape, eoFill in
            @MainActor func apply(_ shape: some Shape) -> any View { view.contentShape(shape, eoFill: eoFill) }
            return apply(shape)
        }
        ModifierEntry("allowsHitTesting", "Whether taps reach the view.", .bool("enabled", "Whether the modifier is active.").primary) { view, enabled in
            view.allowsHitTesting(enabled)
        }
    }
}
