import SwiftSyntax

/// Reads what a `Package.swift` declares. Its values are literals, and what `ManifestValues` can evaluate.
final class ManifestReader: SyntaxVisitor {
    private let values: ManifestValues
    private var fact = ManifestFact()
    /// The calls of `.target(…)` and the like that aren't dependencies of a target.
    private var loose: [ManifestValue] = []
    /// The lists of targets of the package.
    private var lists: [ManifestValue] = []

    static func manifest(in source: SourceText) -> ManifestFact {
        let reader = ManifestReader(ManifestValues(in: source.tree))
        reader.walk(source.tree)
        let declared = reader.lists.flatMap(\.targets)
        var names: Set<String> = []
        reader.fact.targets = (declared.isEmpty ? reader.loose.flatMap(\.targets) : declared).filter { names.insert($0.name).inserted }
        return reader.fact
    }

    private init(_ values: ManifestValues) {
        self.values = values
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.calledName else { return .visitChildren }
        if name == "Package" || name == "init" && node.arguments.contains(where: { $0.label?.text == "targets" }) { readPackage(node) }
        switch name {
        case "package", "product":
            let value = values.evaluate(ExprSyntax(node))
            if name == "package" {
                let package = ManifestFact.Package(path: value.string("path"), url: value.string("url"))
                if package.path != nil || package.url != nil, !fact.packages.contains(package) { fact.packages.append(package) }
            } else if let product = value.string("name"), let package = value.string("package") {
                fact.packagesOfProducts[product] = package
            }
        case "swiftLanguageMode", "swiftLanguageVersion": fact.languageModes += node.arguments.flatMap { values.evaluate($0.expression).names }
        case "defaultIsolation": if node.arguments.first.map({ values.evaluate($0.expression).names }) == ["MainActor"] { fact.isMainActorByDefault = true }
        case "enableUpcomingFeature":
            if case .string(let feature)? = node.arguments.first.map({ values.evaluate($0.expression) }) { fact.features.append(feature) }
        case let kind where ManifestValue.kindsOfTargets.contains(kind):
            if !isDependency(node) { loose.append(values.evaluate(ExprSyntax(node))) }
        default: break
        }
        return .visitChildren
    }

    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { $0.as(LabeledExprSyntax.self)?.label?.text == "dependencies" }
    }

    private func readPackage(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            switch argument.label?.text {
            case "targets": lists.append(values.evaluate(argument.expression))
            case "platforms": fact.platforms += values.evaluate(argument.expression).names
            case "swiftLanguageModes", "swiftLanguageVersions": fact.languageModes += values.evaluate(argument.expression).names
            default: break
            }
        }
        // `package.targets += […]`
        if let name = node.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription {
            lists += values.changes(of: "\(name).targets")
            fact.platforms += values.changes(of: "\(name).platforms").flatMap(\.names)
        }
    }
}

/// A value of a manifest.
indirect enum ManifestValue {
    case string(String)
    case boolean(Bool)
    case list([ManifestValue])
    /// A call of a function, such as `.target(name: "A")`.
    case call(String, [(label: String?, value: ManifestValue)])
    /// A member, such as `.v5`.
    case name(String)
    case none
    case unknown

    static let kindsOfTargets: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget"]

    /// The elements of a list; otherwise the value itself.
    var elements: [ManifestValue] {
        switch self {
        case .list(let values): values.flatMap(\.elements)
        case .none, .unknown: []
        default: [self]
        }
    }

    /// The names of the elements, which may be those of functions, as in `[.macOS(.v14)]`.
    var names: [String] {
        elements.compactMap { element in
            switch element {
            case .name(let name), .call(let name, _): name
            default: nil
            }
        }
    }

    var strings: [String] { elements.compactMap { if case .string(let text) = $0 { text } else { nil } } }

    /// Returns an argument of a call.
    func argument(_ label: String) -> ManifestValue? {
        if case .call(_, let arguments) = self { arguments.first { $0.label == label }?.value } else { nil }
    }

    func string(_ label: String) -> String? { if case .string(let text)? = argument(label) { text } else { nil } }

    /// Returns the targets in a list.
    var targets: [ManifestFact.Target] {
        elements.compactMap { element in
            guard case .call(let kind, _) = element, Self.kindsOfTargets.contains(kind), let name = element.string("name") else { return nil }
            var target = ManifestFact.Target(name: name, kind: kind)
            target.path = element.string("path")
            target.sources = element.argument("sources")?.strings ?? []
            target.exclude = element.argument("exclude")?.strings ?? []
            target.copied =
                element.argument("resources")?.elements.compactMap { resource in
                    if case .call("copy", let arguments) = resource, case .string(let path)? = arguments.first?.value { path } else { nil }
                } ?? []
            return target
        }
    }
}
