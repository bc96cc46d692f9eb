/// Reads the members of one object and reports missing, unknown, and mistyped members.
struct ObjectReader {
    let node: JSONNode
    let members: [JSONMember]
    let path: ScenePath
    let collector: DiagnosticCollector

    /// Returns nil, with an error, if the node is not an object. Members that are not in `known` are errors.
    init?(_ node: JSONNode, _ what: String, known: [String], path: ScenePath, collector: DiagnosticCollector) {
        guard let members = node.members else {
            collector.error("\(what) must be an object, not \(node.kind)", at: node.position, path: path)
            return nil
        }
        self.node = node
        self.members = members
        self.path = path
        self.collector = collector
        for member in members where !known.contains(member.key) {
            collector.error(
                "unknown key \(quoted(member.key))", at: member.keyPosition, path: path[member.key],
                suggestion: nearestName(to: member.key, in: known))
        }
    }

    /// The member's value, if it exists.
    subscript(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }

    /// Returns the member's value; reports an error if it is missing.
    func required(_ key: String) -> JSONNode? {
        if let value = self[key] { return value }
        collector.error("\(quoted(key)) is missing", at: node.position, path: path)
        return nil
    }

    func mismatch(_ key: String, _ wanted: String, _ node: JSONNode) {
        collector.error("\(quoted(key)) must be \(wanted), not \(node.kind)", at: node.position, path: path[key])
    }

    /// Returns a number in the valid range. Otherwise returns nil, with an error unless the member is absent.
    func number(_ key: String, _ wanted: String, isValid: (Double) -> Bool) -> Double? {
        guard let value = self[key] else { return nil }
        guard let number = value.number else {
            mismatch(key, wanted, value)
            return nil
        }
        guard isValid(number) else {
            collector.error("\(quoted(key)) must be \(wanted), not \(SceneValue.number(number).text ?? "")", at: value.position, path: path[key])
            return nil
        }
        return number
    }

    /// Returns the value for one of the names of an enumeration. Otherwise returns nil, with an error unless the member is absent.
    func keyword<Keyword: RawRepresentable<String> & CaseIterable>(_ key: String, as type: Keyword.Type) -> Keyword? {
        keyword(key, among: Keyword.allCases.map(\.rawValue)).flatMap(Keyword.init)
    }

    /// Returns the member as one of the given names; nil if it is absent, and nil with an error if it is another name.
    func keyword(_ key: String, among names: [String]) -> String? {
        guard let value = self[key] else { return nil }
        let wanted = wordList(names.map { "'\($0)'" }, "or")
        guard let name = value.string else {
            mismatch(key, wanted, value)
            return nil
        }
        if names.contains(name) { return name }
        collector.error(
            "\(quoted(key)) must be \(wanted), not \(quoted(name))", at: value.position, path: path[key],
            suggestion: nearestName(to: name, in: names))
        return nil
    }

    /// Returns an array of exactly `count` numbers; nil, with an error, otherwise.
    static func numbers(_ node: JSONNode, _ what: String, count: Int, path: ScenePath, collector: DiagnosticCollector) -> [Double]? {
        let numbers = node.elements?.compactMap(\.number)
        if let numbers, numbers.count == count, node.elements?.count == count { return numbers }
        collector.error("\(what) must be an array of \(count) numbers", at: node.position, path: path)
        return nil
    }
}
