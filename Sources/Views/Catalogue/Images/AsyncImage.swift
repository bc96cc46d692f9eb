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

/// A view for an image from a URL. Drawing loads nothing, so that output is the same everywhere: the image stays in the phase `empty`.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: AnyView

    /// - Parameters:
    ///   - scale: pixels per point of the image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        // The system's placeholder is a gray rectangle that fills the frame.
        content = AnyView(Color(provider: .system(.fill)))
    }

    /// - Parameters:
    ///   - scale: pixels per point of the image.
    ///   - content: makes the view of the loaded image.
    ///   - placeholder: the view until the image is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.content = AnyView(placeholder())
    }

    /// - Parameters:
    ///   - scale: pixels per point of the image.
    ///   - transaction: the transaction for changes of the phase.
    ///   - content: makes the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = AnyView(content(.empty))
    }

    public var body: some View {
        if let url {
            content.warned("AsyncImage loads no images: \(url.absoluteString) is drawn as its placeholder")
        } else {
            content
        }
    }
}
