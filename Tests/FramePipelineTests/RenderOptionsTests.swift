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
