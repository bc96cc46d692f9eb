import SceneFormat

/// One frame, as the command line names it: by its number or by a time.
package enum FrameMoment: Sendable, Equatable, Codable {
    /// Counted from 0.
    case frame(Int)
    /// Seconds from the start; the frame is the last one that is not later.
    case time(Double)

    /// The latest time that can be named: a day.
    private static let latest = 86_400.0

    /// Reads `--at`: `1.5s`, `1.5` or `250ms`.
    ///
    /// - Throws: `UsageError` unless it is a time from 0 to a day.
    package init(time text: String) throws(UsageError) {
        let unit = text.hasSuffix("ms") ? 2 : text.hasSuffix("s") ? 1 : 0
        let number = text.dropLast(unit)
        // Digits and a point only: Double itself also takes "0x1p3", "inf" and "nan".
        guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(number), value / (unit == 2 ? 1000 : 1) <= Self.latest else {
            throw UsageError("--at \(text): takes seconds from 0 to 86400, such as 1.5, 1.5s or 250ms")
        }
        self = .time(unit == 2 ? value / 1000 : value)
    }

    /// Takes what `--at` and `--frame` say; the start where neither says anything.
    ///
    /// - Throws: `UsageError` where both say something, or one of them nothing that can be.
    package init(at time: String?, frame: Int?) throws(UsageError) {
        if let time, frame != nil { throw UsageError("--at \(time): --frame already says which frame") }
        if let frame {
            guard (0..<RenderPlan.maxFrameCount).contains(frame) else {
                throw UsageError("--frame \(frame): takes a number from 0 to \(RenderPlan.maxFrameCount - 1)")
            }
            self = .frame(frame)
        } else {
            self = try time.map { text throws(UsageError) in try FrameMoment(time: text) } ?? .frame(0)
        }
    }

    /// The frame's number at a rate.
    package func frame(at rate: FrameRate) -> Int {
        switch self {
        case .frame(let index): index
        case .time(let seconds): rate.frameIndex(at: seconds)
        }
    }
}
