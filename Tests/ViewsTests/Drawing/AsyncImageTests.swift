import Display
import Foundation
import Testing

@testable import Views

/// Images from URLs: those with a file are there at once, and others keep their placeholder.
@MainActor
@Suite(.serialized)
struct AsyncImageTests {
    /// Images of 8 by 4 pixels for all paths that end with `.png`.
    private struct Files: ImageSource {
        func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage { throw ImageError("no image") }
        func image(file: String) throws(ImageError) -> LoadedImage { throw ImageError("no image") }
        func image(path: String) throws(ImageError) -> LoadedImage {
            guard path.hasSuffix(".png") else { throw ImageError("\(path): no such file") }
            return LoadedImage(Pixmap(width: 8, height: 4))
        }
    }

    private func phases(_ address: String) -> ViewGraph {
        let view = VStack {
            AsyncImage(url: URL(string: address), scale: 2) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image.named("image")
                case .failure: Text("failure")
                @unknown default: Text("other")
                }
            }
            AsyncImage(url: URL(string: address)) {
                $0.resizable().frame(width: 20, height: 20).named("resized")
            } placeholder: {
                ProgressView()
            }
        }
        return host(view) { $0.environment.imageSource = Files() }
    }

    @Test func filesAreThereAtOnce() {
        let graph = phases("file:///a%20b.png")
        #expect(graph.rects["image"]?.size == CGSize(width: 4, height: 2))
        #expect(graph.rects["resized"]?.size == CGSize(width: 20, height: 20))
        #expect(graph.warnings == [])
    }

    @Test func missingFilesAreFailures() {
        let graph = phases("file:///a.txt")
        #expect(graph.texts.contains("failure"))
        #expect(graph.warnings == ["AsyncImage: /a.txt: no such file"])
    }

    @Test func urlsHaveFilesOfTheMap() {
        RemoteFiles.install(["https://example.com/a": "/a.png", "https://example.com/*": "/other.txt", "https://example.com/b/*": "/b.png"])
        defer { RemoteFiles.install([:]) }
        #expect(phases("https://example.com/a").rects["image"] != nil)
        #expect(phases("https://example.com/b/c?d=1").rects["image"] != nil)
        #expect(phases("https://example.com/c").texts.contains("failure"))
        let other = phases("https://example.org/a")
        #expect(other.texts.contains("empty"))
        #expect(other.rects["resized"] == nil)
        #expect(
            other.warnings == [
                "AsyncImage loads nothing from the network: https://example.org/a is drawn as its placeholder; --assets can map it to a file"
            ])
    }
}
