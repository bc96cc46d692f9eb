import Commands
import Display
import FramePipeline
import SceneFormat
import Stepping
import Testing

/// Values of the subcommands: hashes, times, frames, paths, and findings.
struct CommandValueTests {
    /// The examples of FIPS 180-2, appendix B, and texts of about the block's length.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    ])
    func hashes(_ text: String, _ expected: String) {
        #expect(SHA256.hexDigest(of: Array(text.utf8)) == expected)
    }

    @Test func hashesOfAMillionLetters() {
        let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        #expect(SHA256.hexDigest(of: Array(repeating: UInt8(ascii: "a"), count: 1_000_000)) == expected)
    }

    @Test(arguments: [("1.5s", 1.5), ("1.5", 1.5), ("250ms", 0.25), ("0", 0), ("86400s", 86_400)])
    func times(_ text: String, _ seconds: Double) throws {
        #expect(try FrameMoment(time: text) == .time(seconds))
    }

    @Test(arguments: ["", "s", "-1", "1m", "inf", "nan", "1e3", "86401", "1.5.2", "1,5"])
    func refusesTimes(_ text: String) {
        #expect(throws: UsageError("--at \(text): takes seconds from 0 to 86400, such as 1.5, 1.5s, or 250ms")) { try FrameMoment(time: text) }
    }

    @Test func aMomentIsAFrame() throws {
        let rate = try #require(FrameRate("30000/1001"))
        #expect(try FrameMoment(at: "1s", frame: nil).frame(at: rate) == 29)
        #expect(try FrameMoment(at: nil, frame: 7).frame(at: rate) == 7)
        #expect(try FrameMoment(at: nil, frame: nil).frame(at: rate) == 0)
        #expect(throws: UsageError("--at 1: can't be combined with --frame")) { try FrameMoment(at: "1", frame: 2) }
        #expect(throws: UsageError("--frame -1: takes a number from 0 to 999999")) { try FrameMoment(at: nil, frame: -1) }
    }

    @Test(arguments: [
        ("/a/b/c.json", "/a/g", "../b/c.json"), ("/a/c.json", "/a", "c.json"), ("/a", "/a", "."), ("/x", "/a/b", "../../x"), ("/a/./b/../c", "/a/", "c"),
    ])
    func pathsFromFolders(_ path: String, _ folder: String, _ expected: String) {
        #expect(RelativePath.of(path, from: folder) == expected)
    }

    @Test func reducedPicturesAreMeans() {
        let picture = Pixmap(width: 3, height: 1, pixels: [0xFFFF_0000, 0xFF00_0000, 0])
        // Each new pixel covers one and a half old ones.
        #expect(picture.reduced(toWidth: 2).pixels == [0xFFAA_0000, 0x5500_0000])
        #expect(picture.reduced(toWidth: 3) == picture)
        #expect(picture.reduced(toWidth: 9) == picture)
        let wide = Pixmap(width: 8, height: 6, filledWith: 0xFF12_3456)
        let pair = Pixmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        #expect(pair.enlarged(toWidth: 4).pixels.prefix(4) == [0xFF00_0000, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF])
        #expect(wide.reduced(toWidth: 4) == Pixmap(width: 4, height: 3, filledWith: 0xFF12_3456))
        #expect(wide.reduced(toWidth: 1) == Pixmap(width: 1, height: 1, filledWith: 0xFF12_3456))
    }

    @Test func aPicturePlacedOnAnotherIsCutAtItsEdges() {
        var picture = Pixmap(width: 2, height: 2, filledWith: 0xFF00_0000)
        picture.place(Pixmap(width: 2, height: 2, filledWith: 0xFFAB_CDEF), x: 1, y: -1)
        #expect(picture.pixels == [0xFF00_0000, 0xFFAB_CDEF, 0xFF00_0000, 0xFF00_0000])
        picture.place(Pixmap(width: 1, height: 1), x: 0, y: 1)
        #expect(picture.pixels[2] == 0xFFFF_FFFF)
        picture.place(Pixmap(width: 1, height: 1), x: 5, y: 5)
    }

    @Test func contactSheetsShowSomeFrames() throws {
        #expect(try ContactSheet().frames(of: Array(0..<24)) == Array(0..<24))
        #expect(try ContactSheet().frames(of: Array(0..<60)) == Array(stride(from: 0, to: 60, by: 3)))
        #expect(try ContactSheet(every: 7).frames(of: [1, 2, 3, 4, 5, 6, 7, 8, 9]) == [1, 8])
        #expect(throws: UsageError("--every 0: takes a number of at least 1")) { try ContactSheet(every: 0) }
        #expect(throws: UsageError("--columns 0: takes a number of at least 1")) { try ContactSheet(columns: 0) }
        #expect(throws: UsageError("--width 0: takes the width of a cell in pixels, from 1 to 32767")) { try ContactSheet(cellWidth: 0) }
    }

    /// The parts that containers add are not in the source.
    @Test(arguments: [
        ("scroll/ScrollView/VStack[1]", "ScrollView/VStack[1]"),
        ("transformPreference/(SquareLayout in _77C805AB)/onPreferenceChange[0]/implicit stack/VStack/Text", "VStack/Text"),
        ("TextField/HStack/Text[2]", "TextField/Text"), ("Button/contentShape/opacity/HStack/Text", "Button/HStack/Text"),
    ])
    func pathsOfFindingsOmitInternalParts(_ path: String, _ expected: String) {
        #expect(CheckFinding.shortPath(path) == expected)
    }

    @Test func kindsOfFindings() throws {
        #expect(try CheckJob.kinds("contrast, loop") == [.contrast, .loop])
        #expect(try CheckJob.kinds("any") == Set(CheckKind.allCases))
        #expect(throws: UsageError("--fail-on nope: takes any, or a list of truncated,clipped,outside,cut,overlap,contrast,unsettled,loop,left-out")) {
            try CheckJob.kinds("nope")
        }
    }
}
