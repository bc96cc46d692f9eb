import Views

extension SceneEntries {
    @EntryList<ModifierEntry> static var taskModifiers: [ModifierEntry] {
        ModifierEntry(
            "task", "Waits and changes state, from the view's appearance to its disappearance.",
            .steps("steps", "The steps, one after another, on the scene's clock.").primary,
            .value("id", default: nil, "The task is canceled and starts again when this value changes."),
            .bool("repeats", default: false, "Whether it starts again after the last step."), .context
        ) { view, steps, id, repeats, context in
            let waits = steps.map(\.wait)
            if repeats, waits.reduce(0, +) < 0.001 { context.fail("a task that repeats needs to sleep for at least 0.001 seconds") }
            return view.modifier(TimedSteps(id: id ?? .null, waits: waits, isRepeating: repeats) { step, _ in steps[step].action() })
        }
        ModifierEntry(
            "refreshable", "Waits and changes state when the list or scroll view inside is pulled down, with a spinner above its content until then.",
            .steps("steps", "The steps, one after another, on the scene's clock.").primary
        ) { view, steps in
            view.refreshable(waits: steps.map(\.wait)) { steps[$0].action() }
        }
        ModifierEntry(
            "onReceive",
            "Changes state at each tick of a timer that starts when the view appears; 'as' names the seconds from the scene's start. "
                + "At most 10,000 ticks and steps happen between two frames; further ticks are lost.",
            .number("every", in: 0.001...1_000_000, "Seconds between two ticks."), .action,
            locals: [LocalVariable("as", default: "time", .number)], otherNames: ["onTimer", "timer"]
        ) { view, interval, action in
            view.modifier(TimedSteps(id: interval, waits: [interval], isRepeating: true) { _, time in action(.number(time)) })
        }
    }
}
