import Foundation

/// The compiler plugin for `#Preview` and for macros of SwiftUI and SwiftData: it receives each use as text and answers with code.
///
/// Its only, optional argument is a file to which it appends a line for each use. Compiler and plugin exchange JSON messages over standard input and output;
/// each message is preceded by its length, eight bytes in little-endian order. The plugin does without swift-syntax, which would take longer to build than the
/// rest of Easel.
@main
enum Main {
    static func main() {
        while let message = read(), let answer = answer(to: message) { write(answer) }
    }

    private static func read() -> [String: Any]? {
        guard let length = read(count: 8)?.reversed().reduce(0, { $0 << 8 | Int($1) }), let data = read(count: length) else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    /// Reads exactly `count` bytes; nil if the input ends before.
    private static func read(count: Int) -> Data? {
        var data = Data()
        while data.count < count, let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty { data += more }
        return data.count == count ? data : nil
    }

    private static func write(_ answer: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: answer) else { return }
        let length = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
        try? FileHandle.standardOutput.write(contentsOf: Data(length) + data)
    }

    private static func answer(to message: [String: Any]) -> [String: Any]? {
        if message["getCapability"] != nil { return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]] }
        if let request = message["expandAttachedMacro"] as? [String: Any] {
            return ["expandMacroResult": ["expandedSource": AttachedUse(request)?.expansion ?? "", "diagnostics": [Any]()]]
        }
        if let request = message["expandFreestandingMacro"] as? [String: Any], (request["macro"] as? [String: Any])?["typeName"] as? String == "RuleMacro",
            let text = (request["syntax"] as? [String: Any])?["source"] as? String, let start = text.firstRange(of: "#Rule")
        {
            // A condition of a tip is a call of an initializer.
            return ["expandMacroResult": ["expandedSource": "TipKit.Tips.Rule" + text[start.upperBound...], "diagnostics": [Any]()]]
        }
        if let request = message["expandFreestandingMacro"] as? [String: Any],
            (request["macro"] as? [String: Any])?["typeName"] as? String == "NoDeclarationMacro"
        {
            return ["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]]
        }
        guard let request = message["expandFreestandingMacro"] as? [String: Any], let discriminator = request["discriminator"] as? String,
            let syntax = request["syntax"] as? [String: Any], let text = syntax["source"] as? String
        else { return ["expandMacroResult": ["diagnostics": [Any]()]] }
        let location = syntax["location"] as? [String: Any]
        let place = PreviewUse.place(
            of: text, file: location?["fileName"] as? String, line: location?["line"] as? Int, column: location?["column"] as? Int)
        guard let use = PreviewUse(text, discriminator: discriminator, place: place) else { return ["expandMacroResult": ["diagnostics": [Any]()]] }
        use.record(
            in: CommandLine.arguments.count == 2 ? CommandLine.arguments[1] : nil, file: location?["fileName"] as? String, offset: location?["offset"] as? Int)
        return ["expandMacroResult": ["expandedSource": use.expansion, "diagnostics": [Any]()]]
    }
}
