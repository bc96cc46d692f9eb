/// Merges findings of consecutive frames.
struct FindingCollector {
    private(set) var all: [CheckFinding] = []
    private var latest: [String: Int] = [:]
    /// The latest finding of a view, regardless of its text.
    private var latestOfView: [String: Int] = [:]
    /// The frame that was checked before each run of frames, by the first frame of the run.
    private var lastFrames: [Int: Int] = [:]

    /// Notes a run of frames that look the same, so that its findings continue those of the frames before it.
    ///
    /// - Parameter last: the frame that was checked before the run; nil for the first run.
    mutating func beginRun(at first: Int, after last: Int?) { lastFrames[first] = last }

    /// Adds a finding, or extends an earlier one of the same kind and view: with the same text, or, if a text changes, in the frames immediately before.
    mutating func add(_ finding: CheckFinding) {
        let following = lastFrames[finding.firstFrame]
        let (view, key) = keys(of: finding)
        let adjoining = latestOfView[view].flatMap { index in following.map { all[index].lastFrame == $0 } == true ? index : nil }
        if let index = adjoining ?? latest[key], all[index].lastFrame <= finding.firstFrame {
            for frames in finding.ranges { all[index].extend(by: frames, following: lastFrames[frames.lowerBound]) }
            (latest[key], latestOfView[view]) = (index, index)
            if let contrast = finding.contrast, contrast < all[index].contrast ?? 22 {
                (all[index].contrast, all[index].message) = (contrast, finding.message)
            }
            return
        }
        (latest[key], latestOfView[view]) = (all.count, all.count)
        all.append(finding)
    }

    /// Adds a finding unless one of the same kind, view, and text exists.
    mutating func addIfNew(_ finding: CheckFinding) { if latest[keys(of: finding).full] == nil { add(finding) } }

    /// The names of a finding's view, and of that and its text. Overlaps of one text with several others are distinguished by their messages.
    private func keys(of finding: CheckFinding) -> (view: String, full: String) {
        let view = "\(finding.kind.rawValue)|\(finding.path)|" + (finding.kind == .overlap ? finding.message : "")
        return (view, view + "|\(finding.label ?? "")")
    }

    /// In chronological order; findings of the same frame are ordered by kind.
    var findings: [CheckFinding] {
        let order = Dictionary(uniqueKeysWithValues: CheckKind.allCases.enumerated().map { ($1, $0) })
        return all.enumerated().sorted {
            ($0.element.firstFrame, order[$0.element.kind] ?? 0, $0.offset) < ($1.element.firstFrame, order[$1.element.kind] ?? 0, $1.offset)
        }.map(\.element)
    }
}

extension CheckFinding {
    /// The wrappers that views and modifiers create internally, without a rect that appears in the source.
    private static let wrappers: Set<String> = [
        "preference", "contentShape", "transition", "transformPreference", "onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue",
        "implicit stack", "layoutValue", "scroll", "allowsHitTesting",
    ]
    /// The controls whose parts are internal.
    private static let closed: Set<String> = ["TextField", "SecureField"]

    /// Returns a path without internal wrappers: those of one kind anywhere, everything between a field and its text, and modifiers at the top of a button.
    package static func shortPath(_ path: String) -> String {
        var names: [Substring] = []
        var rest = path.split(separator: "/")[...]
        while let part = rest.popFirst() {
            let name = part.prefix { $0 != "[" }
            // A private type's name, such as "(SquareLayout in _77C8…)", means nothing to readers.
            if wrappers.contains(String(name)) || name.hasPrefix("(") { continue }
            names.append(part)
            if closed.contains(String(name)), let last = rest.last {
                names.append(last.prefix { $0 != "[" })
                break
            }
            // The style of a button adds a shape for fingers and an opacity for presses.
            if name == "Button", rest.starts(with: ["contentShape", "opacity"]) { rest = rest.dropFirst(2) }
        }
        return names.joined(separator: "/")
    }

    /// Returns the finding with the short form of a path.
    func withPath(_ path: String) -> CheckFinding {
        var copy = self
        copy.path = Self.shortPath(path)
        return copy
    }
}
