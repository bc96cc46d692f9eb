import Stepping

/// One frame, as specified on the command line: by its number or by a time.
package enum FrameMoment: Sendable, Equatable, Codable {
    /// Counted from 0.
    case frame(Int)
    /// Seconds from the start; refers to the last frame that is not later.
    case time(Double)

    /// The latest valid time: one day.
    private static let latest = 86_400.0

    /// Reads `--at`: `1.5s`, `1.5` or `250ms`.
    ///
    /// - Throws: `UsageError` unless it is a time from 0 to a day.
    package init(time text: String) throws(UsageError) {
        let unit = text.hasSuffix("ms") ? 2 : text.hasSuffix("s") ? 1 : 0
        let number = text.dropLast(unit)
        // Only digits and a point: Double itself also accepts "0x1p3", "inf" and "nan".
        guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(number), value / (unit == 2 ? 1000 : 1) <= Self.latest else {
            throw UsageError("--at \(text): takes seconds from 0 to 86400, such as 1.5, 1.5s, or 250ms")
        }
        self = .time(unit == 2 ? value / 1000 : value)
    }

    /// Takes the values of `--at` and `--frame`; the start if both are missing.
    ///
    /// - Throws: `UsageError` if both are given, or if one of them is out of range.
    package init(at time: String?, frame: Int?) throws(UsageError) {
        if let time, frame != nil { throw UsageError("--at \(time): can't be combined with --frame") }
        if let frame {
            guard (0..<RenderOptions.maxFrameCount).contains(frame) else {
                throw UsageError("--frame \(frame): takes a number from 0 to \(RenderOptions.maxFrameCount - 1)")
            }
            self = .frame(frame)
        } else {
            self = try time.map { text throws(UsageError) in try FrameMoment(time: text) } ?? .frame(0)
        }
    }

    /// Returns the frame's number at a frame rate such as `60` or `30000/1001`.
    package func frame(atRate rate: String) -> Int { frame(at: FrameRate(rate) ?? .standard) }

    /// Returns the frame's number at a frame rate.
    package func frame(at rate: FrameRate) -> Int {
        switch self {
        case .frame(let index): index
        case .time(let seconds): rate.frameIndex(at: seconds)
        }
    }
}
