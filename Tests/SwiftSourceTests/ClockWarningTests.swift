import Foundation
import FramePipeline
import Testing

@testable import SwiftSource

/// Calls that the scene's clock does not cover are found where they are code, and nowhere else.
struct ClockWarningTests {
    @MainActor @Test func unknownSymbolNamesAreToldOnce() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).swift").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let text = """
            // Image(systemName: "no.comment")
            let a = Image(systemName: "star"), b = Image(systemName: "no.star"), c = Label("x", systemImage: on ? "no.on" : "heart")
            let d = Image(systemName: name("no.call")), e = Image(systemName: "a\\(b)"), f = Image(systemName: "no.star")
            """
        try AtomicFile.write(Array(text.utf8), to: file)
        #expect(
            try SwiftSource(path: file).symbolWarnings == [
                "\(file):2:58: warning: no symbol named \"no.star\": a crossed box is drawn instead",
                "\(file):2:103: warning: no symbol named \"no.on\": a crossed box is drawn instead",
            ])
    }

    @Test func eachKindIsToldOnceAtItsFirstPlace() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString).swift").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let text = """
            // URLSession
            let name = "URLSession \\(time(nil))"
            func load() { URLSession.shared.dataTask(); URLSession.shared.other() }
            let t = Thread { }, s = Thread.sleep(forTimeInterval: 1), d = Date(), time = time(1)
            """
        try AtomicFile.write(Array(text.utf8), to: file)
        let warnings = try SwiftSource(path: file).clockWarnings
        #expect(
            warnings == [
                "\(file):2:26: warning: time(nil) is not on the scene's clock: it returns the machine's time, so frames differ from run to run",
                "\(file):3:15: warning: URLSession is not on the scene's clock: it runs in real time, and frames do not wait for it",
                "\(file):4:9: warning: Thread is not on the scene's clock: it runs in real time, and frames do not wait for it",
            ])
    }
}
