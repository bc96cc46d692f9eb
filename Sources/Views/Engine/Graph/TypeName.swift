/// The name of a type with those of its generic arguments, such as `Views.List<Swift.Never, Views.Text>`.
struct TypeName {
    /// The whole name, with modules.
    let text: String
    /// The name without modules, types around it, and arguments, such as `List`.
    let base: String

    init(_ type: Any.Type) {
        text = String(reflecting: type)
        base = String("\(type)".prefix { $0 != "<" })
    }

    /// The generic arguments.
    var arguments: [String] { Self.parts(of: text[...]).map { String($0) } }

    /// Returns the elements of a tuple or a pack; otherwise the name itself.
    static func elements(of name: String) -> [String] { name.first == "(" || name.hasPrefix("Pack{") ? parts(of: name[...]).map { String($0) } : [name] }

    /// The generic arguments, and their own, at any depth, without views whose types are erased.
    ///
    /// - Complexity: proportional to the length of the name times its depth.
    var components: Set<String> {
        var (found, open): (Set<String>, [Substring]) = ([], Self.parts(of: text[...]))
        while let next = open.popLast() { if found.insert(String(next)).inserted { open += Self.parts(of: next) } }
        found.remove(TypeName(AnyView.self).text)
        return found
    }

    /// Splits the arguments of a name, or the elements of a tuple or a pack.
    private static func parts(of name: Substring) -> [Substring] {
        let inner: Substring
        if name.last == ">", let start = name.firstIndex(of: "<") {
            inner = name[name.index(after: start)..<name.index(before: name.endIndex)]
        } else if name.first == "(", name.last == ")" {
            inner = name.dropFirst().dropLast()
        } else if name.hasPrefix("Pack{"), name.last == "}" {
            inner = name.dropFirst(5).dropLast()
        } else {
            return []
        }
        var (result, depth, start): ([Substring], Int, Substring.Index) = ([], 0, inner.startIndex)
        for index in inner.indices {
            switch inner[index] {
            case "<", "(", "[", "{": depth += 1
            // The arrow of a function isn't a bracket.
            case ">" where index > inner.startIndex && inner[inner.index(before: index)] == "-": break
            case ">", ")", "]", "}": depth -= 1
            case "," where depth == 0:
                result.append(inner[start..<index])
                start = inner.index(after: index)
            default: break
            }
        }
        result.append(inner[start...])
        return result.map { part in part.drop { $0 == " " } }
    }
}
