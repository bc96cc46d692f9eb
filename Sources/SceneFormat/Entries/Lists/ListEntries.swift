import Geometry
import Views

extension SceneEntries {
    private static let children = BoundParameter("content", .views, isRequired: true, "The children, in order.")
    private static let spacing = BoundParameter("spacing", .number, "Points between the children; without it the children decide.")
    private static let length = ParameterKind.number(in: 0 ... .greatestFiniteMagnitude, allowsInfinity: false)

    static let furtherViews: [ViewEntry] = [
        ViewEntry(
            "LazyVStack", [children, .horizontalAlignment("How the children stand to each other."), spacing], primary: "content",
            "Views one above the other, each at its ideal height, in all of the width that is offered."
        ) { arguments in
            SceneContent(
                LazyVStack(alignment: arguments.horizontalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")) {
                    arguments.views("content")
                })
        },
        ViewEntry(
            "LazyHStack", [children, .verticalAlignment("How the children stand to each other."), spacing], primary: "content",
            "Views side by side, each at its ideal width, in all of the height that is offered."
        ) { arguments in
            SceneContent(
                LazyHStack(alignment: arguments.verticalAlignment("alignment") ?? .center, spacing: arguments.length("spacing")) {
                    arguments.views("content")
                })
        },
        ViewEntry(
            "NavigationStack", [.init("content", .views, isRequired: true, "The first page.")], primary: "content",
            "Pages of which one is seen; links push others."
        ) { arguments in SceneContent(NavigationStack { arguments.views("content") }) },
        ViewEntry(
            "SecureField", [variable("text", .string, "What is typed."), placeholder, fieldLabel], primary: "text", otherNames: ["Password"],
            "A line whose letters are shown as dots."
        ) { arguments in
            guard let reference: StateReference = arguments.custom("text") else { return SceneContent(EmptyView()) }
            let text = reference.binding(in: arguments.scope, get: { $0.text ?? "" }, set: { .string($0) })
            if arguments.has("label") { return SceneContent(SecureField(text: text) { arguments.views("label") }) }
            return SceneContent(SecureField(arguments.string("placeholder") ?? "", text: text))
        },
        ViewEntry("ContainerRelativeShape", [], gives: .insettableShape, "The shape of the container around; a rectangle where none has one.") { _ in
            .insettableShape(ContainerRelativeShape())
        },
    ]

    private static let schemes: [String: ColorScheme] = ["light": .light, "dark": .dark]
    private static let designs: [(name: String, design: Font.Design)] = [
        ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
    ]
    private static let visibilities: [String: Visibility] = ["automatic": .automatic, "visible": .visible, "hidden": .hidden]
    private static let visibility = BoundParameter(
        "visibility", .keyword(["automatic", "visible", "hidden"]), isRequired: true, "Whether it is seen.")

    private static func holds(_ summary: String) -> BoundParameter { BoundParameter("isActive", .value(.bool), default: "true", summary) }
    @MainActor private static func holds(_ arguments: SceneArguments) -> Bool { arguments.bool("isActive") ?? true }

    /// Modifiers of texts and of what surrounds them.
    static let furtherTextModifiers: [ModifierEntry] = [
        ModifierEntry(
            "fontDesign", [.init("design", .keyword(designs.map(\.name)), isRequired: true, "The design.")], primary: "design",
            "Which design of the system's font texts have.",
            text: { text, arguments in text.fontDesign(designs.first { $0.name == arguments.string("design") }?.design) },
            apply: { view, arguments in view.fontDesign(designs.first { $0.name == arguments.string("design") }?.design) }),
        ModifierEntry(
            "monospaced", [holds("Whether it holds.")], primary: "isActive", "Letters of equal width.", text: { $0.monospaced(holds($1)) },
            apply: { $0.monospaced(holds($1)) }),
        ModifierEntry(
            "textCase", [.init("case", .keyword(["uppercase", "lowercase", "none"]), isRequired: true, "The letters.")], primary: "case",
            "In capitals, in small letters, or as they are written."
        ) { view, arguments in
            let cases: [String: Text.Case] = ["uppercase": .uppercase, "lowercase": .lowercase]
            return view.textCase(arguments.string("case").flatMap { cases[$0] })
        },
        ModifierEntry(
            "preferredColorScheme", [.init("scheme", .keyword(["light", "dark"]), isRequired: true, "The scheme.")], primary: "scheme",
            otherNames: ["colorScheme", "darkMode"], "How system colors look inside."
        ) { view, arguments in view.preferredColorScheme(arguments.string("scheme").flatMap { schemes[$0] }) },
        ModifierEntry("onSubmit", [.set, .settingAnimation, .completion, .completionCriteria], "Changes state when the return key is typed in a field inside.")
        {
            view, arguments in
            let action = arguments.action()
            return view.onSubmit { action() }
        },
        ModifierEntry(
            "focused",
            [
                .init(
                    "isFocused", .custom("the name of a state variable"), isRequired: true, shape: .stateVariable(.bool), reader: StateReference.reader(nil),
                    "True while the field has the focus; setting it gives or takes the focus. With 'equals', the variable that names the field."),
                .init("equals", .value(.any), "The value that the variable has while this field has the focus, null where none of its fields has it."),
            ], primary: "isFocused", "Ties the focus of the text field inside to a state variable."
        ) { view, arguments in
            guard let reference: StateReference = arguments.custom("isFocused") else { return view }
            let (name, isNamed) = (arguments.value("equals") ?? .null, arguments.has("equals"))
            let variable: Binding<SceneValue> = reference.binding(in: arguments.scope, get: { $0 }, set: { $0 })
            if !isNamed, variable.wrappedValue.type != .bool {
                arguments.fail("'isFocused' is true or false, and the variable is \(variable.wrappedValue.kind); say what it 'equals'")
            }
            let isWanted = Binding(
                get: { variable.wrappedValue == (isNamed ? name : .bool(true)) },
                set: { hasFocus in
                    if !isNamed {
                        variable.wrappedValue = .bool(hasFocus)
                    } else if hasFocus {
                        variable.wrappedValue = name
                    } else if variable.wrappedValue == name {
                        variable.wrappedValue = .null
                    }
                })
            return SceneFocusView(content: view, isWanted: isWanted)
        },
        ModifierEntry(
            "accessibilityHidden", [.init("hidden", .value(.bool), default: "true", "Whether it holds.")], primary: "hidden",
            "Leaves the view out of what events find by name."
        ) { view, arguments in view.accessibilityHidden(arguments.bool("hidden") ?? true) },
    ]

    /// An affine matrix.
    static let matrixParameters: [BoundParameter] = [
        .init("a", .number, default: "1", "Of the matrix: x' = a·x + c·y + tx."), .init("b", .number, default: "0", "y' = b·x + d·y + ty."),
        .init("c", .number, default: "0", "See a."), .init("d", .number, default: "1", "See b."), .init("tx", .number, default: "0", "Points."),
        .init("ty", .number, default: "0", "Points."),
    ]

    @MainActor static func affineTransform(_ arguments: SceneArguments) -> CGAffineTransform {
        @MainActor func part(_ name: String, _ standard: Double) -> CGFloat { CGFloat(arguments.number(name, default: standard)) }
        return CGAffineTransform(a: part("a", 1), b: part("b", 0), c: part("c", 0), d: part("d", 1), tx: part("tx", 0), ty: part("ty", 0))
    }

    /// Modifiers of layout and drawing.
    static let furtherLayoutModifiers: [ModifierEntry] = [
        ModifierEntry(
            "containerRelativeFrame",
            [
                .init("axes", .keyword(["horizontal", "vertical", "both"]), isRequired: true, "Along which axes."),
                .init("count", .number(in: 1...10_000, allowsInfinity: false), "How many equal parts the container has; without it one."),
                BoundParameter("span", .number(in: 1...10_000, allowsInfinity: false), default: "1", "How many of them the frame is.").going(with: "count"),
                BoundParameter("spacing", length, default: "0", "Points between the parts.").going(with: "count"), .alignment("Where the view lies in it."),
                BoundParameter(
                    "length", .value(.number), seesLocals: true,
                    "Its length in points, in place of parts: \"container.length - 40\"; container.axis is 'horizontal' or 'vertical'."
                ).not(with: "count"),
            ], primary: "axes", local: BoundLocal("as", default: "container", .object(["length": .number, "axis": .string])),
            "A frame as long as the container, the canvas without its safe area, or as some of its parts."
        ) { view, arguments in
            let sets: [String: Axis.Set] = ["horizontal": .horizontal, "vertical": .vertical]
            let axes = arguments.string("axes").flatMap { sets[$0] } ?? [.horizontal, .vertical]
            let alignment = arguments.alignment("alignment")
            if arguments.has("length") {
                // Layout asks outside of any evaluation.
                arguments.noteReads("length")
                return view.containerRelativeFrame(axes, alignment: alignment) { length, axis in
                    let container = SceneValue.object(["length": .number(Double(length)), "axis": .string(axis == .horizontal ? "horizontal" : "vertical")])
                    return arguments.adding(container).length("length") ?? 0
                }
            }
            guard let count = arguments.number("count") else { return view.containerRelativeFrame(axes, alignment: alignment) }
            return view.containerRelativeFrame(
                axes, count: Int(count), span: Int(arguments.number("span") ?? 1), spacing: arguments.length("spacing") ?? 0, alignment: alignment)
        },
        ModifierEntry("transformEffect", matrixParameters, "Draws the view through an affine matrix; its place in the layout stays.") { view, arguments in
            view.transformEffect(affineTransform(arguments))
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

    /// Modifiers of lists, navigation and what is presented.
    static let furtherContainerModifiers: [ModifierEntry] = [
        ModifierEntry(
            "listRowBackground", [.init("content", .views, isRequired: true, "What lies behind.")], primary: "content", "What lies behind a list's row."
        ) {
            view, arguments in view.listRowBackground(Group { arguments.views("content") })
        },
        ModifierEntry(
            "listRowInsets",
            ["top", "leading", "bottom", "trailing"].map { BoundParameter($0, length, default: "0", "Points.") }, "The room around a list's row's content."
        ) { view, arguments in
            view.listRowInsets(
                EdgeInsets(
                    top: arguments.length("top") ?? 0, leading: arguments.length("leading") ?? 0, bottom: arguments.length("bottom") ?? 0,
                    trailing: arguments.length("trailing") ?? 0))
        },
        ModifierEntry(
            "listRowSeparator", [visibility, .init("edges", .keyword(["all", "top", "bottom"]), default: "all", "Which of them.")], primary: "visibility",
            "The lines above and below a list's row."
        ) { view, arguments in
            let edges: [String: VerticalEdge.Set] = ["top": .top, "bottom": .bottom]
            return view.listRowSeparator(
                arguments.string("visibility").flatMap { visibilities[$0] } ?? .automatic, edges: arguments.string("edges").flatMap { edges[$0] } ?? .all)
        },
        ModifierEntry("scrollTargetLayout", [holds("Whether it holds.")], "Its children are the views that the scroll view around can be at.") {
            view, arguments in view.scrollTargetLayout(isEnabled: holds(arguments))
        },
        ModifierEntry(
            "scrollIndicators", [.init("visibility", .keyword(["automatic", "visible", "hidden", "never"]), isRequired: true, "Whether they are.")],
            primary: "visibility", "Whether bars are wanted while the scroll views inside move; there are none."
        ) { view, arguments in
            let visibilities: [String: ScrollIndicatorVisibility] = ["visible": .visible, "hidden": .hidden, "never": .never]
            return view.scrollIndicators(arguments.string("visibility").flatMap { visibilities[$0] } ?? .automatic)
        },
        ModifierEntry(
            "scrollDisabled", [.init("disabled", .value(.bool), default: "true", "Whether it holds.")], primary: "disabled",
            "Whether the scroll views inside stay where they are."
        ) { view, arguments in view.scrollDisabled(arguments.bool("disabled") ?? true) },
        ModifierEntry(
            "scrollClipDisabled", [.init("disabled", .value(.bool), default: "true", "Whether it holds.")], primary: "disabled",
            "Whether what lies beyond the windows of the scroll views inside is seen."
        ) { view, arguments in view.scrollClipDisabled(arguments.bool("disabled") ?? true) },
        ModifierEntry(
            "navigationBarTitleDisplayMode",
            [.init("mode", .keyword(["automatic", "inline", "large"]), isRequired: true, "Where.")], primary: "mode", "Where the page's title stands."
        ) { view, arguments in
            switch arguments.string("mode") {
            case "inline": view.navigationBarTitleDisplayMode(.inline)
            case "large": view.navigationBarTitleDisplayMode(.large)
            default: view.navigationBarTitleDisplayMode(.automatic)
            }
        },
        ModifierEntry("navigationBarHidden", [holds("Whether it is.")], primary: "isActive", "Whether the page has no bar.") { view, arguments in
            view.navigationBarHidden(holds(arguments))
        },
        ModifierEntry("navigationBarBackButtonHidden", [holds("Whether it is.")], primary: "isActive", "Whether the page's bar has no way back.") {
            view, arguments in view.navigationBarBackButtonHidden(holds(arguments))
        },
        ModifierEntry(
            "presentationDetents",
            [
                .init("fractions", .value(.array(.number)), "Heights as shares of the room, 0.5 for half."),
                .init("heights", .value(.array(.number)), "Heights in points."),
                .init("medium", .value(.bool), default: "false", "Whether half of the room is one."),
                .init("large", .value(.bool), default: "false", "Whether all of the room is one."),
                .init(
                    "selection", .custom("the name of a state variable"), shape: .stateVariable(nil), reader: StateReference.reader(nil),
                    "The variable that says where the sheet stands: 'medium', 'large', a number up to 1 for a share, or a larger one for points; "
                        + "without it at the lowest."),
            ], "The heights that the sheet around can have."
        ) { view, arguments in
            let (fractions, heights) = (arguments.numbers("fractions") ?? [], arguments.numbers("heights") ?? [])
            var detents = Set(fractions.map { PresentationDetent.fraction($0) } + heights.map { PresentationDetent.height($0) })
            if arguments.bool("medium") == true { detents.insert(.medium) }
            if arguments.bool("large") == true || detents.isEmpty { detents.insert(.large) }
            guard let reference: StateReference = arguments.custom("selection") else { return view.presentationDetents(detents) }
            let variable: Binding<SceneValue> = reference.binding(in: arguments.scope, get: { $0 }, set: { $0 })
            guard let chosen = PresentationDetent(sceneValue: variable.wrappedValue) else {
                arguments.fail("'selection' is 'medium', 'large' or a number above 0, not \(variable.wrappedValue.text ?? variable.wrappedValue.kind)")
                return view
            }
            guard detents.contains(chosen) else {
                arguments.fail("'selection' is \(variable.wrappedValue.text ?? ""), which is none of the heights")
                return view
            }
            // Nothing but the scene changes it: a finger pulls a sheet away, or back to where it stood.
            return view.presentationDetents(detents, selection: .constant(chosen))
        },
        ModifierEntry("presentationDragIndicator", [visibility], primary: "visibility", "The line at the top of the sheet around.") { view, arguments in
            view.presentationDragIndicator(arguments.string("visibility").flatMap { visibilities[$0] } ?? .automatic)
        },
        ModifierEntry(
            "presentationCornerRadius", [.init("radius", length, isRequired: true, "Points.")], primary: "radius", "The corners of the sheet around."
        ) { view, arguments in view.presentationCornerRadius(arguments.length("radius")) },
        ModifierEntry(
            "interactiveDismissDisabled", [holds("Whether it holds.")], primary: "isActive", "Whether the sheet around can't be pulled away."
        ) { view, arguments in view.interactiveDismissDisabled(holds(arguments)) },
    ]
}

extension PresentationDetent {
    /// A height as a variable says it; nil for what is none.
    fileprivate init?(sceneValue: SceneValue) {
        switch sceneValue {
        case .string("medium"): self = .medium
        case .string("large"): self = .large
        case .number(let share) where share > 0 && share <= 1: self = .fraction(CGFloat(share))
        case .number(let points) where points > 1: self = .height(CGFloat(points))
        default: return nil
        }
    }
}

/// A text field whose focus follows a state variable, and the variable the focus.
private struct SceneFocusView: View {
    let content: AnyView
    let isWanted: Binding<Bool>
    @FocusState private var isFocused: Bool

    var body: some View {
        content.focused($isFocused)
            .onChange(of: isWanted.wrappedValue, initial: true) { _, wanted in isFocused = wanted }
            .onChange(of: isFocused) { _, hasFocus in isWanted.wrappedValue = hasFocus }
    }
}
