import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Foundation
import Testing
import Views

@MainActor struct FileDialogTests {
    private struct Page: View {
        @State private var isShown = true
        let kind: Int
        var body: some View {
            let base = Text(isShown ? "open" : "closed")
            switch kind {
            case 0: base.fileImporter(isPresented: $isShown, allowedContentTypes: [.item]) { _ in }
            case 1: base.fileMover(isPresented: $isShown, file: URL(filePath: "/tmp/Plan.txt")) { _ in }
            default: base.fileExporter(isPresented: $isShown, item: "text", defaultFilename: "Notes") { _ in }.fileDialogConfirmationLabel("Keep")
            }
        }
    }

    @Test(arguments: [
        (0, ["Recents", "Open", "No Recents"], "fileImporter"), (1, ["Plan.txt", "Move"], "fileMover"), (2, ["Notes", "Keep"], "fileExporter"),
    ])
    func aDialogShowsItsBarAndNoFiles(kind: Int, texts: [String], name: String) throws {
        let graph = AppleModuleGraph.make(Page(kind: kind), width: 390, height: 800)
        for text in texts { #expect(graph.shownTexts.contains(text), "\(graph.shownTexts)") }
        #expect(graph.namesNotDrawn == ["the list of files of \(name)"])
    }
}
