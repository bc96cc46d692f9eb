import Foundation
import Testing

/// Projects as people write them, with names that Easel lacks: they draw, without the smallest parts that don't compile.
///
/// Two of them are drawn each time. With `EASEL_CORPUS=1`, as `Scripts/nightly` sets it, all of them are, each file with a view by itself, and each project
/// without what Easel lacks. One at a time, because the compiler needs the memory.
@Suite(.serialized) struct CorpusTests {
    private static let isWhole = ProcessInfo.processInfo.environment["EASEL_CORPUS"] != nil
    private static let canCompile = ProcessInfo.processInfo.environment["EASEL_RUNTIME"] != nil
    private static let names = isWhole ? CorpusProject.names : ["Beacon", "Folio"]

    // MARK: The projects themselves

    @Test(arguments: CorpusProject.names) func projectsHaveTheirForms(name: String) throws {
        let project = try CorpusProject(name)
        let needed = project.pieces.filter { !$0.isOptional }
        #expect((10...60).contains(project.swiftFiles.count), "\(project.swiftFiles.count) files")
        #expect(needed.count >= 3 && !project.texts.isEmpty && project.pictures.count >= 2 && project.mistakes.count == 1)
        #expect(Set(project.pictures.map(\.file) + project.mistakes.map(\.file)).isSubset(of: project.viewFiles))
        for picture in project.pictures { #expect(picture.texts == nil || project.isDrawable(picture.file), "\(picture.file)") }
        let kinds: Set<String> = ["argument", "attribute", "body", "case", "conformance", "file", "import", "member", "modifier", "statement", "type"]
        for piece in project.pieces { #expect(kinds.isSuperset(of: piece.kinds), "\(piece.file):\(piece.lines.lowerBound)") }
    }

    @Test(.enabled(if: isWhole && canCompile), arguments: CorpusProject.names) func theRestDraws(name: String) throws {
        let project = try CorpusProject(name)
        let drawing = try CorpusFolder(project, compiles: true).draw(project.root)
        #expect(drawing.status == 0, "\(drawing.errors)")
        #expect(drawing.texts.isSuperset(of: project.texts), "\(drawing.texts)")
    }

    // MARK: What is left out

    @Test(.enabled(if: canCompile), arguments: names) func projectsDrawWithoutTheSmallestParts(name: String) throws {
        let project = try CorpusProject(name)
        let drawing = try CorpusFolder(project).draw(project.root)
        #expect(drawing.status == 0, "\(drawing.errors)")
        #expect(drawing.texts.isSuperset(of: project.texts), "\(drawing.texts)")
        var expected = project.pieces
        for part in drawing.leftOut {
            guard let index = expected.firstIndex(where: part.fits) else {
                Issue.record("left out too much: \(part.file):\(part.line): \(part.part) \(part.name)")
                continue
            }
            expected.remove(at: index)
        }
        for piece in expected where !piece.isOptional {
            Issue.record("not left out: \(piece.file):\(piece.lines.lowerBound): \(piece.kinds.joined(separator: "|")) \(piece.names[0])")
        }
    }

    @Test(.enabled(if: canCompile), arguments: names) func filesDraw(name: String) throws {
        let project = try CorpusProject(name)
        let folder = try CorpusFolder(project)
        for picture in Self.isWhole ? project.pictures : Array(project.pictures.prefix(1)) {
            if picture.isPartial { #expect(try folder.draw(picture.file).status == 65, "\(picture.file)") }
            let drawing = try folder.draw(picture.file, picture.isPartial ? ["--tolerant"] : [])
            #expect(drawing.status == (picture.texts == nil ? 65 : 0), "\(picture.file): \(drawing.errors)")
            #expect(drawing.texts.isSuperset(of: picture.texts ?? []), "\(picture.file): \(drawing.texts)")
        }
    }

    @Test(.enabled(if: isWhole && canCompile), arguments: names) func mistakesStayErrors(name: String) throws {
        let project = try CorpusProject(name)
        for mistake in project.mistakes {
            let folder = try CorpusFolder(project, with: mistake)
            let drawing = try folder.draw(mistake.file)
            #expect(drawing.status == 65 && drawing.errors.contains("error: "), "\(mistake.file): \(drawing.errors)")
            #expect(try folder.draw(mistake.file, ["--tolerant"]).status == 0, "\(mistake.file)")
        }
    }

    @Test(.enabled(if: isWhole && canCompile)) func nearlyAllFilesWithViewsDraw() throws {
        var (count, failed): (Int, [String]) = (0, [])
        for name in CorpusProject.names {
            let project = try CorpusProject(name)
            let folder = try CorpusFolder(project)
            for file in project.viewFiles where !project.hasUnknownNames(file) {
                count += 1
                let isDrawn = try folder.draw(file).status == 0
                let isPartial = project.pictures.contains { $0.file == file && $0.isPartial }
                if isDrawn != (project.isDrawable(file) && !isPartial) { failed.append("\(name)/\(file)") }
            }
        }
        let apps = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scenes/Apps").standardized
        let views = try FileManager.default.subpathsOfDirectory(atPath: apps.path).filter { $0.hasSuffix(".swift") }.filter { path in
            let text = try String(contentsOf: apps.appending(path: path), encoding: .utf8)
            return text.contains("#Preview") || text.contains(": View {")
        }
        let folder = try CorpusFolder()
        for file in views {
            count += 1
            if try folder.draw(apps.appending(path: file).path).status != 0 { failed.append(file) }
        }
        #expect(failed.count * 20 <= count, "\(failed.count) of \(count): \(failed)")
    }
}
