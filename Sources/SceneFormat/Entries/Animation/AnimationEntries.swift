import Geometry
import Views

extension SceneEntries {
    @EntryList<ModifierEntry> static var animationModifiers: [ModifierEntry] {
        ModifierEntry(
            "animation", "Animates changes of the views inside.",
            .animation("How changes are animated; null disables the animation.").primary,
            .value("value", default: nil, "Only changes of this value are animated."),
            .modifiers(default: nil, "Modifiers that are applied to the view; only their changes are animated.")
        ) { view, animation, value, modifiers in
            if let modifiers { return view.animation(animation) { modifiers.apply(to: $0) } }
            if let value { return view.animation(animation, value: value) }
            // `animation(_:)` without a value, which SwiftUI has deprecated in favor of this.
            return view.transaction { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }
        }
        ModifierEntry(
            "transaction", "Changes how changes of the views inside are animated.",
            .animation(default: nil, "The animation that replaces the current one; null disables it.").primary,
            .bool("disablesAnimations", default: false, "Whether animations inside are disabled, too."),
            .bool("isContinuous", default: .described("false"), "Whether changes count as following a finger."),
            .bool(
                "tracksVelocity", default: .described("false"),
                "Whether a spring that follows changes without an animation continues at their velocity."),
            .value("value", default: nil, "Only changes of this value count."),
            .modifiers(default: nil, "Modifiers that are applied to the view; only their changes count.")
        ) { view, animation, disables, isContinuous, tracksVelocity, value, modifiers in
            let change = { (transaction: inout Transaction) in
                if let animation { transaction.animation = animation }
                if disables { transaction.disablesAnimations = true }
                if let isContinuous { transaction.isContinuous = isContinuous }
                if let tracksVelocity { transaction.tracksVelocity = tracksVelocity }
            }
            if let modifiers { return view.transaction(change) { modifiers.apply(to: $0) } }
            if let value { return view.transaction(value: value, change) }
            return view.transaction(change)
        }
    }
}
