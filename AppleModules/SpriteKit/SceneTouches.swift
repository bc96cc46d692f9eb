import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// The touches of a view's scene: the place of a finger in the canvas.
@MainActor
final class SceneTouches {
    private var place = CGPoint.zero
    private var former = CGPoint.zero
    private var target: SKNode?
    private let touch = UITouch()
    /// The touches that code hears of now.
    private static weak var current: SceneTouches?

    /// A gesture that reports each place of a finger.
    func gesture(_ report: @escaping @MainActor (CGPoint, UITouch.Phase) -> Void) -> some Gesture {
        DragGesture(minimumDistance: 0).onChanged { report($0.location, self.target == nil ? .began : .moved) }.onEnded { report($0.location, .ended) }
    }

    /// Sends a touch to the front node that takes touches, or to the scene.
    func send(_ point: CGPoint, _ phase: UITouch.Phase, to scene: SKScene) {
        Self.current = self
        (former, place) = (phase == .began ? point : place, point)
        if phase == .began { target = scene.nodes(at: scene.convertPoint(fromView: point)).first(where: \.isUserInteractionEnabled) ?? scene }
        guard let target else { return }
        switch phase {
        case .began: target.touchesBegan([touch], with: nil)
        case .moved: target.touchesMoved([touch], with: nil)
        default:
            target.touchesEnded([touch], with: nil)
            self.target = nil
        }
    }

    static func location(in node: SKNode, former isFormer: Bool = false) -> CGPoint {
        guard let scene = node.scene, let current else { return .zero }
        return node.convert(scene.convertPoint(fromView: isFormer ? current.former : current.place), from: scene)
    }
}
