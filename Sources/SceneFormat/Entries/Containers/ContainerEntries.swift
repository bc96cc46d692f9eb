import Foundation
import Geometry
import LayoutEngine
import Views

extension SceneEntries {
    private static let spacing = Parameter.signedLength("spacing", default: nil, "Points between the children; by default the children decide.")
    private static let children = Parameter<SceneElementList>.views("content", "The children, in order.").primary
    private static let editActions: Keywords<EditActions<[LoopItem]>> = ["all": .all, "delete": .delete, "move": .move]
    /// The elements' type is that of this parameter's list.
    private static let list = Parameter.list("in", "")

    @EntryList<ViewEntry> static var containerViews: [ViewEntry] {
        ViewEntry(
            "HStack", "Views side by side.", children, .verticalAlignment("How the children are aligned."), spacing, otherNames: ["Row"]
        ) { content, alignment, spacing in HStack(alignment: alignment, spacing: spacing) { content } }
        ViewEntry(
            "VStack", "Views one above the other.", children, .horizontalAlignment("How the children are aligned."), spacing, otherNames: ["Column", "Stack"]
        ) { content, alignment, spacing in VStack(alignment: alignment, spacing: spacing) { content } }
        ViewEntry(
            "ZStack", "Views in front of each other, the last one in front.", children, .alignment("How the children are aligned."), otherNames: ["Layers"]
        ) { content, alignment in ZStack(alignment: alignment) { content } }
        ViewEntry("Group", "Views that count as children of the surrounding view.", children) { content in Group { content } }
        ViewEntry(
            "ForEach", "Views for each element of a list.",
            .list("in", default: nil, "The list; range(0, 12) is a list of numbers."),
            .withLocals(.value("id", default: nil, "The identity of each element; by default the element itself.")),
            .withLocals(.views("content", "The views of one element.")),
            .listVariable("edits", default: nil, "A variable with a list, instead of 'in', whose elements can be deleted and moved as rows of a list."),
            .keyword("editActions", editActions, default: .described("all"), "The possible changes of the elements.").going(with: "edits"), .context,
            locals: [LocalVariable("as", elementOf: list)], exactlyOne: ["in", "edits"], otherNames: ["For", "Repeat"]
        ) { list, id, content, variable, actions, context in
            let items = loopItems(list ?? variable?.wrappedValue ?? [], id, context)
            guard let variable else { return SceneContent(ForEach(items) { content($0.element) }) }
            let rows = Binding<[LoopItem]>(get: { items }, set: { variable.wrappedValue = $0.map(\.element) })
            return SceneContent(ForEach(rows, editActions: actions ?? .all) { content($0.wrappedValue.element) })
        }
        ViewEntry(
            "GeometryReader", "Takes the available space and passes its size to its content.",
            .withLocals(.views("content", "The content, at the top left.")).primary, locals: [LocalVariable("as", default: "proxy", .geometry)]
        ) { content in
            GeometryReader { proxy in content(.geometry(SceneGeometry(proxy))) }
        }
        ViewEntry(
            "TimelineView", "Passes the time to its content: seconds from the scene's start.",
            .number("by", in: 0...1e9, default: 0, "Seconds between two updates, at least 0.001; 0 for every frame."),
            .number("from", in: -1e9...1e9, default: 0, "The time of the first update, in seconds.").going(with: "by"),
            .numbers("at", default: nil, "The times of the updates in seconds, instead of even steps.").not(with: "by"),
            .bool("paused", default: false, "Whether the time is paused."),
            .withLocals(.views("content", "The content, updated at each step.")).primary, .context,
            locals: [LocalVariable("as", default: "time", .number)]
        ) { step, start, times, isPaused, content, context in
            @MainActor func views(at date: Date) -> SceneElementList { content(.number(_SceneTime.seconds(of: date))) }
            guard step == 0 || step >= 0.001 else {
                context.fail("'by' must be 0, for every frame, or at least 0.001 seconds")
                return SceneContent(EmptyView())
            }
            if isPaused { return SceneContent(TimelineView(.animation(paused: true)) { views(at: $0.date) }) }
            if let times {
                let dates = times.map { _SceneTime.startDate.addingTimeInterval(Double($0)) }
                return SceneContent(TimelineView(.explicit(dates.sorted())) { views(at: $0.date) })
            }
            guard step > 0 else { return SceneContent(TimelineView(.animation) { views(at: $0.date) }) }
            return SceneContent(TimelineView(.periodic(from: _SceneTime.startDate.addingTimeInterval(start), by: step)) { views(at: $0.date) })
        }
        ViewEntry(
            "if", "One view or another; each has its own identity and state.",
            .bool("if", "The condition."), .views("then", "The views if the condition is true."),
            .views("else", default: .empty, "The views if the condition is false.")
        ) { condition, content, otherwise in
            Group {
                if condition { content.branch } else { otherwise.branch }
            }
        }
        ViewEntry(
            "let", "Gives names to values.",
            .variables("let", "The variables; each sees those before it."), .withLocals(.views("in", "The views that use them.")), .context,
            locals: [LocalVariable("let", .any)]
        ) { variables, content, context in
            Group { content(in: variables.scope(inside: context.scope)) }
        }
        ViewEntry(
            "Spacer", "Flexible space that pushes views apart.", .length("minLength", default: nil, "The minimum length, in points.").primary
        ) { length in Spacer(minLength: length) }
        ViewEntry("Divider", "A thin line that separates views.") { Divider() }
        ViewEntry("EmptyView", "Nothing.") { EmptyView() }
    }
}

/// One round of a loop.
struct LoopItem: Identifiable {
    let id: SceneValue
    let element: SceneValue
}

/// The rounds of a loop over a list.
@MainActor func loopItems(_ list: [SceneValue], _ id: Deferred<SceneValue?>, _ context: SceneContext) -> [LoopItem] {
    let limit = context.scope.store.limits.views
    guard list.count <= limit else {
        context.fail("the loop makes more than \(limit) views")
        return []
    }
    return list.map { element in LoopItem(id: id.isGiven ? id(element) ?? .null : element, element: element) }
}
