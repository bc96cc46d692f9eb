import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Views

/// A source of particles, which move 60 times in a second of the scene's clock.
open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture? { didSet { tints = [:] } }
    open var particleColorSequence: SKKeyframeSequence?
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleAlphaRange: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particleZPosition: CGFloat = 0
    open var particleBlendMode = SKBlendMode.alpha
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleAction: SKAction?
    open var fieldBitMask: UInt32 = 0
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleSize = CGSize.zero
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var shader: SKShader?
    open weak var targetNode: SKNode?

    private var particles: [Particle] = []
    private var emitted = 0
    /// The part of the next particle that is due.
    private var due: CGFloat = 0
    private var numbers = SplitMix(state: 0)
    private var isSeeded = false
    private var tints: [[Int]: Image] = [:]
    /// The particles of a node that are drawn at a time.
    private static let limit = 5_000

    nonisolated public override init() { super.init() }
    nonisolated public required init?(coder: NSCoder) { nil }
    /// Creates an emitter without particles for a file of the app, because Easel can't read these files; nil if the app has none of this name.
    public convenience init?(fileNamed filename: String) {
        self.init()
        guard SceneFile.exists(filename) else { return nil }
        SceneNotes.notDrawn("SKEmitterNode(fileNamed: \"\(filename)\")")
    }

    /// Advances the particles by a number of seconds, as if the emitter had been there earlier.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        // At most a minute: it takes time, and few particles live longer.
        for _ in 0..<Int(min(max(0, sec), 60) * 60) { step(1.0 / 60) }
    }
    open func resetSimulation() { (particles, emitted, due) = ([], 0, 0) }

    private struct Particle {
        var position: CGPoint
        var velocity: CGVector
        var rotation: CGFloat
        var scale: CGFloat
        var alpha: CGFloat
        var color: [CGFloat]
        var blend: CGFloat
        var age: CGFloat = 0
        let lifetime: CGFloat
    }
    /// The places of the particles, in the order of their births.
    var places: [CGPoint] { particles.map(\.position) }
    private func around(_ mean: CGFloat, _ range: CGFloat) -> CGFloat { range == 0 ? mean : mean + (CGFloat.random(in: 0...1, using: &numbers) - 0.5) * range }

    /// Moves the particles, and lets new ones appear.
    func step(_ seconds: CGFloat) {
        if !isSeeded {
            isSeeded = true
            // An emitter that isn't in a scene yet has no number.
            numbers = SplitMix(state: scene.map { _SceneRandom.fixed(by: 0x5E << 32 | UInt64($0.nextEmitter())) } ?? _SceneRandom.next())
        }
        for index in particles.indices { move(&particles[index], seconds) }
        particles.removeAll { $0.age >= $0.lifetime }
        guard particleBirthRate > 0, particleLifetime + abs(particleLifetimeRange) > 0 else { return }
        due = min(due + particleBirthRate * seconds, CGFloat(Self.limit))
        while due >= 1 {
            due -= 1
            guard numParticlesToEmit <= 0 || emitted < numParticlesToEmit else { break }
            emitted += 1
            let particle = newParticle()
            guard particle.lifetime > 0 else { continue }
            guard particles.count < Self.limit else {
                SceneNotes.warn("SKEmitterNode: no more than \(Self.limit) particles of a node are drawn")
                continue
            }
            particles.append(particle)
        }
    }

    private func newParticle() -> Particle {
        let angle = around(emissionAngle, emissionAngleRange)
        let speed = around(particleSpeed, particleSpeedRange)
        var position = CGPoint(x: around(particlePosition.x, particlePositionRange.dx), y: around(particlePosition.y, particlePositionRange.dy))
        var velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        if let targetNode {
            let end = targetNode.convert(CGPoint(x: position.x + velocity.dx, y: position.y + velocity.dy), from: self)
            position = targetNode.convert(position, from: self)
            velocity = CGVector(dx: end.x - position.x, dy: end.y - position.y)
        }
        let ranges = [particleColorRedRange, particleColorGreenRange, particleColorBlueRange, particleColorAlphaRange]
        return Particle(
            position: position, velocity: velocity, rotation: around(particleRotation, particleRotationRange), scale: around(particleScale, particleScaleRange),
            alpha: around(particleAlpha, particleAlphaRange), color: zip(particleColor.numbers, ranges).map { around($0, $1) },
            blend: around(particleColorBlendFactor, particleColorBlendFactorRange), lifetime: around(particleLifetime, particleLifetimeRange))
    }

    private func move(_ particle: inout Particle, _ seconds: CGFloat) {
        particle.age += seconds
        particle.velocity.dx += xAcceleration * seconds
        particle.velocity.dy += yAcceleration * seconds
        particle.position.x += particle.velocity.dx * seconds
        particle.position.y += particle.velocity.dy * seconds
        particle.rotation += particleRotationSpeed * seconds
        particle.scale += particleScaleSpeed * seconds
        particle.alpha += particleAlphaSpeed * seconds
        particle.blend += particleColorBlendFactorSpeed * seconds
        let speeds = [particleColorRedSpeed, particleColorGreenSpeed, particleColorBlueSpeed, particleColorAlphaSpeed]
        for index in 0..<4 where speeds[index] != 0 { particle.color[index] += speeds[index] * seconds }
        let part = particle.lifetime > 0 ? particle.age / particle.lifetime : 1
        if let alpha = particleAlphaSequence?.sample(atTime: part) as? CGFloat { particle.alpha = alpha }
        if let scale = particleScaleSequence?.sample(atTime: part) as? CGFloat { particle.scale = scale }
        if let blend = particleColorBlendFactorSequence?.sample(atTime: part) as? CGFloat { particle.blend = blend }
        if let color = particleColorSequence?.sample(atTime: part) as? UIColor {
            particle.color = color.numbers
        }
    }

    override func drawContent(in context: inout GraphicsContext) {
        if particleAction != nil { SceneNotes.notDrawn("SKEmitterNode.particleAction") }
        if let targetNode { context.concatenate(targetNode.toScene.concatenating(toScene.inverted())) }
        if let mode = particleBlendMode.drawn { context.blendMode = mode }
        let image = particleTexture?.image
        let size = particleSize == .zero ? image?.size ?? .zero : particleSize
        for particle in particles {
            var place = context
            place.opacity *= Double(min(1, max(0, particle.alpha * particle.color[3])))
            place.translateBy(x: particle.position.x, y: particle.position.y)
            place.rotate(by: .radians(Double(particle.rotation)))
            let (width, height) = (size.width * particle.scale, size.height * particle.scale)
            let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
            guard rect.width > 0, rect.height > 0 else { continue }
            if let image {
                place.upright.draw(tinted(image, particle), in: rect)
            } else {
                place.fill(Path(rect), with: .color(Color(red: Double(particle.color[0]), green: Double(particle.color[1]), blue: Double(particle.color[2]))))
            }
        }
    }

    /// The image in the particle's color, rounded to 32 steps.
    private func tinted(_ image: UIImage, _ particle: Particle) -> Image {
        let steps = particle.blend > 0.5 ? particle.color.prefix(3).map { Int((min(1, max(0, $0)) * 31).rounded()) } : []
        if let known = tints[steps] { return known }
        let color = steps.map { CGFloat($0) / 31 }
        let made = Image(uiImage: steps.isEmpty ? image : image.withTintColor(UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1)))
        if tints.count >= 512 { tints = [:] }
        tints[steps] = made
        return made
    }
}

/// The files of scenes and particles among an app's resources.
enum SceneFile {
    static func exists(_ name: String) -> Bool {
        let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        return Bundle.main.url(forResource: plain, withExtension: "sks") != nil
    }
}
