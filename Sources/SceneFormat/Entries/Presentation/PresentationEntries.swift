import Geometry
import Views

/// The value for which a sheet or popover is shown.
private struct PresentedValue: Identifiable {
    let value: SceneValue
    var id: SceneValue {
        if case .object(let members) = value, let id = members["id"] { id } else { value }
    }
}

/// The condition under which something is presented.
private enum Presentation {
    case isPresented(Binding<Bool>)
    case item(Binding<PresentedValue?>)
}

extension Parameter where Value == Presentation {
    /// Exactly one of the parameters must be given.
    fileprivate static let presentation = group(
        .boolVariable("isPresented", default: nil, "Whether it is shown; dismissing it sets the variable to false."),
        .nullableVariable(
            "item", default: nil,
            "The value for which it is shown, which is a variable in it; it is shown while this is not null, and dismissing it sets the variable to null. Objects "
                + "are distinguished by their 'id', or else as a whole.")
    ) { isPresented, item in
        guard let item else { return .isPresented(isPresented ?? .constant(false)) }
        return .item(Binding(get: { item.wrappedValue.map { PresentedValue(value: $0) } }, set: { item.wrappedValue = $0?.value }))
    }
}

extension SceneEntries {
    private static let presentation = Parameter<Presentation>.presentation
    private static let item = LocalVariable("as", default: "item", .any).named(with: "item")
    private static let shown = Parameter.withLocals(.views("content", "The presented views."))
    private static let onDismiss = Parameter.assignments(
        "onDismiss", default: nil, seesLocals: false, "New values for state variables after it has been dismissed.")
    private static let arrowEdges: Keywords<Edge> = ["bottom": .bottom, "leading": .leading, "top": .top, "trailing": .trailing]

    @EntryList<ModifierEntry> static var presentationModifiers: [ModifierEntry] {
        ModifierEntry(
            "sheet", "Presents views in a sheet over everything.",
            presentation, shown, onDismiss, .number("height", default: nil, "A fraction of the canvas, 0…1; by default the sheet is large."),
            locals: [item], exactlyOne: presentation.names
        ) { view, presentation, content, onDismiss, height in
            @MainActor @ViewBuilder func sheet(_ item: SceneValue) -> some View {
                // Without a height the content's own detents apply.
                if let height {
                    Group { content(item) }.presentationDetents([.fraction(CGFloat(min(max(height, 0), 1)))])
                } else {
                    content(item)
                }
            }
            switch presentation {
            case .item(let item): return view.sheet(item: item, onDismiss: { onDismiss?() }) { sheet($0.value) }
            case .isPresented(let isPresented): return view.sheet(isPresented: isPresented, onDismiss: { onDismiss?() }) { sheet(.null) }
            }
        }
        ModifierEntry(
            "fullScreenCover", "Presents views that cover everything.", presentation, shown, onDismiss, locals: [item], exactlyOne: presentation.names
        ) { view, presentation, content, onDismiss in
            switch presentation {
            case .item(let item): view.fullScreenCover(item: item, onDismiss: { onDismiss?() }) { content($0.value) }
            case .isPresented(let isPresented): view.fullScreenCover(isPresented: isPresented, onDismiss: { onDismiss?() }) { content(.null) }
            }
        }
        ModifierEntry(
            "popover", "Presents views in a bubble over everything that points to the view.",
            presentation, shown, .rect("rect", default: nil, "The rect in the view to which it is attached; by default the whole view."),
            .unitPoint("point", default: nil, "The point to which it is attached, instead of a rect.").not(with: "rect"),
            .keyword("arrowEdge", arrowEdges, default: .top, "The edge of the rect at which the arrow is, if there is enough space."),
            locals: [item], exactlyOne: presentation.names
        ) { view, presentation, content, rect, point, edge in
            let anchor = point.map { PopoverAttachmentAnchor.point($0) } ?? .rect(rect.map { .rect($0) } ?? .bounds)
            return switch presentation {
            case .item(let item): view.popover(item: item, attachmentAnchor: anchor, arrowEdge: edge) { content($0.value) } as any View
            case .isPresented(let isPresented): view.popover(isPresented: isPresented, attachmentAnchor: anchor, arrowEdge: edge) { content(.null) }
            }
        }
    }
}
