import AppleCoreGraphics
import Easel
import Views

/// Converts places of a gesture into the coordinate spaces of SwiftUI.
@MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    fileprivate weak var recognizer: UIGestureRecognizer?
    fileprivate weak var view: UIView?
    private var point: CGPoint { recognizer?.point ?? .zero }
    private var pan: UIPanGestureRecognizer? { recognizer as? UIPanGestureRecognizer }

    /// The place of the gesture in the view, in points.
    public var localLocation: CGPoint { convert(globalPoint: point) }
    /// The way of a drag; nil for other gestures.
    public var localTranslation: CGPoint? { pan?.translation(in: view) }
    /// The speed of a drag in points per second; nil for other gestures.
    public var localVelocity: CGPoint? { pan?.velocity(in: view) }
    /// The place of the gesture in a coordinate space, in points.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { place(point, coordinateSpace.coordinateSpace) }
    /// The way of a drag in a coordinate space, in points; nil for other gestures.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        pan.map { distance($0.translation(in: nil), coordinateSpace.coordinateSpace) }
    }
    /// The speed of a drag in a coordinate space, in points per second; nil for other gestures.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        pan.map { distance($0.velocity(in: nil), coordinateSpace.coordinateSpace) }
    }
    /// Returns a place in the view as one on the canvas.
    public func convert(localPoint: CGPoint) -> CGPoint {
        guard let view else { return localPoint }
        let start = view.local(.zero)
        return view.canvasDistance(CGPoint(x: localPoint.x - start.x, y: localPoint.y - start.y))
    }
    /// Returns a place on the canvas as one in the view.
    public func convert(globalPoint: CGPoint) -> CGPoint { view?.local(globalPoint) ?? globalPoint }

    private func place(_ point: CGPoint, _ space: CoordinateSpace) -> CGPoint { view?.touchPlace?.convert(point, to: space) ?? point }
    private func distance(_ distance: CGPoint, _ space: CoordinateSpace) -> CGPoint {
        let (start, end) = (place(.zero, space), place(distance, space))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

/// The context that a representable's methods receive.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A gesture of a SwiftUI view that one of UIKit's classes recognizes.
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
    /// Adds a gesture of UIKit; those of the views inside take precedence.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { modifier(RepresentedGesture(representable: representable)) }
}

/// Attaches the recognizer of a representable to a view.
private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    /// The objects of a view, made once.
    @MainActor
    final class Objects {
        /// The recognizer's view, which has the place of SwiftUI's.
        let view = UIView(frame: .zero)
        let session = TouchSession()
        var made: (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator)?
        nonisolated init() {}
    }
    let representable: Representable
    @State private var objects = Objects()

    func body(content: Content) -> some View {
        let _ = update()
        content.touchGesture(objects.view, objects.session)
    }

    private func update() {
        var converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(recognizer: objects.made?.recognizer, view: objects.view)
        let coordinator = objects.made?.coordinator ?? representable.makeCoordinator(converter: converter)
        let made = objects.made?.recognizer
        let recognizer = made ?? representable.makeUIGestureRecognizer(context: Representable.Context(coordinator: coordinator, converter: converter))
        if made == nil {
            objects.made = (recognizer, coordinator)
            objects.view.addGestureRecognizer(recognizer)
        }
        converter.recognizer = recognizer
        let context = Representable.Context(coordinator: coordinator, converter: converter)
        recognizer.representedAction = { [weak recognizer, representable] in
            if let recognizer { representable.handleUIGestureRecognizerAction(recognizer, context: context) }
        }
        representable.updateUIGestureRecognizer(recognizer, context: context)
    }
}
