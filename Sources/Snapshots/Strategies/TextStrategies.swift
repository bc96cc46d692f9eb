import Foundation

extension Snapshotting where Value == String, Format == String {
    /// Compares text line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Compares text line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, actual in
                CheckRecord.current?.rule = .text
                guard reference != actual else { return nil }
                let text = LineDifference(reference, actual).text
                let attachment = XCTAttachment(string: text)
                attachment.name = "difference"
                return (text, [attachment])
            })
    }
}

extension Snapshotting where Format == String {
    /// Compares the text that `String(describing:)` returns for a value.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

    /// Compares a value's fields, recursively, as printed by `dump`; sets and dictionaries are sorted, and addresses left out.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// Compares a value's JSON, indented and with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Compares a value's JSON.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded("json", encoder.encode) }

    /// Compares a value's property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// Compares a value's property list.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting { encoded("plist", encoder.encode) }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.asyncPullback { value in
            SnapshotFailure.noting {
                do {
                    return String(decoding: try encode(value), as: UTF8.self)
                } catch {
                    throw SnapshotError("the value can't be encoded: \(error)")
                }
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// Compares the JSON of dictionaries, arrays, texts, and numbers, indented and with sorted keys.
    public static var json: Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
            return (try? JSONSerialization.data(withJSONObject: value, options: options)).map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Compares bytes.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: \.self, fromData: \.self) { reference, actual in
                CheckRecord.current?.rule = .bytes
                guard reference != actual else { return nil }
                guard reference.count == actual.count else { return ("Expected \(reference.count) bytes, got \(actual.count).", []) }
                let first = zip(reference, actual).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
                return ("Expected data to match; byte \(first) is the first that differs.", [])
            })
    }
}

extension Snapshotting {
    /// Waits for a number of seconds before the snapshot is taken.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                PatientWait.pass(duration)
                strategy.snapshot(value).run(callback)
            }
        }
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Compares the results of a function for all values of its argument's type, as comma-separated values.
    public static func `func`<A>(into strategy: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> where Value.AllCases: Sequence {
        var result = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> A) in
            Async<String> { callback in
                var rows = ["\"Input\",\"Output\""]
                for value in Value.allCases {
                    strategy.snapshot(function(value)).run { output in
                        rows.append("\"\(value)\",\"\(output.replacing("\"", with: "\"\""))\"")
                    }
                }
                callback(rows.joined(separator: "\n"))
            }
        }
        result.pathExtension = "csv"
        return result
    }
}
