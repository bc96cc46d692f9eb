import Commands
import Display
import Foundation

/// Chooses the target that is obviously meant among those of projects, packages, and programs.
enum TargetChoice {
    /// A target that could be drawn.
    struct Candidate: Equatable {
        /// What a target builds; the first kinds are meant before the others.
        enum Kind: Int, Comparable {
            case application, watchApp, library, appExtension, appClip, tool

            static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
        }

        let name: String
        let kind: Kind
        /// The input that draws it.
        let input: String
        /// Whether the input needs `--target`, because it has several targets.
        var needsName = true
        /// The name of its project.
        var project = ""
        /// The platforms that it names, as in Xcode's settings.
        var platforms: [String] = []
        /// The names of the targets that it needs to be built.
        var dependencies: [String] = []
        /// Whether it has no window of its own.
        var isInBackground = false
    }

    /// Returns the target that is obviously meant; nil if there are several, or none.
    ///
    /// - Parameters:
    ///   - platform: the platform to draw; nil for any.
    ///   - folder: the name of the folder or workspace with all of them.
    static func obvious(among candidates: [Candidate], platform: SystemPalette.Platform? = nil, folder: String = "") -> Candidate? {
        let rest = narrowed(candidates, platform: platform)
        if rest.count < 2 { return rest.first }
        let likeProjects = rest.filter { isSame($0.name, $0.project) }
        let likeFolder = (likeProjects.isEmpty ? rest : likeProjects).filter { isSame($0.name, folder) || isSame($0.project, folder) }
        for named in [likeProjects, likeFolder] where named.count == 1 { return named.first }
        // "Cards-iOS" and "Cards App" in the project "Cards"
        let almost = rest.filter { !core(of: $0.name).isEmpty && core(of: $0.name) == core(of: $0.project) }
        return likeProjects.isEmpty && almost.count == 1 ? almost.first : nil
    }

    /// Returns the target that draws a file best among those that have it: several may be equally good.
    static func preferred(among candidates: [Candidate]) -> Candidate? { obvious(among: candidates) ?? narrowed(candidates, platform: nil).first }

    /// Returns the targets that may be meant: applications for the platform, but neither helpers nor hosts of tests, if there are others.
    static func narrowed(_ candidates: [Candidate], platform: SystemPalette.Platform?) -> [Candidate] {
        var rest = candidates
        func keep(_ isMeant: (Candidate) -> Bool) {
            let meant = rest.filter(isMeant)
            if !meant.isEmpty { rest = meant }
        }
        if let best = candidates.map(\.kind).min() { rest = candidates.filter { $0.kind == best } }
        if let platform { keep { fits($0.platforms, platform) } }
        keep { one in !rest.contains { $0 != one && $0.input == one.input && $0.dependencies.contains(one.name) } }
        keep { !$0.isInBackground }
        keep { !isHelper($0.name) }
        return rest
    }

    private static func fits(_ platforms: [String], _ platform: SystemPalette.Platform) -> Bool {
        let names = platform == .iOS ? ["iphoneos", "iphonesimulator", "auto"] : ["macosx", "auto"]
        return platforms.contains(where: names.contains)
    }

    /// Words in the names of programs that belong to another one, without spaces and hyphens.
    private static let helpers = ["helper", "launcher", "loginitem", "testhost", "testshost", "hostapp", "testapp", "uitest", "unittest"]

    private static func isHelper(_ name: String) -> Bool {
        let name = simple(name)
        return helpers.contains { name.contains($0) }
    }

    /// Whether two names differ in case, spaces, hyphens, and underscores only.
    static func isSame(_ a: String, _ b: String) -> Bool { !a.isEmpty && simple(a) == simple(b) }

    private static func simple(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Returns a simple name without the words for a platform or an app at its end.
    private static func core(of name: String) -> String {
        var name = simple(name)
        for ending in ["ios", "macos", "mac", "iphone", "mobile", "app"] where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return name
    }

    /// Returns the lines with the commands that draw each target.
    ///
    /// - Parameter input: the input as it was typed.
    static func commands(for candidates: [Candidate], insteadOf input: String) -> String {
        candidates.map { candidate in
            "  "
                + TypedCommand.current.line(
                    replacing: input, with: candidate.input, adding: candidate.needsName ? ["--target", candidate.name] : [])
        }.joined(separator: "\n")
    }
}

extension TargetChoice.Candidate {
    init(_ target: XcodeProject.Target, of project: some AppProject, at path: String) {
        self.init(
            name: target.name, kind: target.kind, input: path, project: project.name.isEmpty ? ResourceFiles.stem(of: path) : project.name,
            platforms: target.platforms, dependencies: target.dependencies, isInBackground: target.isInBackground)
    }
}
