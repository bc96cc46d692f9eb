import Foundation

/// The placeholder of a part of the source that doesn't compile: an outline with the part's name.
public struct _LeftOut: View {
    private let name: String

    nonisolated public init(_ name: String) { self.name = name }

    public var body: some View {
        Text(name).font(.system(size: 11)).lineLimit(1).truncationMode(.middle).foregroundStyle(LeftOutStyle.color)
            .padding(.horizontal, 6).padding(.vertical, 4)
            .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(LeftOutStyle.color, style: LeftOutStyle.stroke) }
            .accessibilityHidden(true)
            .modifier(LeftOutModifier(name: name, isMark: false))
    }

    /// Ends the process, because a function runs whose body was left out.
    nonisolated public static func stop(_ name: String) -> Never { LeftOutStop.end(name, hasResult: true) }

    /// Stands for the body of a function without a result: ends the process, unless it may do nothing.
    nonisolated public static func pass(_ name: String) { if !LeftOutStop.mayPass(name) { LeftOutStop.end(name, hasResult: false) } }
}

extension View {
    /// Marks a view with an outline and the name of a part of it that doesn't compile, such as a modifier. The mark covers no area.
    public func _leftOut(_ name: String) -> some View {
        overlay(alignment: .topTrailing) {
            ZStack(alignment: .topTrailing) {
                RoundedRectangle(cornerRadius: 4).strokeBorder(LeftOutStyle.color, style: LeftOutStyle.stroke)
                Text(name).font(.system(size: 8)).fixedSize().foregroundStyle(LeftOutStyle.color)
            }
            .allowsHitTesting(false).accessibilityHidden(true)
        }
        .modifier(LeftOutModifier(name: name, isMark: true))
    }
}

private enum LeftOutStyle {
    static let color = Color(red: 0.8, green: 0.2, blue: 0.6)
    static let stroke = StrokeStyle(lineWidth: 1, dash: [4, 2])
}

/// Lists a view as one that stands for a left-out part.
private struct LeftOutModifier: RenderModifier {
    let name: String
    let isMark: Bool

    func makeRenderNode(around child: RenderNode, owner: _Node) -> LeftOutRenderNode {
        LeftOutRenderNode(owner: owner, child: child, title: name, isMark: isMark)
    }
    func updateRenderNode(_ node: LeftOutRenderNode) { node.title = name }
}

private final class LeftOutRenderNode: WrapperRenderNode {
    var title: String
    private let isMark: Bool

    init(owner: _Node, child: RenderNode, title: String, isMark: Bool) {
        (self.title, self.isMark) = (title, isMark)
        super.init(owner: owner, child: child)
    }

    override var name: String { isMark ? LayoutEntry.leftOutMark : LayoutEntry.leftOutView }
    override var listedLabel: String? { title }
}

extension LayoutEntry {
    /// The name of a placeholder for a view that was left out.
    package static let leftOutView = "LeftOut"
    /// The name of a mark on a view of which a part was left out.
    package static let leftOutMark = "leftOut"
}

/// What happens when the body of a left-out function runs.
package enum LeftOutStop {
    /// The exit status of a program whose left-out code runs.
    package static let status: Int32 = 87
    /// The environment variable with which `render test` says that parts of a package were left out: pictures must not show them.
    package static let variable = "EASEL_LEFT_OUT"
    /// Whether pictures with placeholders or marks are refused.
    private static let isRefusing = ProcessInfo.processInfo.environment[variable] != nil

    /// Checks the picture of a test.
    ///
    /// - Throws: `LeftOutShown` if it shows a placeholder or a mark, and `render test` has left out parts.
    @MainActor package static func check(_ graph: ViewGraph) throws(LeftOutShown) {
        guard isRefusing else { return }
        let names = graph.layoutListing().filter { [LayoutEntry.leftOutView, LayoutEntry.leftOutMark].contains($0.name) }.compactMap(\.label)
        if !names.isEmpty { throw LeftOutShown(names: names) }
    }

    /// Begins to follow the code of a program.
    ///
    /// - Parameters:
    ///   - modules: the names of the modules with the user's code.
    ///   - report: receives what would have to be replaced, or the name alone if no view's code runs, before the process ends.
    @MainActor package static func begin(
        _ replacements: [LeftOutCode.Replacement], modules: [String], report: @escaping @Sendable (String, LeftOutCode.Replacement?) -> Void
    ) {
        LeftOutReport.shared.set(report, passing: Set(replacements.filter { $0.kind == .nothing }.map(\.name)))
        LeftOutCode.begin(replacements, modules: Set(modules)) {
            _LeftOut("\($0.view): \($0.name)")
        } mark: { view, replacement in
            @MainActor func marked(_ view: some View) -> any View { view._leftOut(replacement.name) }
            return marked(view)
        }
    }

    static func mayPass(_ name: String) -> Bool { LeftOutReport.shared.mayPass(name) }

    static func end(_ name: String, hasResult: Bool) -> Never {
        LeftOutReport.shared.send(name, LeftOutCode.replacement(for: name, hasResult: hasResult))
        exit(status)
    }
}

/// A picture of a test shows parts that were left out.
package struct LeftOutShown: Error, CustomStringConvertible {
    package let names: [String]
    package var description: String { "the picture shows parts that were left out because they don't compile: \(names.joined(separator: ", "))" }
}

/// The receiver of reports about left-out code.
private final class LeftOutReport: @unchecked Sendable {
    static let shared = LeftOutReport()
    private let lock = NSLock()
    private var receiver: (@Sendable (String, LeftOutCode.Replacement?) -> Void)?
    private var passing: Set<String> = []

    /// - Parameter passing: the functions that do nothing.
    func set(_ receiver: @escaping @Sendable (String, LeftOutCode.Replacement?) -> Void, passing: Set<String>) {
        lock.withLock { (self.receiver, self.passing) = (receiver, passing) }
    }
    func mayPass(_ name: String) -> Bool { lock.withLock { passing.contains(name) } }
    func send(_ name: String, _ replacement: LeftOutCode.Replacement?) {
        if let receiver = lock.withLock({ receiver }) { return receiver(name, replacement) }
        // A test.
        FileHandle.standardError.write(Data("error: code runs that was left out because it doesn't compile: \(name)\n".utf8))
    }
}
