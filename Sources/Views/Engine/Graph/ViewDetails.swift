import LayoutEngine

/// The data that inspection shows for a view in addition to its line in the layout listing. It is only computed on request.
package struct ViewDetails: Sendable {
    /// A name with its value as text.
    package typealias Value = (name: String, value: String)

    /// The path, as in `InspectedView.path`.
    package var path: String
    /// The size that the parent proposed.
    package var proposal: ProposedViewSize
    /// The first and the last text baseline, from the top of the view; nil for views without text.
    package var baselines: (first: CGFloat, last: CGFloat)?
    /// The insets of its content.
    package var insets: EdgeInsets?
    /// Whether it is a modifier: a node around exactly one other.
    package var isModifier: Bool
    /// Its parameters.
    package var values: [Value]
    /// The environment values that differ from those of the enclosing view.
    package var environment: [Value]
    /// The preference that it sets: the name of the key, and the value.
    package var preferences: [Value]
    /// The type of the user's view whose body contains it.
    package var owner: String?
    /// The state of the user's views whose bodies begin with this view.
    package var state: [Value]
    /// The `@Previewable` properties that can be given other initial values, if this view begins the content of a preview.
    package var previewValues: [Value] = []
    /// The location in a scene.
    package var place: SourcePlace?

    /// A location in a source file.
    package struct SourcePlace: Sendable, Equatable, Codable {
        package let file: String
        /// From 1.
        package let line: Int
        /// From 1.
        package let column: Int

        package init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
    }
}

/// A view that knows its location in a source file.
package protocol PlacedInSource {
    @MainActor var sourcePlace: ViewDetails.SourcePlace { get }
    /// The names that its part of the source can have for views and modifiers.
    @MainActor var sourceNames: Set<String> { get }
}

/// A node with a body, of any view.
@MainActor
protocol InspectedBody: _Node {
    var inspectedView: Any { get }
}

/// A property wrapper whose value inspection shows.
protocol InspectedProperty {
    var inspectedValue: Any { get }
}

extension BodyNode: InspectedBody {}

extension State: InspectedProperty {
    var inspectedValue: Any { wrappedValue }
}

extension Binding: InspectedProperty {
    var inspectedValue: Any { wrappedValue }
}

extension ViewGraph {
    /// Returns the details of every view, in the order of `layoutListing()`.
    ///
    /// - Complexity: proportional to the number of views times their depth.
    package func inspectDetails() -> [ViewDetails] {
        let views = inspectViews()
        var result: [ViewDetails] = []
        func visit(_ node: RenderNode, in parent: RenderNode) {
            node.forEachChild { child in
                guard child.isListed else { return visit(child, in: parent) }
                result.append(child.details(path: views.indices.contains(result.count) ? views[result.count].path : "", in: parent))
                visit(child, in: child)
            }
        }
        visit(root, in: root)
        return result
    }
}

extension RenderNode {
    fileprivate func details(path: String, in parent: RenderNode) -> ViewDetails {
        let (inner, outer) = (owner.bodies, parent.owner.bodies)
        let own = inner.prefix { body in !outer.contains { $0 === body } }
        let places = inner.lazy.compactMap { ($0.inspectedView as? any PlacedInSource)?.sourcePlace }
        var details = ViewDetails(
            path: path, proposal: viewSize.proposal, baselines: nil, insets: (inspectedValue as? PaddingLayout)?.insets, isModifier: self is WrapperRenderNode,
            values: inspectedValues,
            environment: parent === root ? [] : owner.inputs.environment.inspectedDifferences(from: parent.owner.inputs.environment),
            preferences: inspectedPreference.map { [$0] } ?? [],
            owner: inner.first { InspectedText.isUsers(type(of: $0.inspectedView)) }.map { "\(type(of: $0.inspectedView))" }, state: [], place: places.first)
        if let first = explicitAlignment(VerticalAlignment.firstTextBaseline.key, at: viewSize),
            let last = explicitAlignment(VerticalAlignment.lastTextBaseline.key, at: viewSize)
        {
            details.baselines = (first, last)
        }
        for body in own where InspectedText.isUsers(type(of: body.inspectedView)) {
            let state = InspectedText.state(of: body.inspectedView)
            guard PreviewValues.isContent(type(of: body.inspectedView)) else {
                details.state += state
                continue
            }
            details.previewValues += PreviewValues.values(of: body.inspectedView)
            details.state += state.filter { value in !details.previewValues.contains { $0.name == value.name } }
        }
        if details.owner == PreviewValues.viewName { details.owner = PreviewValues.macroName }
        return details
    }

    private var root: RenderNode { graph.root }
}

extension _Node {
    /// The nodes with bodies around the node, innermost first.
    fileprivate var bodies: [any InspectedBody] {
        var result: [any InspectedBody] = []
        var next: _Node? = self
        while let node = next {
            if let body = node as? any InspectedBody { result.append(body) }
            next = node.parent
        }
        return result
    }
}
