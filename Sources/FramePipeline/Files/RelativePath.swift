import Foundation

/// Paths relative to a folder.
package enum RelativePath {
    /// Returns a path relative to a folder.
    package static func of(_ path: String, from folder: String) -> String {
        let (target, start) = (components(path), components(folder))
        let shared = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - shared) + target[shared...]
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Returns the path that relative steps from a folder lead to: relative to the current folder or absolute, whichever is shorter.
    package static func resolve(_ steps: String, in folder: String) -> String {
        let target = components(folder + "/" + steps)
        let short = of("/" + target.joined(separator: "/"), from: ".")
        let whole = "/" + target.joined(separator: "/")
        return short.count < whole.count ? short : whole
    }

    private static func components(_ path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [String] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }
}
