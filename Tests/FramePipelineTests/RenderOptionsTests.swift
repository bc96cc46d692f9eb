import Commands
import Foundation
import Testing

struct RenderOptionsTests {
    @Test(arguments: [("400x300", CGSize(width: 400, height: 300)), ("0.5x1.25", CGSize(width: 0.5, height: 1.25))])
    func readsSizes(_ text: String, _ size: CGSize) throws {
        #expect(try RenderOptions.parseSize(text) == size)
    }

    @Test(arguments: ["", "400", "x", "400x", "400x0", "-4x3", "400x300x2", "nanx1", "infx1", "1e9x1", "0x1p3", "400X300", "400 x 300", "4.0.0x1"])
    func refusesSizes(_ text: String) {
        #expect(throws: UsageError("--size \(text): write it as width x height in points, such as 400x300")) { try RenderOptions.parseSize(text) }
    }

    @Test func readsScales() throws {
        #expect(try RenderOptions.parseScale("2") == 2)
        #expect(try RenderOptions.parseScale("1.5") == 1.5)
        let tooLarge = String(repeating: "9", count: 400)
        for text in ["0", "-1", "nan", "inf", "", "two", tooLarge] {
            #expect(throws: UsageError("--scale \(text): takes a positive number, such as 2")) { try RenderOptions.parseScale(text) }
        }
    }

    @Test func readsSeeds() throws {
        #expect(try RenderOptions.parseSeed("0") == 0)
        #expect(try RenderOptions.parseSeed("18446744073709551615") == UInt64.max)
        for text in ["-1", "1.5", "", "one", "18446744073709551616"] {
            #expect(throws: UsageError("--seed \(text): takes a whole number, 0 or more")) { try RenderOptions.parseSeed(text) }
        }
    }

    @Test(arguments: [
        ("2026-06-17T09:41", 803_382_060.0), ("2026-06-17T09:41Z", 803_382_060), ("2026-06-17T09:41:30", 803_382_090), ("2001-01-01", 0),
        ("2001-01-01T02:00+02:00", 0), ("2000-12-31T20:30:00-03:30", 0), ("2024-02-29", 730_857_600), ("1900-01-01", -3_187_296_000),
    ]) func readsDates(text: String, seconds: Double) throws {
        let date = try RenderOptions.parseDate(text)
        #expect(date.timeIntervalSinceReferenceDate == seconds)
        #expect(try RenderOptions.parseDate(RenderOptions.text(ofDate: date)) == date)
    }

    @Test(arguments: [
        "", "today", "2026", "2026-3-1", "2026-02-30", "2023-02-29", "2026-13-01", "2026-03-00", "1899-12-31", "2100-01-01", "2026-03-01T", "2026-03-01T24:00",
        "2026-03-01T09:60", "2026-03-01T09", "2026-03-01T09:41:60", "2026-03-01T09:41X", "2026-03-01T09:41Z+01:00", "2026-03-01T09:41+1",
        "2026-03-01T09:41+15:00",
        "2026-03-01T09:41T", "2026-03-01 09:41", "٢٠٢٦-03-01", "2026-03-01Z",
    ]) func refusesDates(_ text: String) {
        let form = "write a date of the years 1900 to 2099, such as 2026-03-01, 2026-03-01T09:41, or 2026-03-01T09:41+02:00"
        #expect(throws: UsageError("--date \(text): \(form)")) { try RenderOptions.parseDate(text) }
    }

    @Test func readsJobs() throws {
        #expect(try RenderOptions.parseJobs("auto") == nil)
        #expect(try RenderOptions.parseJobs("1") == 1)
        #expect(try RenderOptions.parseJobs("1024") == 1024)
        for text in ["0", "-1", "1025", "", "1.5", "all"] {
            #expect(throws: UsageError("--jobs \(text): takes a number from 1 to 1024, or auto")) { try RenderOptions.parseJobs(text) }
        }
    }

    @Test(arguments: [("a=1", "a", "1"), ("a=", "a", ""), ("a=b=c", "a", "b=c"), (#"list=["x"]"#, "list", #"["x"]"#)])
    func readsAssignments(_ text: String, _ name: String, _ value: String) throws {
        let assignment = try RenderOptions.Assignment(text)
        #expect(assignment.name == name)
        #expect(assignment.value == value)
    }

    @Test(arguments: ["", "a", "=1"])
    func refusesAssignments(_ text: String) {
        #expect(throws: UsageError("--set \(text): write it as name=value")) { try RenderOptions.Assignment(text) }
    }

    @Test func aDashIsStandardInput() {
        #expect(RenderOptions(input: "-").input == .standardInput)
        #expect(RenderOptions(input: "a.json").input == .file(path: "a.json"))
        #expect(RenderOptions(input: "a.json").output == "frames/")
    }
}
