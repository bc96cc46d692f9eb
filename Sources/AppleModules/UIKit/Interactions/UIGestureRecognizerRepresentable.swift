import Easel

/// Converts places of a gesture into the coordinate spaces of views. Easel doesn't attach the gesture to the view, so all places are zero.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func convert(localPoint: CGPoint) -> CGPoint { localPoint }
    public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }
}
/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { .init() }
}
/// A gesture that one of UIKit's classes recognizes. Easel doesn't attach it to the view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}
extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
extension View {
    /// Accepts a gesture of UIKit, which isn't delivered.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}
