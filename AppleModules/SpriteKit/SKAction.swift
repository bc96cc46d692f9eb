import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// The timing of an action.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
/// A timing of an app: it returns the progress for a part of the time, 0…1.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node over time, 60 steps in a second of the scene's clock.
open class SKAction: NSObject, @unchecked Sendable {
    /// What an action does.
    enum Kind {
        case wait
        /// Happens once, at the end of the duration.
        case instant(@MainActor (SKNode) -> Void)
        /// Reads the node when the action begins, and returns a function of the present and the former progress, 0…1.
        case change(@MainActor (SKNode) -> (@MainActor (CGFloat, CGFloat) -> Void))
        /// Calls a block of the app with the seconds since the beginning.
        case custom(@MainActor (SKNode, CGFloat) -> Void)
        case sequence([SKAction])
        case group([SKAction])
        /// Nil for no end.
        case repetition(SKAction, Int?)
    }
    let kind: Kind
    private let reverse: (() -> SKAction)?
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: SKActionTimingFunction?
    open var speed: CGFloat = 1

    init(_ duration: TimeInterval, _ kind: Kind, reverse: (() -> SKAction)? = nil) {
        (self.duration, self.kind, self.reverse) = (max(0, duration), kind, reverse)
    }

    /// Returns the progress for a part of the time. Apple documents no formula for the modes; these are parabolas.
    func progress(at part: Double) -> Double {
        if let timingFunction {
            let progress = Double(timingFunction(Float(part)))
            return progress.isFinite ? progress : part
        }
        switch timingMode {
        case .linear: return part
        case .easeIn: return part * part
        case .easeOut: return part * (2 - part)
        case .easeInEaseOut: return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
        }
    }

    /// An action that goes from a node's value to another one.
    private static func to(
        _ duration: TimeInterval, _ get: @escaping @MainActor (SKNode) -> [CGFloat], _ end: @escaping @MainActor ([CGFloat]) -> [CGFloat],
        _ set: @escaping @MainActor (SKNode, [CGFloat]) -> Void
    ) -> SKAction {
        SKAction(
            duration,
            .change { node in
                let start = get(node)
                let end = end(start)
                return { [weak node] now, _ in
                    guard let node else { return }
                    set(node, zip(start, end).map { $0 + ($1 - $0) * now })
                }
            })
    }
    /// An action that adds to a node's value, also while something else changes it.
    private static func by(_ duration: TimeInterval, _ add: @escaping @MainActor (SKNode, CGFloat) -> Void, reverse: @escaping () -> SKAction) -> SKAction {
        SKAction(duration, .change { node in { [weak node] now, former in if let node { add(node, now - former) } } }, reverse: reverse)
    }

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        to(duration, { [$0.position.x, $0.position.y] }, { _ in [location.x, location.y] }, { $0.position = CGPoint(x: $1[0], y: $1[1]) })
    }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        by(
            duration, { $0.position = CGPoint(x: $0.position.x + delta.dx * $1, y: $0.position.y + delta.dy * $1) },
            reverse: { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) })
    }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        move(by: CGVector(dx: deltaX, dy: deltaY), duration: duration)
    }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { to(duration, { [$0.position.x] }, { _ in [x] }, { $0.position.x = $1[0] }) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { to(duration, { [$0.position.y] }, { _ in [y] }, { $0.position.y = $1[0] }) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, { $0.zRotation += radians * $1 }, reverse: { rotate(byAngle: -radians, duration: duration) })
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { [$0.zRotation] }, { _ in [radians] }, { $0.zRotation = $1[0] })
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return to(duration, { [$0.zRotation] }, { [$0[0] + (radians - $0[0]).remainder(dividingBy: 2 * .pi)] }, { $0.zRotation = $1[0] })
    }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        let action = to(duration, scales, { [$0[0] * xScale, $0[1] * yScale] }, setScales)
        return SKAction(duration, action.kind, reverse: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) })
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { to(duration, scales, { _ in [scale, scale] }, setScales) }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, scales, { _ in [xScale, yScale] }, setScales)
    }
    open class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { to(duration, scales, { [xScale, $0[1]] }, setScales) }
    open class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { to(duration, scales, { [$0[0], yScale] }, setScales) }
    @MainActor private static func scales(_ node: SKNode) -> [CGFloat] { [node.xScale, node.yScale] }
    @MainActor private static func setScales(_ node: SKNode, _ values: [CGFloat]) { (node.xScale, node.yScale) = (values[0], values[1]) }

    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, sizes, { _ in [width, height] }, setSizes)
    }
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { to(duration, sizes, { [width, $0[1]] }, setSizes) }
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { to(duration, sizes, { [$0[0], height] }, setSizes) }
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        by(
            duration,
            {
                guard let sprite = $0 as? SKSpriteNode else { return }
                sprite.size = CGSize(width: sprite.size.width + width * $1, height: sprite.size.height + height * $1)
            }, reverse: { resize(byWidth: -width, height: -height, duration: duration) })
    }
    @MainActor private static func sizes(_ node: SKNode) -> [CGFloat] { (node as? SKSpriteNode).map { [$0.size.width, $0.size.height] } ?? [0, 0] }
    @MainActor private static func setSizes(_ node: SKNode, _ values: [CGFloat]) {
        (node as? SKSpriteNode)?.size = CGSize(width: values[0], height: values[1])
    }

    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(sec, fadeAlpha(to: 1, duration: sec).kind, reverse: { fadeOut(withDuration: sec) })
    }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        SKAction(sec, fadeAlpha(to: 0, duration: sec).kind, reverse: { fadeIn(withDuration: sec) })
    }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { to(duration, { [$0.alpha] }, { _ in [alpha] }, { $0.alpha = $1[0] }) }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, { $0.alpha += factor * $1 }, reverse: { fadeAlpha(by: -factor, duration: duration) })
    }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        let end = color.numbers
        return to(duration, { ($0 as? SKSpriteNode).map { $0.color.numbers + [$0.colorBlendFactor] } ?? [] }, { _ in end + [colorBlendFactor] }, setColor)
    }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        to(duration, { ($0 as? SKSpriteNode).map { $0.color.numbers + [$0.colorBlendFactor] } ?? [] }, { $0.dropLast() + [colorBlendFactor] }, setColor)
    }
    @MainActor private static func setColor(_ node: SKNode, _ values: [CGFloat]) {
        guard let sprite = node as? SKSpriteNode, values.count == 5 else { return }
        sprite.color = UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        sprite.colorBlendFactor = values[4]
    }

    open class func hide() -> SKAction { SKAction(0, .instant { $0.isHidden = true }, reverse: { unhide() }) }
    open class func unhide() -> SKAction { SKAction(0, .instant { $0.isHidden = false }, reverse: { hide() }) }
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec, .wait) }
    /// Waits for a random time around the duration, which follows from the seed.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        let action = SKAction(sec, .wait)
        action.durationRange = durationRange
        return action
    }
    /// The range of a random duration.
    private(set) var durationRange: TimeInterval = 0
    open class func removeFromParent() -> SKAction { SKAction(0, .instant { $0.removeFromParent() }) }
    open class func run(_ block: @escaping () -> Void) -> SKAction {
        // Actions run on the main actor only.
        nonisolated(unsafe) let block = block
        return SKAction(0, .instant { _ in unsafe block() })
    }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { run(block) }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(0, .instant { $0.childNode(withName: name)?.run(action) }, reverse: { run(action.reversed(), onChildWithName: name) })
    }
    open class func customAction(withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
        nonisolated(unsafe) let block = actionBlock
        return SKAction(duration, .custom { unsafe block($0, $1) })
    }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        nonisolated(unsafe) let target = target
        return SKAction(0, .instant { _ in unsafe selector.send(to: target, nil) })
    }

    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.length }, .sequence(actions), reverse: { sequence(actions.reversed().map { $0.reversed() }) })
    }
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.map(\.length).max() ?? 0, .group(actions), reverse: { group(actions.map { $0.reversed() }) })
    }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(action.length * Double(count), .repetition(action, count), reverse: { `repeat`(action.reversed(), count: count) })
    }
    open class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.infinity, .repetition(action, nil), reverse: { repeatForever(action.reversed()) })
    }
    /// The seconds that the action takes at its speed.
    private var length: TimeInterval { speed > 0 ? duration / Double(speed) : duration }

    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { follow(path, asOffset: true, orientToPath: true, duration: duration) }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        follow(path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? Double(PathWalk(path).length / speed) : 0)
    }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        let walk = PathWalk(path)
        return SKAction(
            duration,
            .change { node in
                // As an offset, the path begins where the node is.
                let origin = offset ? CGPoint(x: node.position.x - walk.point(at: 0).x, y: node.position.y - walk.point(at: 0).y) : .zero
                return { [weak node] now, _ in
                    let point = walk.point(at: now)
                    node?.position = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
                    if orient { node?.zRotation = walk.angle(at: now) }
                }
            })
    }

    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(
            sec * Double(textures.count),
            .change { node in
                let sprite = node as? SKSpriteNode
                let former = sprite?.texture
                return { [weak sprite] now, _ in
                    guard let sprite, !textures.isEmpty else { return }
                    // A timing function may return numbers below 0 and above 1.
                    let place = now.isFinite ? now * CGFloat(textures.count) + 1e-6 : 0
                    sprite.texture = restore && now >= 1 ? former : textures[Int(min(max(place, 0), CGFloat(textures.count - 1)))]
                    if resize, let size = sprite.texture?.size() { sprite.size = size }
                }
            }, reverse: { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) })
    }
    open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(
            0,
            .instant {
                ($0 as? SKSpriteNode)?.texture = texture
                if resize { ($0 as? SKSpriteNode)?.size = texture.size() }
            })
    }
    /// A sound, which isn't heard. Its length is unknown, so nothing waits for it.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0, .wait) }
    open class func play() -> SKAction { SKAction(0, .wait) }
    open class func pause() -> SKAction { SKAction(0, .wait) }
    open class func stop() -> SKAction { SKAction(0, .wait) }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration, .wait) }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { to(duration, { [$0.speed] }, { _ in [speed] }, { $0.speed = $1[0] }) }
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        by(duration, { $0.speed += speed * $1 }, reverse: { SKAction.speed(by: -speed, duration: duration) })
    }
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        by(
            sec, { $0.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1)) },
            reverse: {
                applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: sec)
            })
    }
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        applyImpulse(CGVector(dx: force.dx * CGFloat(sec), dy: force.dy * CGFloat(sec)), duration: sec)
    }
    open class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        by(sec, { $0.physicsBody?.applyAngularImpulse(torque * CGFloat(sec) * $1) }, reverse: { applyTorque(-torque, duration: sec) })
    }
    /// Returns the opposite of an action that can be undone, and otherwise an equal one.
    open func reversed() -> SKAction {
        let action = reverse?() ?? SKAction(duration, kind)
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }
}
