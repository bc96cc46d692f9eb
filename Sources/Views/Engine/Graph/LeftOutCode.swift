import Foundation

/// Follows which view's code runs in a program whose source has left-out parts, and which views a placeholder replaces.
///
/// The body of a left-out function ends the process. The command then starts it again with the nearest view as a placeholder, or without the view's actions.
@MainActor
package final class LeftOutCode {
    /// What happens instead because a left-out function would run.
    package struct Replacement: Codable, Sendable, Equatable {
        package enum Kind: String, Codable, Sendable {
            /// A placeholder replaces the view whose body calls it.
            case placeholder
            /// The view whose actions call it, such as those of `onAppear`, is shown without them, and marked.
            case withoutActions
            /// It does nothing, and the view whose actions call it is marked. Only a function without a result can do that.
            case nothing
        }

        package var kind: Kind
        /// The left-out part.
        package var name: String
        /// Identifies the view's type, and is the same in each run; empty without a view.
        package var type: String
        /// The type's name for people.
        package var view: String

        package init(kind: Kind, name: String, type: String, view: String) { (self.kind, self.name, self.type, self.view) = (kind, name, type, view) }
    }

    /// The state of this process; nil if nothing was left out of its source.
    package private(set) static var current: LeftOutCode?

    /// A type of the user's.
    fileprivate struct Owner: Sendable {
        let type: String
        let view: String
    }

    /// The views whose bodies run, outer ones first; nil for Easel's own.
    private var open: [Owner?] = []
    private var owners: [ObjectIdentifier: Owner?] = [:]
    /// The view whose action runs.
    private var acting: Owner?
    /// The names of the modules with the user's code.
    private let modules: Set<String>
    private let placeholders: [String: Replacement]
    private let marks: [String: Replacement]
    private let withoutActions: Set<String>
    private let standIn: @MainActor (Replacement) -> any View
    private let mark: @MainActor (any View, Replacement) -> any View

    private init(
        _ replacements: [Replacement], modules: Set<String>, standIn: @escaping @MainActor (Replacement) -> any View,
        mark: @escaping @MainActor (any View, Replacement) -> any View
    ) {
        func table(_ kinds: Replacement.Kind...) -> [String: Replacement] {
            Dictionary(replacements.filter { kinds.contains($0.kind) && !$0.type.isEmpty }.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })
        }
        (placeholders, marks, withoutActions) = (table(.placeholder), table(.withoutActions, .nothing), Set(table(.withoutActions).keys))
        (self.modules, self.standIn, self.mark) = (modules, standIn, mark)
    }

    /// Begins to follow the program's code.
    ///
    /// - Parameters:
    ///   - modules: the names of the modules with the user's code.
    ///   - standIn: returns a placeholder.
    ///   - mark: returns a view with a mark.
    static func begin(
        _ replacements: [Replacement], modules: Set<String>, standIn: @escaping @MainActor (Replacement) -> any View,
        mark: @escaping @MainActor (any View, Replacement) -> any View
    ) {
        current = LeftOutCode(replacements, modules: modules, standIn: standIn, mark: mark)
    }

    // MARK: Running code

    /// Runs code of a view's body.
    func run<Result>(_ type: any View.Type, _ body: () -> Result) -> Result {
        open.append(owner(of: type))
        defer { open.removeLast() }
        return body()
    }

    /// Returns an action that counts as one of the view whose body is evaluated; nil if the view's actions are left out.
    func action(_ action: @escaping () -> Void) -> (() -> Void)? {
        guard let owner = nearest else { return action }
        if withoutActions.contains(owner.type) { return nil }
        return { [self] in
            let outer = acting
            acting = owner
            defer { acting = outer }
            TaskOwner.$current.withValue(owner, operation: action)
        }
    }

    /// The innermost view of the user's whose body runs.
    private var nearest: Owner? { open.lazy.compactMap(\.self).last }

    /// Returns the description of a type; nil for one that isn't the user's.
    private func owner(of type: any View.Type) -> Owner? {
        if let known = owners[ObjectIdentifier(type)] { return known }
        // A type in an extension of a type of another module is "(extension in App):SwiftUI.Text.Row".
        let (name, start) = (String(reflecting: type), "(extension in ")
        let module = name.hasPrefix(start) ? name.dropFirst(start.count).prefix { $0 != ")" } : name.prefix { $0 != "." }
        let owner = modules.contains(String(module)) ? Owner(type: _mangledTypeName(type) ?? "\(type)", view: "\(type)") : nil
        owners[ObjectIdentifier(type)] = .some(owner)
        return owner
    }

    /// Returns what can happen instead of the running code; nil if nothing can.
    ///
    /// - Parameter hasResult: whether the left-out function has one.
    nonisolated package static func replacement(for name: String, hasResult: Bool) -> Replacement? {
        var (owner, isBody): (Owner?, Bool) = (TaskOwner.current, false)
        if MainThread.isCurrent {
            let found = MainActor.assumeIsolated { () -> (Owner?, Bool) in
                guard let current else { return (nil, false) }
                return current.nearest.map { ($0, true) } ?? (current.acting, false)
            }
            if found.0 != nil { (owner, isBody) = found }
        }
        guard owner != nil || !hasResult else { return nil }
        let kind: Replacement.Kind = isBody ? .placeholder : hasResult ? .withoutActions : .nothing
        return Replacement(kind: kind, name: name, type: owner?.type ?? "", view: owner?.view ?? "")
    }

    // MARK: Replaced views

    /// Returns the node that replaces a view's own; nil if the view is shown as it is.
    func node<V: View>(for view: V, _ inputs: _ViewInputs) -> _ViewNode<V>? {
        guard !(placeholders.isEmpty && marks.isEmpty), let identity = owner(of: V.self)?.type else { return nil }
        if let replacement = placeholders[identity] {
            let content = Self.erased(standIn(replacement))
            return ErasedNode(view, inputs, isDynamic: false) { _ in content }
        }
        guard let replacement = marks[identity] else { return nil }
        return ErasedNode(view, inputs, isDynamic: false) { [self] in Self.erased(mark(BodyOf(view: $0), replacement)) }
    }

    private static func erased(_ view: any View) -> any ErasedView {
        func box(_ view: some View) -> any ErasedView { ErasedViewBox(view: view) }
        return box(view)
    }

    /// A view with the node that it would have without replacement.
    private struct BodyOf<V: View>: PrimitiveView {
        let view: V
        static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { BodyOfNode(view, inputs) }
    }

    private final class BodyOfNode<V: View>: _ViewNode<BodyOf<V>> {
        private var child: BodyNode<V>!

        init(_ view: BodyOf<V>, _ inputs: _ViewInputs) {
            super.init(inputs)
            child = BodyNode(view.view, inputs.child(of: self))
        }

        override func update(_ view: BodyOf<V>) { child.update(view.view) }
        override func appendItems(to list: inout [RenderNode]) { child.appendItems(to: &list) }
        override var isDynamic: Bool { child.isDynamic }
        override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
    }
}

/// The view whose task runs.
private enum TaskOwner {
    @TaskLocal static var current: LeftOutCode.Owner?
}
