/// Receives warnings from code that has an environment but no node.
@MainActor
final class WarningSink {
    let add: (String) -> Void
    init(_ add: @escaping (String) -> Void) { self.add = add }
}

/// Keeps objects that are made once per graph, for code that has an environment but no node.
@MainActor
final class GraphServices {
    private let link: Link<ViewGraph>
    private var known: [ObjectIdentifier: AnyObject] = [:]

    init(_ link: Link<ViewGraph>) { self.link = link }

    /// Returns the graph's object of a class; the first request makes it.
    func object<Service: AnyObject>(_ make: (Link<ViewGraph>) -> Service) -> Service {
        if let object = known[ObjectIdentifier(Service.self)] as? Service { return object }
        let object = make(link)
        known[ObjectIdentifier(Service.self)] = object
        return object
    }
}

private struct WarningsKey: EnvironmentKey { static var defaultValue: WarningSink? { nil } }
private struct ServicesKey: EnvironmentKey { static var defaultValue: GraphServices? { nil } }

extension EnvironmentValues {
    /// The graph's warnings; nil outside a graph.
    var warnings: WarningSink? {
        get { self[WarningsKey.self] }
        set { self[WarningsKey.self] = newValue }
    }
    /// The graph's objects; nil outside a graph.
    var services: GraphServices? {
        get { self[ServicesKey.self] }
        set { self[ServicesKey.self] = newValue }
    }
}
