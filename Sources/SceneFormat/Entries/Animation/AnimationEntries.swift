import Geometry
import Views

extension SceneEntries {
    static let animationModifiers: [ModifierEntry] = [
        ModifierEntry(
            "animation",
            [
                .animation(isRequired: true, "How changes move; null makes them jump."), .init("value", .value(.any), "Only changes of this value move."),
                .modifiers(seesLocals: false, "Modifiers that are applied to the view, whose changes alone move."),
            ],
            primary: "animation", "Moves what changes inside."
        ) { view, arguments in
            let animation = arguments.animation("animation")
            if let modifiers: PreparedModifiers = arguments.custom("modifiers") {
                return view.animation(animation) { modifiers.apply(to: $0, in: arguments.scope) }
            }
            guard arguments.has("value") else {
                // `animation(_:)` without a value, which SwiftUI has deprecated in favour of this.
                return view.transaction { transaction in
                    if !transaction.disablesAnimations { transaction.animation = animation }
                }
            }
            return view.animation(animation, value: arguments.value("value") ?? .null)
        },
        ModifierEntry(
            "transaction",
            [
                .animation("What moves changes in place of the animation around; null makes them jump."),
                .init("disablesAnimations", .value(.bool), default: "false", "Whether animations inside are left out, too."),
                .init("isContinuous", .value(.bool), default: "false", "Whether it says that changes follow a finger."),
                .init(
                    "tracksVelocity", .value(.bool), default: "false",
                    "Whether a spring that comes after changes without an animation goes on at their speed."),
                .init("value", .value(.any), "Only changes of this value count."),
                .modifiers(seesLocals: false, "Modifiers that are applied to the view, whose changes alone count."),
            ], primary: "animation", "Changes how changes of the views inside move."
        ) { view, arguments in
            let (isGiven, animation) = (arguments.has("animation"), arguments.animation("animation"))
            let disables = arguments.bool("disablesAnimations") ?? false
            let (isContinuous, tracksVelocity) = (arguments.bool("isContinuous"), arguments.bool("tracksVelocity"))
            let change = { (transaction: inout Transaction) in
                if isGiven { transaction.animation = animation }
                if disables { transaction.disablesAnimations = true }
                if let isContinuous { transaction.isContinuous = isContinuous }
                if let tracksVelocity { transaction.tracksVelocity = tracksVelocity }
            }
            if let modifiers: PreparedModifiers = arguments.custom("modifiers") {
                return view.transaction(change) { modifiers.apply(to: $0, in: arguments.scope) }
            }
            return arguments.has("value") ? AnyView(view.transaction(value: arguments.value("value") ?? .null, change)) : AnyView(view.transaction(change))
        },
    ]
}
