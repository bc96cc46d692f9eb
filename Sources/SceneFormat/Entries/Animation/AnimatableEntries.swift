import Views

/// Shows its content for numbers that animate from one state to the next.
private struct AnimatableNumbersView: View, Animatable {
    let names: [String]
    let content: Deferred<SceneElementList>
    var animatableData: NumberVector

    var body: SceneElementList { content(.object(animatableData.members(names))) }
}

extension SceneEntries {
    @EntryList<ViewEntry> static var animatableViews: [ViewEntry] {
        ViewEntry(
            "Animatable", "Animates numbers that its content uses, such as those in a text or a path: a view that is Animatable.",
            .animatableNumbers("content"),
            .withLocals(.views("content", "The content, made anew in each frame of the animation; the numbers are members of a variable in it.")),
            locals: [.animatableNumbers("as", isRequired: true)]
        ) { numbers, content in AnimatableNumbersView(names: numbers.names, content: content, animatableData: numbers.values) }
    }
}
