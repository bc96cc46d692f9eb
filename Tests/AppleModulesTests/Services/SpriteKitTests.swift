import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import AppleGameplayKit
@testable import AppleSpriteKit
@testable import Views

/// Scenes of SpriteKit over time: actions, bodies, particles, and touches, the same in every run.
@MainActor @Suite struct SpriteKitTests {
    /// Returns values at times of a scene.
    private func values<Value>(of scene: SKScene, at times: [Double], _ value: () -> Value) -> [Value] {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(SpriteView(scene: scene), width: 200, height: 200)
        return times.map { time in
            graph.advance(to: time)
            graph.settle()
            return value()
        }
    }
    private func scene() -> SKScene { SKScene(size: CGSize(width: 200, height: 200)) }

    @Test func actionsRunOneAfterTheOtherAndTogether() {
        let (scene, node) = (scene(), SKNode())
        scene.addChild(node)
        var events: [String] = []
        let move = SKAction.moveBy(x: 60, y: 0, duration: 0.5)
        node.run(.sequence([move, .run { events.append("moved") }, .group([move.reversed(), .fadeOut(withDuration: 0.25)]), .wait(forDuration: 0.5)])) {
            events.append("done")
        }
        let seen = values(of: scene, at: [0.25, 0.75, 1, 1.25, 1.75]) { "\(Int(saturating: node.position.x.rounded())) \(node.alpha) \(events.count)" }
        #expect(seen == ["30 1.0 0", "30 0.0 1", "0 0.0 1", "0 0.0 1", "0 0.0 2"] && events == ["moved", "done"] && !node.hasActions())
    }

    @Test func repetitionsCurvesAndKeysCount() {
        let (scene, node, other) = (scene(), SKNode(), SKNode())
        for child in [node, other] { scene.addChild(child) }
        var count = 0
        node.run(.repeatForever(.sequence([.run { count += 1 }, .wait(forDuration: 0.25)])), withKey: "count")
        let eased = SKAction.move(to: CGPoint(x: 100, y: 0), duration: 1)
        eased.timingMode = .easeIn
        eased.speed = 2
        other.run(eased)
        other.run(.repeat(.rotate(byAngle: 1, duration: 0.25), count: 2))
        let seen = values(of: scene, at: [0.26, 0.76, 1.01]) { () -> Int in
            if count == 4 { node.removeAction(forKey: "count") }
            return count
        }
        #expect(seen == [2, 4, 4] && other.position.x == 100 && abs(other.zRotation - 2) < 1e-9 && node.action(forKey: "count") == nil)
        #expect(values(of: self.scene(), at: [0]) { eased.progress(at: 0.5) } == [0.25])
    }

    @Test func nodesFollowPathsAtAnEvenSpeed() {
        let (scene, node) = (scene(), SKNode())
        scene.addChild(node)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 90))
        node.run(.follow(path, asOffset: false, orientToPath: true, duration: 1))
        #expect(values(of: scene, at: [0.5]) { [node.position.x, node.position.y.rounded(), node.zRotation] } == [[30, 30, .pi / 2]])
    }

    @Test func theSceneIsUpdatedSixtyTimesInASecond() {
        final class Counting: SKScene {
            var times: [TimeInterval] = []
            var ends = 0
            override func update(_ currentTime: TimeInterval) { times.append(currentTime) }
            override func didFinishUpdate() { ends += 1 }
        }
        let scene = Counting(size: CGSize(width: 200, height: 200))
        let seen = values(of: scene, at: [0, 0.5, 1]) { scene.times.count }
        #expect(seen == [1, 31, 61] && scene.ends == 61 && scene.times.last == 1)
    }

    @Test func bodiesFallBounceAndTouch() {
        final class Ground: SKScene, SKPhysicsContactDelegate {
            let ball = SKShapeNode(circleOfRadius: 10)
            var touches: [CGFloat] = []
            override func didMove(to view: SKView) {
                physicsWorld.gravity = CGVector(dx: 0, dy: -4)
                physicsWorld.contactDelegate = self
                physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
                ball.position = CGPoint(x: 100, y: 160)
                ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
                ball.physicsBody?.linearDamping = 0
                ball.physicsBody?.restitution = 0.5
                ball.physicsBody?.contactTestBitMask = 1
                addChild(ball)
            }
            func didBegin(_ contact: SKPhysicsContact) { touches.append(contact.contactPoint.y) }
        }
        let scene = Ground(size: CGSize(width: 200, height: 200))
        let seen = values(of: scene, at: [0.5, 8]) { scene.ball.position.y }
        // 600 points per square second: 75 points in half of a second.
        #expect(abs(seen[0] - 85) < 4 && abs(seen[1] - 10) < 1.5 && scene.touches.count > 1 && (scene.touches.first ?? 99) < 3, "\(seen) \(scene.touches)")
    }

    @Test func impulsesPushByTheMass() {
        let (scene, node) = (scene(), SKSpriteNode(color: .red, size: CGSize(width: 30, height: 30)))
        scene.physicsWorld.gravity = .zero
        scene.addChild(node)
        let body = SKPhysicsBody(rectangleOf: node.size)
        (body.linearDamping, node.physicsBody) = (0, body)
        // A square of 30 points has a mass of 0.04.
        body.applyImpulse(CGVector(dx: 4, dy: 0))
        #expect(abs(body.mass - 0.04) < 1e-9 && body.node === node)
        #expect(values(of: scene, at: [1]) { node.position.x.rounded() } == [100])
    }

    @Test func particlesAreBornMoveAndEnd() throws {
        let (scene, emitter) = (scene(), SKEmitterNode())
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.particleSpeed) = (20, 0.5, 100)
        (emitter.particleSize, emitter.numParticlesToEmit) = (CGSize(width: 4, height: 4), 12)
        emitter.position = CGPoint(x: 50, y: 100)
        scene.addChild(emitter)
        let seen = values(of: scene, at: [0, 0.4, 2]) { emitter.places.map(\.x) }
        #expect(seen[0].isEmpty && seen[1].count == 8 && seen[2].isEmpty)
        #expect(seen[1].allSatisfy { $0 >= 0 && $0 <= 41 } && seen[1] == seen[1].sorted(by: >), "\(seen[1])")
        emitter.resetSimulation()
        emitter.advanceSimulationTime(0.4)
        #expect(emitter.places.count == 8 && SKEmitterNode(fileNamed: "Missing") == nil)
    }

    @Test func touchesReachTheSceneInItsCoordinates() throws {
        final class Touched: SKScene {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
            private func note(_ name: String, _ touches: Set<UITouch>) {
                let point = touches.first?.location(in: self) ?? .zero
                log.append("\(name) \(Int(saturating: point.x)) \(Int(saturating: point.y))")
            }
        }
        let scene = Touched(size: CGSize(width: 100, height: 100))
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(SpriteView(scene: scene), width: 200, height: 200)
        try graph.tap(.point(CGPoint(x: 40, y: 20)))
        graph.settle()
        #expect(scene.log == ["began 20 90", "ended 20 90"])
    }

    @Test func constraintsAndSequencesOfValuesHold() {
        let (scene, node) = (scene(), SKNode())
        node.constraints = [.positionX(SKRange(lowerLimit: 0, upperLimit: 50), y: SKRange(constantValue: 7))]
        scene.addChild(node)
        node.run(.moveBy(x: 200, y: 20, duration: 1))
        #expect(values(of: scene, at: [1]) { node.position } == [CGPoint(x: 50, y: 7)])
        let keys = SKKeyframeSequence(keyframeValues: [0, 1.0], times: [0, 0.5])
        #expect(keys.sample(atTime: 0.25) as? CGFloat == 0.5 && keys.sample(atTime: 2) as? CGFloat == 1)
    }

    @Test func randomNumbersFollowTheSeedOfTheScene() {
        func numbers() -> [Int] {
            _SceneRandom.start(seed: 3)
            return (0..<4).map { _ in GKRandomDistribution(lowestValue: 1, highestValue: 1000).nextInt() }
        }
        #expect(numbers() == numbers())
    }

    @Test func aMaskCropsTheNodesBelow() throws {
        let (scene, crop, mask) = (SKScene(size: CGSize(width: 4, height: 2)), SKCropNode(), SKSpriteNode(color: .white, size: CGSize(width: 2, height: 2)))
        scene.backgroundColor = .blue
        (crop.position, crop.maskNode) = (CGPoint(x: 1, y: 1), mask)
        crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 8, height: 8)))
        scene.addChild(crop)
        let pixels = try ImageRenderer(content: SpriteView(scene: scene).frame(width: 4, height: 2)).pixmap().pixels
        #expect(pixels.prefix(4) == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
    }

    @Test func mirroredNodesKeepTheirAngle() {
        let (scene, node) = (scene(), SKSpriteNode(color: .red, size: CGSize(width: 30, height: 30)))
        scene.physicsWorld.gravity = .zero
        (node.xScale, node.physicsBody) = (-1, SKPhysicsBody(rectangleOf: node.size, center: CGPoint(x: 10, y: 0)))
        node.position = CGPoint(x: 50, y: 50)
        node.physicsBody?.velocity = CGVector(dx: 0, dy: 30)
        node.physicsBody?.linearDamping = 0
        scene.addChild(node)
        let seen = values(of: scene, at: [1]) { [node.position.x.rounded(), node.position.y.rounded(), node.zRotation] }
        #expect(seen == [[50, 80, 0]])
    }

    @Test func bothBodiesOfAPairKnowTheirContact() {
        let (scene, first, second) = (scene(), SKNode(), SKNode())
        scene.physicsWorld.gravity = .zero
        for (node, x) in [(first, 50), (second, 65)] as [(SKNode, CGFloat)] {
            (node.position, node.physicsBody) = (CGPoint(x: x, y: 50), SKPhysicsBody(circleOfRadius: 10))
            node.physicsBody?.collisionBitMask = 0
            node.physicsBody?.contactTestBitMask = 1
            scene.addChild(node)
        }
        func counts() -> [Int] { [first, second].map { $0.physicsBody?.allContactedBodies().count ?? -1 } }
        let seen = values(of: scene, at: [0.5, 1]) { () -> [Int] in
            defer { second.removeFromParent() }
            return counts()
        }
        #expect(seen == [[1, 1], [0, 0]])
    }

    @Test func aSceneRunsAgainInAnotherView() {
        final class Moving: SKScene {
            var log: [String] = []
            var count = 0
            override func sceneDidLoad() { log.append("load") }
            override func didMove(to view: SKView) { log.append("to") }
            override func willMove(from view: SKView) { log.append("from") }
            override func update(_ currentTime: TimeInterval) { count += 1 }
        }
        let scene = Moving(size: CGSize(width: 200, height: 200))
        #expect(values(of: scene, at: [0.5]) { scene.count } == [31])
        #expect(values(of: scene, at: [0.5]) { scene.count } == [62])
        #expect(scene.log.filter { $0 != "from" } == ["load", "to", "to"])
        let view = SKView(frame: .zero)
        view.presentScene(scene)
        view.presentScene(self.scene())
        #expect(scene.log.suffix(2) == ["to", "from"] && scene.view == nil)
    }

    @Test func strangeTimingsAndEndlessRepetitionsDoNoHarm() {
        let (scene, node) = (scene(), SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10)))
        scene.addChild(node)
        for value in [-0.3, 2, .nan, .infinity] as [Float] {
            let action = SKAction.animate(with: [SKTexture(imageNamed: "a"), SKTexture(imageNamed: "b")], timePerFrame: 0.1)
            action.timingFunction = { _ in value }
            node.run(action)
        }
        var (count, elapsed) = (0, CGFloat.nan)
        node.run(.repeat(.run { count += 1 }, count: .max))
        node.run(.repeatForever(.wait(forDuration: 1e-12)))
        node.run(.customAction(withDuration: .infinity) { elapsed = $1 })
        let fast = SKAction.repeatForever(.wait(forDuration: 1))
        fast.speed = 1e12
        node.run(fast)
        let seen = values(of: scene, at: [0.5]) { count }
        #expect(seen[0] >= 1_000 && seen[0] <= 31_000 && abs(elapsed - 0.5) < 1e-6, "\(seen) \(elapsed)")
    }

    @Test func impulsesTurnBodiesInMeters() {
        let (node, body) = (SKNode(), SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150)))
        node.physicsBody = body
        // A mass of 1 and sides of a meter: an inertia of 1/6.
        body.applyAngularImpulse(1)
        #expect(abs(body.angularVelocity - 6) < 1e-9)
        body.angularVelocity = 0
        body.applyImpulse(CGVector(dx: 0, dy: 150), at: CGPoint(x: 75, y: 0))
        #expect(abs(body.angularVelocity - 3) < 1e-9 && body.velocity.dy == 150)
    }
}
