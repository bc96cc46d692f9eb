import Commands
import Testing

struct FrameRangeTests {
    struct Case: Sendable {
        var text: String
        var count: Int
        var frames: [Int]
    }

    @Test(arguments: [
        Case(text: "7", count: 10, frames: [7]),
        Case(text: "0", count: 1, frames: [0]),
        Case(text: "3-5", count: 10, frames: [3, 4, 5]),
        Case(text: "5-5", count: 10, frames: [5]),
        Case(text: "7-", count: 10, frames: [7, 8, 9]),
        Case(text: "-2", count: 10, frames: [0, 1, 2]),
        Case(text: "0-59x5", count: 60, frames: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]),
        Case(text: "1-x4", count: 12, frames: [1, 5, 9]),
        Case(text: "-9x9", count: 10, frames: [0, 9]),
        Case(text: "0-9x100", count: 10, frames: [0]),
        Case(text: "8-99", count: 10, frames: [8, 9]),
        Case(text: "8,2-3,2", count: 10, frames: [2, 3, 8]),
        Case(text: "10-12,40-,0-9x5", count: 42, frames: [0, 5, 10, 11, 12, 40, 41]),
        Case(text: " 1 , 2-3 ", count: 10, frames: [1, 2, 3]),
        Case(text: "007", count: 10, frames: [7]),
    ])
    func selects(_ example: Case) throws {
        #expect(try FrameRange(example.text).frames(count: example.count) == example.frames)
    }

    @Test(arguments: [
        ("", "--range : a part is empty"),
        ("1,,2", "--range 1,,2: a part is empty"),
        ("1,", "--range 1,: a part is empty"),
        ("-", "--range -: '-' selects no frames"),
        ("x5", "--range x5: 'x5' selects no frames"),
        ("9-3", "--range 9-3: '9-3' runs backwards"),
        ("0-9x0", "--range 0-9x0: '0-9x0' has a step of 0"),
        ("0-9x", "--range 0-9x: '0-9x' is not a range of frames"),
        ("7x2", "--range 7x2: '7x2' has a step but no range"),
        ("a", "--range a: 'a' is not a range of frames"),
        ("1-2-3", "--range 1-2-3: '1-2-3' is not a range of frames"),
        ("--5", "--range --5: '--5' is not a range of frames"),
        ("+5", "--range +5: '+5' is not a range of frames"),
        ("1.5", "--range 1.5: '1.5' is not a range of frames"),
        ("١", "--range ١: '١' is not a range of frames"),
        ("0-9x2x2", "--range 0-9x2x2: '0-9x2x2' is not a range of frames"),
        ("99999999999999999999", "--range 99999999999999999999: '99999999999999999999' contains a number that is too large"),
    ])
    func refuses(_ text: String, _ message: String) {
        let error = #expect(throws: UsageError.self) { try FrameRange(text) }
        #expect(error?.description == message + "; use a form such as 7, 10-19, 40-, -5, or 0-59x5")
    }

    @Test func refusesWhatLiesBehindTheLastFrame() throws {
        let range = try FrameRange("0-3,10-")
        #expect(throws: UsageError("--range 10-: frame 10 is after the last frame, 9 (frames are counted from 0)")) { try range.frames(count: 10) }
        #expect(try range.frames(count: 11) == [0, 1, 2, 3, 10])
    }

    /// Every pair of ends and every step, against the definition.
    @Test func agreesWithItsDefinition() throws {
        let count = 9
        for first in 0..<count {
            for last in first..<12 {
                for step in 1...4 {
                    let expected = (0..<count).filter { $0 >= first && $0 <= last && ($0 - first) % step == 0 }
                    #expect(try FrameRange("\(first)-\(last)x\(step)").frames(count: count) == expected)
                }
            }
        }
    }

    @Test(arguments: [("7", 8), ("10-19,3", 20), ("40-", 41), ("-5", 6), ("3-,0-9x2", 10)])
    func theShortestSequence(_ text: String, _ count: Int) throws {
        #expect(try FrameRange(text).leastCount == count)
    }
}
