import Foundation

/// The state of an image that is being loaded.
public enum AsyncImagePhase: Sendable {
    /// No image is loaded.
    case empty
    case success(Image)
    case failure(any Error)

    /// The loaded image; nil in other states.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The reason why the image wasn't loaded; nil in other states.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view for an image from a URL: a file URL, or one that `--assets` maps to a file. The image is there in the first frame. Nothing is loaded from the network,
/// so that output is the same everywhere: an image from elsewhere stays in the phase `empty`, with a warning.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> AnyView
    @Environment(\.imageSource) private var source

    /// - Parameters:
    ///   - scale: pixels per point of the image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale) { phase in
            // The system's placeholder is a gray rectangle that fills the frame.
            phase.image.map { AnyView($0) } ?? AnyView(Color(provider: .system(.fill)))
        }
    }

    /// - Parameters:
    ///   - scale: pixels per point of the image.
    ///   - content: makes the view of the loaded image.
    ///   - placeholder: the view until the image is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale) { phase in phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder()) }
    }

    /// - Parameters:
    ///   - scale: pixels per point of the image.
    ///   - transaction: the transaction for changes of the phase, which doesn't change while the URL stays.
    ///   - content: makes the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale) { AnyView(content($0)) }
    }

    private init(_ url: URL?, _ scale: CGFloat, content: @escaping (AsyncImagePhase) -> AnyView) {
        (self.url, self.scale, self.content) = (url, scale > 0 && scale.isFinite ? scale : 1, content)
    }

    public var body: some View {
        let (phase, problem) = load()
        if let problem { content(phase).warned(problem) } else { content(phase) }
    }

    /// Returns the phase of the image, and the warning that it needs.
    private func load() -> (AsyncImagePhase, String?) {
        guard let url else { return (.empty, nil) }
        guard let path = RemoteFiles.path(of: url) else {
            return (.empty, "AsyncImage loads nothing from the network: \(url.absoluteString) is drawn as its placeholder; --assets can map it to a file")
        }
        guard let source else { return (.empty, nil) }
        do {
            return (.success(Image(decorative: try source.image(path: path).pixmap, scale: scale)), nil)
        } catch {
            return (.failure(URLError(.fileDoesNotExist)), "AsyncImage: \(error)")
        }
    }
}
