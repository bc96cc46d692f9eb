import ARKit
import GameKit
import GameplayKit
import Metal
import MetalKit
import RealityKit
import SceneKit
import SpriteKit
import SwiftUI
import simd

// Games, and scenes in space.

final class GameScene: SKScene {
    private let score = SKLabelNode(fontNamed: "Helvetica")
    override func didMove(to view: SKView) {
        backgroundColor = .blue
        physicsWorld.gravity = CGVector(dx: 0, dy: -5)
        let ball = SKShapeNode(circleOfRadius: 10)
        ball.fillColor = .red
        ball.strokeColor = .clear
        ball.position = CGPoint(x: frame.midX, y: frame.maxY - 10)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        addChild(ball)
        let box = SKSpriteNode(color: .green, size: CGSize(width: 20, height: 20))
        box.anchorPoint = .zero
        box.run(SKAction.repeatForever(SKAction.rotate(byAngle: .pi, duration: 1)))
        addChild(box)
        score.text = "Score: 0"
        score.fontSize = 10
        addChild(score)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        print(touch.location(in: self))
    }
    override func update(_ currentTime: TimeInterval) {}
}
struct Game: View {
    var scene: SKScene {
        let scene = GameScene()
        scene.size = CGSize(width: 100, height: 100)
        scene.scaleMode = .fill
        return scene
    }
    var body: some View { SpriteView(scene: scene).frame(width: 50, height: 50) }
}
struct GameCenter: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> GKGameCenterViewController {
        GKLocalPlayer.local.authenticateHandler = { controller, error in if let error { print(error.localizedDescription) } }
        let controller = GKGameCenterViewController(state: .leaderboards)
        controller.gameCenterDelegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ uiViewController: GKGameCenterViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    class Coordinator: NSObject, GKGameCenterControllerDelegate {
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
            gameCenterViewController.dismiss(animated: true)
        }
    }
}
func spatial() -> String {
    let scene = SCNScene()
    let node = SCNNode(geometry: SCNSphere(radius: 1))
    node.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    node.position = SCNVector3(x: 0, y: 1, z: -1)
    node.runAction(SCNAction.repeatForever(SCNAction.rotateBy(x: 0, y: 1, z: 0, duration: 1)))
    scene.rootNode.addChildNode(node)
    let length = simd_length(SIMD3<Float>(3, 4, 0))
    let matrix = simd_float4x4(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
    let turned = matrix * SIMD4<Float>(1, 0, 0, 1)
    return "\(scene.rootNode.childNodes.count) \(length) \(turned.y)"
}
struct ARViewContainer: UIViewRepresentable {
    func makeUIView(context: Context) -> ARView {
        let view = ARView(frame: .zero)
        let model = ModelEntity(mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .gray, isMetallic: true)])
        let anchor = AnchorEntity(.plane(.horizontal, classification: .any, minimumBounds: SIMD2<Float>(0.2, 0.2)))
        anchor.addChild(model)
        view.scene.addAnchor(anchor)
        return view
    }
    func updateUIView(_ uiView: ARView, context: Context) {}
}
