/// Rewrites source so that Swift on Linux compiles it as for an Apple platform. Every remaining word keeps its line and column.
///
/// Conditions become `true` or `false`, attributes of Objective-C become spaces, and code for versions above the target's is removed. Strings and comments
/// don't change.
struct PlatformRewriter {
    let target: CompilationTarget
    let tokens: [CodeScanner.Word]
    var bytes: [UInt8]
    var hasChanged = false
    /// Text that is added after words.
    var additions: [(position: Int, text: String)] = []

    /// Returns the rewritten text; nil if nothing has to change.
    ///
    /// - Complexity: linear in the number of bytes.
    static func rewrite(_ bytes: [UInt8], for target: CompilationTarget) -> [UInt8]? {
        // Many files need nothing; searching for characters is faster than reading words.
        guard bytes.contains(UInt8(ascii: "#")) || bytes.contains(UInt8(ascii: "@")) || needles.contains(where: { bytes.firstRange(of: $0) != nil }) else {
            return nil
        }
        var rewriter = PlatformRewriter(target: target, tokens: CodeScanner.tokens(of: bytes), bytes: bytes)
        rewriter.run()
        let additions = rewriter.additions.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
        for (_, (position, text)) in additions.reversed() { rewriter.bytes.insert(contentsOf: Array(text.utf8), at: position) }
        return rewriter.hasChanged ? rewriter.bytes : nil
    }

    /// Attributes that only Objective-C needs.
    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "UIApplicationMain",
        "NSApplicationMain",
    ]

    /// A call of a function in Easel's declarations that never returns: short enough for most blocks, and valid where a view is expected.
    static let unreachable = "__no()"

    /// Words that need rewriting in files without attributes and directives: overrides in extensions, announced changes, imports of parts
    /// of modules, and imports with a level of access.
    private static let needles = [
        "override", "commit ", "objectWillChange", "XMLParser", "import os.", "import AVFoundation.", "import Accelerate.", "import ApplicationServices.",
        "import AudioToolbox.", "import Carbon.",
        "import Combine.", "import CoreGraphics.", "import CoreImage.",
        "import Darwin.", "import Foundation.", "import IOKit.", "import Metal.", "import Network.", "import QuartzCore.", "import UIKit.", "import simd.",
        "internal import", "private import",
        "package import",
    ].map { Array($0.utf8) }

    private static let delegateAdaptors: Set<String> = [
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]

    private init(target: CompilationTarget, tokens: [CodeScanner.Word], bytes: [UInt8]) {
        (self.target, self.tokens, self.bytes) = (target, tokens, bytes)
    }

    private mutating func run() {
        var index = 0
        showXMLParser()
        // The first attribute of the declaration that is being read.
        var firstAttribute: Int?
        while index < tokens.count {
            let token = tokens[index]
            if token.isMark("#"), let word = tokens.name(at: index + 1), tokens[index + 1].range.lowerBound == token.range.upperBound {
                firstAttribute = nil
                index = rewriteDirective(word, at: index)
            } else if token.isMark("@"), let word = tokens.name(at: index + 1) {
                index = rewriteAttribute(word, at: index, &firstAttribute)
            } else if let access = tokens.name(at: index), Self.importAccess.contains(access), tokens.name(at: index + 1) == "import" {
                // Easel's own files of the module import the same modules without a level, which the compiler takes for a contradiction.
                blank(from: index, through: index)
                index += 1
            } else if token.isName("import"), tokens.isMark(".", at: index + 2), tokens[index + 2].line == token.line {
                // Linux's modules have no parts, such as `os.log`; the whole module has everything.
                let end = tokens[index...].firstIndex { $0.line != token.line || $0.isMark(";") } ?? tokens.count
                blank(from: index + 2, through: end - 1)
                index = end
                firstAttribute = nil
            } else if token.isName("class"), announcesChanges(classAt: index), let open = tokens.nextBrace(from: index) {
                // OpenCombine keeps an object's publisher in its published properties: without any, views would not receive the values of `objectWillChange`.
                additions.append((tokens[open].range.upperBound, " @Published private var __easelChange = false; "))
                hasChanged = true
                firstAttribute = nil
                index += 1
            } else if token.isName("override"), observesByName(at: index) {
                // Linux's objects have no such method, which only Objective-C would call.
                blank(from: index, through: index)
                index += 1
            } else if token.isName("func"), commitsEdits(functionAt: index), let open = body(ofFunctionAt: index), let close = tokens.closing(of: open) {
                noteCommit(functionAt: index, end: close)
                firstAttribute = nil
                index += 1
            } else if token.isName("extension"), let name = tokens.name(at: index + 1) {
                if name.hasPrefix("UI") || name.hasPrefix("NS") {
                    removeOverrides(ofExtensionAt: index)
                } else {
                    moveOverrides(ofExtensionAt: index, of: name)
                }
                firstAttribute = nil
                index += 1
            } else {
                firstAttribute = nil
                index += 1
            }
        }
    }

    /// Rewrites a word after a number sign; returns the index after it.
    private mutating func rewriteDirective(_ word: String, at index: Int) -> Int {
        switch word {
        case "if", "elseif": rewriteCondition(from: index + 2, line: tokens[index].line)
        case "available", "unavailable": rewriteAvailability(at: index, isNegated: word == "unavailable")
        case "selector": rewriteSelector(at: index)
        case "keyPath": rewriteKeyPath(at: index)
        default: index + 2
        }
    }

    /// Rewrites an attribute, or removes its declaration, which begins with `first`; returns the index after the tokens that it read.
    private mutating func rewriteAttribute(_ word: String, at index: Int, _ first: inout Int?) -> Int {
        let next = tokens.endOfAttribute(at: index)
        if word == "available", let end = endOfUnavailable(at: index, next: next) {
            blank(from: first ?? index, through: end)
            first = nil
            return end + 1
        }
        if Self.attributes.contains(word) { blank(from: index, through: next - 1) }
        if word == "NSManaged" { rewriteManaged(at: index) }
        if Self.delegateAdaptors.contains(word) { rewriteDelegate(at: index, next: next) }
        if word == "objc", tokens.name(at: next) == "optional" { blank(from: next, through: next) }
        first = first ?? index
        return next
    }

    /// The levels of access that an import can have, other than the default one.
    private static let importAccess: Set<String> = ["internal", "private", "fileprivate", "package"]

    /// Adds the module that has the parser of XML on Linux, where Foundation has it on Apple's systems.
    private mutating func showXMLParser() {
        guard tokens.contains(where: { $0.isName("XMLParser") }), let first = tokens.firstIndex(where: { $0.isName("import") }) else { return }
        let line = tokens[first].line
        let last = (tokens[first...].firstIndex { $0.line != line || $0.isMark(";") } ?? tokens.count) - 1
        additions.append((tokens[last].range.upperBound, "; import FoundationXML"))
        hasChanged = true
    }

    /// Whether a class is an `ObservableObject` without published properties that uses the publisher it is given.
    private func announcesChanges(classAt index: Int) -> Bool {
        guard let open = tokens.nextBrace(from: index), let close = tokens.closing(of: open),
            tokens[index..<open].contains(where: { $0.isName("ObservableObject") })
        else { return false }
        var isUsed = false
        for position in (open + 1)..<close {
            if tokens.isMark("@", at: position - 1), tokens[position].isName("Published") { return false }
            guard tokens[position].isName("objectWillChange") else { continue }
            if ["var", "let"].contains(tokens.name(at: position - 1)) { return false }
            isUsed = true
        }
        return isUsed
    }

    /// Replaces the parts of a `#if` that depend on the platform.
    ///
    /// - Returns: the index after the condition's line.
    private mutating func rewriteCondition(from start: Int, line: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].line == line {
            if let function = tokens.name(at: index), tokens.isMark("(", at: index + 1), let argument = tokens.name(at: index + 2),
                tokens.isMark(")", at: index + 3),
                let value = target.value(of: function, argument)
            {
                replace(from: index, through: index + 3, with: value ? "true" : "false")
                index += 4
            } else {
                index += 1
            }
        }
        return index
    }

    private mutating func rewriteAvailability(at index: Int, isNegated: Bool) -> Int {
        guard tokens.isMark("(", at: index + 2), let end = tokens.closing(of: index + 2) else { return index + 2 }
        let required = target.requirement(tokens[(index + 3)..<end])
        let isAvailable = required.map { $0 <= target.systemVersion } ?? true
        let value = isAvailable != isNegated
        replace(from: index, through: end, with: value ? "true" : "false")
        if !value, index > 0, tokens.name(at: index - 1) == "if" || tokens.isMark(",", at: index - 1), let open = tokens.nextBrace(from: end + 1),
            let close = tokens.closing(of: open),
            !isGuard(before: index)
        {
            removeBlock(from: open, to: close)
            return close + 1
        }
        return end + 1
    }

    /// Whether the condition at `index` belongs to a `guard`, whose block runs if the condition doesn't hold.
    private func isGuard(before index: Int) -> Bool {
        for position in stride(from: index - 1, through: max(0, index - 200), by: -1) {
            if let word = tokens.name(at: position), ["if", "guard", "while"].contains(word) { return word == "guard" }
        }
        return false
    }

    /// Removes the code of a block that can't run, which may use declarations of later systems.
    private mutating func removeBlock(from open: Int, to close: Int) {
        let inside = tokens[open].range.upperBound..<tokens[close].range.lowerBound
        let substitute = Array(Self.unreachable.utf8)
        // The first line with enough space.
        var start = inside.lowerBound
        for position in inside {
            if bytes[position] == UInt8(ascii: "\n") { start = position + 1 }
            guard position - start + 1 >= substitute.count else { continue }
            blank(inside)
            bytes.replaceSubrange(start..<(start + substitute.count), with: substitute)
            return
        }
    }

    /// Returns the index of the last word of a declaration that `@available` restricts to a version above the target's; nil if it is to be compiled.
    private func endOfUnavailable(at index: Int, next: Int) -> Int? {
        guard tokens.isMark("(", at: index + 2), next <= tokens.count, let required = target.requirement(tokens[(index + 3)..<(next - 1)]),
            required > target.systemVersion,
            !tokens[(index + 3)..<(next - 1)].contains(where: { ["deprecated", "obsoleted", "unavailable", "renamed"].contains($0.text) })
        else { return nil }
        var position = next
        let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "subscript", "macro"]
        while position < tokens.count {
            if tokens.isMark("@", at: position) {
                position = tokens.endOfAttribute(at: position)
                continue
            }
            if tokens.isMark("#", at: position) || tokens.name(at: position).map(types.contains) == true {
                // `class` may also be a modifier: `class func`. The first brace is correct in that case, too.
                return tokens.nextBrace(from: position).flatMap(tokens.closing)
            }
            if let word = tokens.name(at: position), ["var", "let", "case", "typealias", "import", "associatedtype"].contains(word) {
                let line = tokens[position].line
                var last = position
                while last + 1 < tokens.count, tokens[last + 1].line == line { last += 1 }
                if word == "var", let open = tokens.nextBrace(from: position), tokens[open].line == line { return tokens.closing(of: open) }
                return last
            }
            guard tokens[position].kind == .name || tokens.isMark("(", at: position) || tokens.isMark(")", at: position) else { return nil }
            position += 1
        }
        return nil
    }

    mutating func blank(from first: Int, through last: Int) {
        guard first <= last, last < tokens.count else { return }
        blank(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    mutating func blank(_ range: Range<Int>) {
        hasChanged = true
        for position in range where bytes[position] != UInt8(ascii: "\n") && bytes[position] != UInt8(ascii: "\r") { bytes[position] = UInt8(ascii: " ") }
    }

    mutating func replace(from first: Int, through last: Int, with text: String) {
        let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
        blank(range)
        bytes.replaceSubrange(range.prefix(text.utf8.count), with: Array(text.utf8))
    }
}
