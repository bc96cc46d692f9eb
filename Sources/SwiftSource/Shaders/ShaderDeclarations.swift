/// Rewrites the forms that Metal's compiler accepts and that of C++ doesn't, or understands differently. Lines stay the same.
///
/// - `float2 p(x, y);` becomes `float2 p = float2(x, y);`.
/// - `p.xy *= m;` becomes `p.xy = p.xy * (m);`: a reference can't be bound to some elements of a vector.
/// - `bool2 m = a < b;` becomes `bool2 m = (a < b) & 1;`: the elements of a comparison's result are 0 and -1.
/// - Floating-point literals get an `f`.
/// - Names for types of vectors, such as `using vec2 = float2;`, are replaced where they are used.
/// - Before a function with the name of one of Metal's, a declaration adds Metal's functions, so that both can be called.
/// - Kernels, and functions of a renderer's vertices and fragments, become a semicolon.
struct ShaderDeclarations {
    /// Metal's types of vectors.
    static let types: Set<String> = Set(
        ["float", "half", "int", "uint", "short", "ushort", "char", "uchar", "bool", "long", "ulong"].flatMap { name in (2...4).map { "\(name)\($0)" } })

    /// Metal's functions whose names those of users sometimes have.
    static let functions: Set<String> = [
        "abs", "acos", "acosh", "all", "any", "asin", "asinh", "atan", "atan2", "atanh", "ceil", "clamp", "copysign", "cos", "cosh", "cospi", "cross",
        "determinant", "dfdx", "dfdy", "distance", "distance_squared", "divide", "dot", "exp", "exp10", "exp2", "fabs", "faceforward", "fdim", "floor", "fma",
        "fmax", "fmin", "fmod", "fract", "fwidth", "isfinite", "isinf", "isnan", "ldexp", "length", "length_squared", "log", "log10", "log2", "max", "max3",
        "median3", "min", "min3", "mix", "modf", "mulhi", "normalize", "popcount", "pow", "powr", "reflect", "refract", "rint", "rotate", "round", "rsqrt",
        "saturate", "select", "sign", "sin", "sincos", "sinh", "sinpi", "smoothstep", "sqrt", "step", "tan", "tanh", "transpose", "trunc",
    ]

    static func rewritten(_ text: String) -> String {
        var scan = ShaderDeclarations(tokens: ShaderTokens(text))
        scan.run()
        return scan.result
    }

    private let tokens: ShaderTokens
    /// The texts to insert before bytes.
    private var insertions: [Int: String] = [:]
    /// The bytes to replace with a text, or with spaces.
    private var replacements: [(range: Range<Int>, text: String?)] = []
    /// The names for types of vectors.
    private var aliases: [String: String] = [:]
    /// The variables with results of comparisons.
    private var masks: Set<String> = []
    /// What each open brace begins.
    private var braces: [Brace] = []
    /// The token that begins the current declaration or statement.
    private var start = 0

    private enum Brace { case space, type, code }

    private init(tokens: ShaderTokens) { self.tokens = tokens }

    private subscript(_ index: Int) -> String { tokens[index] }
    private var isOutside: Bool { braces.allSatisfy { $0 == .space } }

    private mutating func insert(_ text: String, before place: Int) { insertions[place, default: ""] += text }

    private mutating func run() {
        for number in tokens.numbers where number.needsSuffix { insert("f", before: number.end) }
        var index = 0
        while index < tokens.count {
            let token = self[index]
            switch token {
            case "{":
                let words = Set((start..<index).map { self[$0] })
                let isCode = words.contains("(") || braces.last == .code
                braces.append(
                    isCode
                        ? .code
                        : words.isDisjoint(with: ["struct", "class", "union", "enum"])
                            ? (words.isDisjoint(with: ["namespace", "extern"]) ? .code : .space) : .type)
                start = index + 1
            case "}":
                _ = braces.popLast()
                start = index + 1
            case ";": start = index + 1
            case "kernel", "vertex", "fragment":
                if isOutside, let end = endOfFunction(index) {
                    replacements.append((tokens.range(start).lowerBound..<tokens.range(end).upperBound, nil))
                    insert(";", before: tokens.range(end).upperBound)
                    index = end
                    start = end + 1
                }
            case "using", "typedef": addAlias(index)
            case "?":
                // The compiler reads the sign.
                if masks.contains(self[index - 1]), self[index - 2] != "." {
                    insert("(", before: tokens.range(index - 1).lowerBound)
                    insert(" != 0)", before: tokens.range(index - 1).upperBound)
                }
            case "*": if braces.last == .code, self[index + 1] == "=", tokens.areJoined(index) { rewriteProduct(index) }
            default:
                if let type = aliases[token], self[index - 1] != "." { replacements.append((tokens.range(index), type)) }
                let type = aliases[token] ?? token
                if Self.types.contains(type), braces.last == .code {
                    rewriteDeclaration(index, type)
                } else if Self.functions.contains(token), isOutside, self[index + 1] == "(", index > start, tokens.isWord(index - 1) {
                    insert("using metal::\(token); ", before: tokens.range(start).lowerBound)
                }
            }
            index += 1
        }
    }

    /// Returns the last token of a function's declaration; nil if it isn't one.
    private func endOfFunction(_ index: Int) -> Int? {
        var (place, depth, hasParameters) = (index, 0, false)
        while place < tokens.count {
            switch self[place] {
            case "(":
                hasParameters = true
                depth += 1
            case ")": depth -= 1
            case "=" where depth == 0: return nil
            case ";" where depth == 0: return hasParameters ? place : nil
            case "{" where depth == 0: return hasParameters ? tokens.end(ofGroup: place) : nil
            default: break
            }
            place += 1
        }
        return nil
    }

    private mutating func addAlias(_ index: Int) {
        if self[index] == "using", self[index + 2] == "=", self[index + 4] == ";", Self.types.contains(self[index + 3]) {
            aliases[self[index + 1]] = self[index + 3]
        } else if self[index] == "typedef", self[index + 3] == ";", Self.types.contains(self[index + 1]) {
            aliases[self[index + 2]] = self[index + 1]
        } else {
            return
        }
        // The declaration would become one of the type itself.
        guard let end = (index..<tokens.count).first(where: { self[$0] == ";" }) else { return }
        replacements.append((tokens.range(index).lowerBound..<tokens.range(end).lowerBound, nil))
    }

    /// Rewrites the declarators after a type.
    private mutating func rewriteDeclaration(_ index: Int, _ type: String) {
        var name = index + 1
        while tokens.isWord(name) {
            if type.hasPrefix("bool") { masks.insert(self[name]) }
            var place = name + 1
            if self[place] == "(", let end = tokens.end(ofGroup: place), end > place + 1 {
                insert(" = \(type)", before: tokens.range(name).upperBound)
                place = end + 1
            } else if self[place] == "=", self[place + 1] != "{" {
                let first = place + 1
                place = tokens.endOfExpression(first)
                if type.hasPrefix("bool"), place > first {
                    insert("(", before: tokens.range(first).lowerBound)
                    insert(") & 1", before: tokens.range(place - 1).upperBound)
                }
            }
            guard self[place] == "," else { return }
            name = place + 1
        }
    }

    /// Rewrites `*=` after elements of a vector.
    private mutating func rewriteProduct(_ index: Int) {
        let elements = self[index - 1]
        guard (2...4).contains(elements.utf8.count), elements.allSatisfy({ "xyzwrgba".contains($0) }), self[index - 2] == "." else { return }
        var first = index - 3
        while first >= start {
            if self[first] == "]" {
                var depth = 0
                while first >= start {
                    if self[first] == "]" { depth += 1 }
                    if self[first] == "[" { depth -= 1 }
                    if depth == 0 { break }
                    // Reading the place twice may change something.
                    if ["(", "+", "-"].contains(self[first]) { return }
                    first -= 1
                }
                first -= 1
            }
            guard tokens.isWord(first) else { return }
            if self[first - 1] == "." { first -= 2 } else if self[first - 1] == ">", self[first - 2] == "-" { first -= 3 } else { break }
        }
        let end = tokens.endOfExpression(index + 2)
        guard first >= start, end > index + 2 else { return }
        let place = tokens.text(tokens.range(first).lowerBound..<tokens.range(index - 1).upperBound)
        replacements.append((tokens.range(index).lowerBound..<tokens.range(index + 1).upperBound, "= \(place) * ("))
        insert(")", before: tokens.range(end - 1).upperBound)
    }

    private var result: String {
        var bytes: [UInt8] = []
        var place = 0
        let all = tokens.bytes
        func copy(to end: Int, as spaces: Bool) {
            while place < end {
                if !spaces, let text = insertions[place] { bytes += Array(text.utf8) }
                bytes.append(spaces && tokens.isCode[place] && all[place] != UInt8(ascii: "\n") ? UInt8(ascii: " ") : all[place])
                place += 1
            }
        }
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where range.lowerBound >= place {
            copy(to: range.lowerBound, as: false)
            if let text {
                bytes += Array(((insertions[place] ?? "") + text).utf8)
                place = range.upperBound
            } else {
                copy(to: range.upperBound, as: true)
            }
        }
        copy(to: all.count, as: false)
        if let text = insertions[place] { bytes += Array(text.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
