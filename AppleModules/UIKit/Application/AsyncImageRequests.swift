import AppleFoundation
import Easel
import FoundationNetworking
import Views

extension AsyncImage {
    /// - Parameters:
    ///   - request: the request, of which only the URL counts, because nothing is loaded from the network.
    ///   - scale: pixels per point of the image.
    public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image { self.init(url: request?.url, scale: scale) }
    /// - Parameters:
    ///   - request: the request, of which only the URL counts, because nothing is loaded from the network.
    ///   - scale: pixels per point of the image.
    ///   - content: makes the view of the loaded image.
    ///   - placeholder: the view until the image is loaded.
    public init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
    }
    /// - Parameters:
    ///   - request: the request, of which only the URL counts, because nothing is loaded from the network.
    ///   - scale: pixels per point of the image.
    ///   - transaction: the transaction for changes of the phase, which doesn't change while the URL stays.
    ///   - content: makes the view of a phase.
    public init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(url: request?.url, scale: scale, transaction: transaction, content: content) }
}
extension View {
    /// Sets the session that loads the images inside. Nothing is loaded from the network.
    public func asyncImageURLSession(_ session: URLSession) -> some View { self }
}
