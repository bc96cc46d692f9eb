import Geometry
import Views

extension SceneEntries {
    fileprivate enum ShapeOperation: Sendable { case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction }

    private static func operation(_ name: String, _ summary: String, _ operation: ShapeOperation) -> ModifierEntry {
        ModifierEntry.shapeToShape(name, summary, .shape("other", "The other shape, in the same rect: { \"Circle\": {} }.").primary, .eoFill) {
            shape, other, eoFill in operation(shape, other, eoFill)
        }
    }

    /// Modifiers that combine two shapes.
    @EntryList<ModifierEntry> static var shapeOperationModifiers: [ModifierEntry] {
        operation("union", "A shape with the areas of this one and another one.", .union)
        operation("intersection", "A shape with the common area of this one and another one.", .intersection)
        operation("subtracting", "The shape without the area of another one.", .subtracting)
        operation("symmetricDifference", "A shape with the area that is inside of only one of two shapes.", .symmetricDifference)
        operation("lineIntersection", "The part of the shape's outline that is inside of another shape, for a stroke.", .lineIntersection)
        operation("lineSubtraction", "The part of the shape's outline that is outside of another shape, for a stroke.", .lineSubtraction)
    }
}

extension SceneEntries.ShapeOperation {
    /// Returns the combined shape.
    @MainActor fileprivate func callAsFunction(_ first: any Shape, _ second: any Shape, _ eoFill: Bool) -> any Shape { combined(first, second, eoFill) }

    /// Generic, so that each shape keeps its type and its animation.
    @MainActor private func combined(_ first: some Shape, _ second: some Shape, _ eoFill: Bool) -> any Shape {
        switch self {
        case .union: first.union(second, eoFill: eoFill)
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .subtracting: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }
}
