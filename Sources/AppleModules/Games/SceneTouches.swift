import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// The touches of a scene: the place of a finger in the canvas.
@MainActor
enum SceneTouches {
    private static var place = CGPoint.zero
    private static var former = CGPoint.zero
    private static var target: SKNode?
    private static let touch = UITouch()

    /// A gesture that reports each place of a finger.
    static func gesture(_ report: @escaping @MainActor (CGPoint, UITouch.Phase) -> Void) -> some Gesture {
        DragGesture(minimumDistance: 0).onChanged { report($0.location, target == nil ? .began : .moved) }.onEnded { report($0.location, .ended) }
    }

    /// Sends a touch to the front node that takes touches, or to the scene.
    static func send(_ point: CGPoint, _ phase: UITouch.Phase, to scene: SKScene) {
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
        guard let scene = node.scene else { return .zero }
        return node.convert(scene.convertPoint(fromView: isFormer ? former : place), from: scene)
    }
}
