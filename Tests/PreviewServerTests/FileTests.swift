import Commands
import Foundation
import Synchronization
import Testing

@testable import PreviewServer

@Suite struct FileTests {
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
        return folder
    }

    @Test func namesAreRelativeToTheRoot() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "sub/a.json"))
        let root = RootFolder(folder.path)
        #expect(try root.existing("sub/a.json") == root.path + "/sub/a.json")
        #expect(root.name(of: root.path + "/sub/a.json") == "sub/a.json")
        #expect(root.name(of: root.path) == ".")
        #expect(root.name(of: root.path + "x/a.json") == nil)
        #expect(throws: RootFolder.Refusal.missing("b.json")) { try root.existing("b.json") }
        #expect(try root.writable("sub/new.json") == root.path + "/sub/new.json")
        #expect(throws: RootFolder.Refusal.noFolder("other")) { try root.writable("other/new.json") }
        for name in ["", "..", "../a", "/etc/passwd", "sub/../../a", ".git/config", "sub//a.json"] {
            #expect(throws: RootFolder.Refusal.outside) { try root.existing(name) }
            #expect(throws: RootFolder.Refusal.outside) { try root.writable(name) }
        }
    }

    @Test func linksThatLeadOutsideAreRefused() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/etc", withDestinationPath: "/etc")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/new.json", withDestinationPath: "/tmp/easel-new.json")
        let root = RootFolder(folder.path)
        #expect(throws: RootFolder.Refusal.outside) { try root.existing("etc/passwd") }
        #expect(throws: RootFolder.Refusal.outside) { try root.writable("etc/new.json") }
        #expect(throws: RootFolder.Refusal.outside) { try root.writable("new.json") }
    }

    @Test(.timeLimit(.minutes(20))) func changesOfUsedFilesAreNoticed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = folder.appending(path: "scene.json")
        try Data(#"{ "include": "part.json" }"#.utf8).write(to: scene)
        try Data("{}".utf8).write(to: folder.appending(path: "part.json"))
        try Data("{}".utf8).write(to: folder.appending(path: "other.json"))
        let (changes, continuation) = AsyncStream.makeStream(of: [String].self)
        let searches = Atomic<Int>(0)
        let watch = FileWatch(searchInterval: 0.01) {
            searches.add(1, ordering: .relaxed)
            return [scene.path]
        }
        let task = Task { try await watch.run { continuation.yield($0) } }
        defer { task.cancel() }
        // The first search has ended when the second one begins.
        while searches.load(ordering: .relaxed) < 2 { try await Task.sleep(for: .milliseconds(1)) }
        var iterator = changes.makeAsyncIterator()
        try Data("{ }".utf8).write(to: folder.appending(path: "other.json"))
        try Data("{ }".utf8).write(to: folder.appending(path: "part.json"), options: .atomic)
        #expect(await iterator.next() == [folder.path + "/part.json"])
        try Data(#"{ "include": "part.json"  }"#.utf8).write(to: scene)
        #expect(await iterator.next() == [scene.path])
    }

    /// A search takes milliseconds, and a file that is saved in them has a new mark before the marks are compared.
    @Test(.timeLimit(.minutes(20))) func aChangeDuringASearchIsNoticed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = folder.appending(path: "scene.json")
        try Data("{}".utf8).write(to: scene)
        let (changes, continuation) = AsyncStream.makeStream(of: [String].self)
        let searches = Atomic<Int>(0)
        let watch = FileWatch(searchInterval: 0.01) {
            if searches.add(1, ordering: .relaxed).newValue == 2 { try? Data("{ }".utf8).write(to: scene) }
            return [scene.path]
        }
        let task = Task { try await watch.run { continuation.yield($0) } }
        defer { task.cancel() }
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == [scene.path])
    }

    /// `mv`, `cp -p`, and `rsync -a` keep the time of a file.
    @Test(.timeLimit(.minutes(20))) func aFileThatComesBackWithAnOldTimeIsNoticed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = folder.appending(path: "Card.swift")
        let old = folder.appending(path: "sub/Old.txt")
        try Data("old".utf8).write(to: old)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: old.path)
        let (changes, continuation) = AsyncStream.makeStream(of: [String].self)
        let searches = Atomic<Int>(0)
        let watch = FileWatch(searchInterval: 0.01) {
            searches.add(1, ordering: .relaxed)
            return [view.path, folder.path]
        }
        let task = Task { try await watch.run { continuation.yield($0) } }
        defer { task.cancel() }
        while searches.load(ordering: .relaxed) < 2 { try await Task.sleep(for: .milliseconds(1)) }
        var iterator = changes.makeAsyncIterator()
        // A copy appears under its name at once; otherwise, its time would be set after the watch has seen it.
        let part = folder.appending(path: "sub/Copy.part")
        try FileManager.default.copyItem(at: old, to: part)
        try FileManager.default.moveItem(at: part, to: folder.appending(path: "sub/Copy.swift"))
        #expect(await iterator.next() == [folder.path + "/sub/Copy.swift"])
        try FileManager.default.moveItem(at: old, to: view)
        #expect(await iterator.next() == [view.path])
    }

    /// Reading a pipe without a writer would never end.
    @Test(.timeLimit(.minutes(20))) func pipesAreNotRead() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Pipe.swift", "pipe.json"] { #expect(unsafe mkfifo(folder.path + "/" + name, 0o600) == 0) }
        let root = RootFolder(folder.path)
        #expect(throws: RootFolder.Refusal.notRegular("Pipe.swift")) { try root.existing("Pipe.swift") }
        #expect(throws: RootFolder.Refusal.notRegular("pipe.json")) { try root.writable("pipe.json") }
        #expect(await PreviewList(root: root, input: ".") { _ in [] }.read().previews.isEmpty)
    }

    @Test func goldensAndScenesAreListed() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{ "size": [1, 1], "view": {} }"#.utf8).write(to: folder.appending(path: "sub/scene.json"))
        try Data(#"{ "name": "data" }"#.utf8).write(to: folder.appending(path: "data.json"))
        try Data().write(to: folder.appending(path: "View.swift"))
        let list = PreviewList(root: RootFolder(folder.path), input: ".") { _ in
            [LiveEntry(name: "Wide", kind: "preview", file: folder.path + "/View.swift", line: 3, obstacle: nil)]
        }
        #expect(
            await list.read().previews == [
                ListedPreview(input: ".", view: "Wide", kind: "preview", file: "View.swift", line: 3),
                ListedPreview(input: "sub/scene.json", kind: "scene", file: "sub/scene.json", line: 1),
            ])
    }
}

@Suite struct BrokenFileTests {
    /// A file that doesn't compile doesn't hide the views of the others.
    @Test func otherFilesStayListed() async throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "View.swift"))
        let list = PreviewList(root: RootFolder(folder.path), input: ".") { isTolerant in
            guard isTolerant else { throw LiveError("Broken.swift:1:1: error: this is no view") }
            return [LiveEntry(name: "Wide", kind: "view", file: folder.path + "/View.swift", line: 3, obstacle: nil)]
        }
        let result = await list.read()
        #expect(result.previews == [ListedPreview(input: ".", view: "Wide", kind: "view", file: "View.swift", line: 3)])
        #expect(result.error == "Broken.swift:1:1: error: this is no view")
    }
}

@Suite struct RequestTests {
    private func request(_ change: (inout PreviewRequest) -> Void) -> PreviewRequest {
        var request = PreviewRequest(input: "Card.swift")
        change(&request)
        return request
    }

    @Test func equalRequestsHaveTheSameName() {
        #expect(request { _ in }.id == request { _ in }.id)
        let all = [
            request { _ in }, request { $0.view = "Card" }, request { $0.colorScheme = "dark" }, request { $0.events = "[]" },
            request { $0.values = ["a": "1"] },
        ]
        #expect(Set(all.map(\.id)).count == all.count)
    }

    @Test func optionsAreThoseOfTheCommandLine() throws {
        let request = request {
            $0.view = "Card"
            $0.colorScheme = "dark"
            $0.dynamicType = "accessibility3"
            $0.locale = "ar"
            $0.device = "iPhone-16"
            $0.chrome = true
            $0.scale = 3
            $0.values = ["count": "2"]
        }
        let options = try request.options(RenderOptions(input: "x"), path: "Card.swift", timeline: "e.json")
        #expect(
            options.arguments == [
                "Card.swift", "--view", "Card", "--scale", "3.0", "--color-scheme", "dark", "--dynamic-type", "accessibility3", "--timeline", "e.json", "--set",
                "count=2", "--locale", "ar", "--device", "iPhone-16", "--chrome",
            ])
    }

    @Test func aSceneHasNoDevice() throws {
        var request = PreviewRequest(input: "a.json")
        (request.locale, request.device, request.chrome) = ("de", "iPhone-16", true)
        #expect(try request.options(RenderOptions(input: "x"), path: "a.json", timeline: nil).arguments == ["a.json", "--locale", "de"])
    }

    @Test func invalidValuesAreRefused() {
        for request in [
            request { $0.colorScheme = "blue" }, request { $0.dynamicType = "huge" }, request { $0.scale = -1 }, request { $0.size = "1" },
            request { $0.device = "Nokia" }, request { $0.locale = "??" },
        ] {
            #expect(throws: UsageError.self) { try request.options(RenderOptions(input: "x"), path: "Card.swift", timeline: nil) }
        }
    }

    /// A value of the form that begins with "@" is text: as an argument of `--set`, it would name any file of the user.
    @Test func valuesNameNoFiles() throws {
        var request = PreviewRequest(input: "card.json")
        request.values = ["title": "@/etc/passwd"]
        let options = try request.options(RenderOptions(input: "card.json"), path: "card.json", timeline: nil)
        #expect(try options.assignments.map { try $0.text(limit: 100) } == ["@/etc/passwd"])
    }

    /// The options of the command line that are for Swift source would be errors for a scene in the same folder.
    @Test func scenesTakeNoOptionsOfSwiftSource() throws {
        var base = RenderOptions(input: ".")
        (base.view, base.device, base.drawsChrome, base.excludes, base.target) = ("Card", "iPhone-16", true, ["Old"], "App")
        base.timeout = 90
        let arguments = try PreviewRequest(input: "card.json").options(base, path: "card.json", timeline: nil).arguments
        #expect(arguments == ["card.json", "--timeout", "90.0"])
    }
}
