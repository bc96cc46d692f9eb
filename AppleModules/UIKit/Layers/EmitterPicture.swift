import AppleCoreGraphics
import Display
import Easel
import Views

/// The particles of a layer at each frame.
struct EmitterPicture: View {
    let layer: CAEmitterLayer
    /// The seconds by which a copy of a replicator is late.
    let delay: Double
    /// Differs after each update or change, because the same layer may have new particles then.
    var update = FollowedPicture.updates
    @State private var isOver = false
    @State private var tints = EmitterTints()

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isOver)) { _ in
            let time = layer.localTime - delay
            let (particles, isLimited) = layer.particles(at: time)
            Color.clear.overlay(alignment: .topLeading) { drawing(particles) }
                .background { if isLimited { Color.clear.warned(Self.limitWarning) } }
                .notDrawn((layer.emitterCells ?? []).contains { !($0.emitterCells ?? []).isEmpty } ? "CAEmitterCell.emitterCells" : nil)
                .notDrawn(layer.undrawnSetting)
                .onChange(of: time > layer.lastParticleTime, initial: true) { isOver = $1 }
        }
    }

    static let limitWarning =
        "A CAEmitterLayer has more than \(CAEmitterLayer.particleLimit) particles at a time: only some of them are drawn; lower birthRate or lifetime"

    /// The particles with their images.
    private func drawing(_ particles: [EmitterParticle]) -> AnyView? {
        let sprites = sprites(of: particles)
        let bounds = sprites.reduce(CGRect.null) { $0.union($1.bounds) }
        guard !bounds.isNull, bounds.width < 1e5, bounds.height < 1e5 else { return nil }
        let isAdditive = layer.renderMode == .additive
        // A canvas shows nothing beyond its edges.
        let frame = bounds.insetBy(dx: -1, dy: -1).integral
        return AnyView(
            Canvas { context, _ in
                context.translateBy(x: -frame.minX, y: -frame.minY)
                if isAdditive { context.blendMode = .plusLighter }
                var images: [EmitterTints.Key: GraphicsContext.ResolvedImage] = [:]
                for sprite in sprites {
                    let image = images[sprite.key] ?? context.resolve(sprite.image)
                    images[sprite.key] = image
                    var place = context
                    place.opacity = sprite.opacity
                    place.translateBy(x: sprite.center.x, y: sprite.center.y)
                    if sprite.angle != 0 { place.rotate(by: .radians(sprite.angle)) }
                    place.draw(image, in: CGRect(x: -sprite.size.width / 2, y: -sprite.size.height / 2, width: sprite.size.width, height: sprite.size.height))
                }
            }
            .frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY))
    }

    private func sprites(of particles: [EmitterParticle]) -> [Sprite] {
        let cells = layer.emitterCells ?? []
        tints.beginFrame()
        let contents = cells.enumerated().map { tints.contents(of: $1, $0) }
        let ordered: [EmitterParticle] =
            switch layer.renderMode {
            case .oldestFirst: particles.sorted { $0.age > $1.age }
            case .oldestLast: particles.sorted { $0.age < $1.age }
            default: particles
            }
        return ordered.compactMap { particle in
            guard let (pixmap, size) = contents[particle.cell] else { return nil }
            let shown = CGSize(width: size.width * particle.scale, height: size.height * particle.scale)
            guard shown.width < 1e4, shown.height < 1e4 else { return nil }
            let (key, image) = tints.image(of: pixmap, cell: particle.cell, color: particle.color)
            return Sprite(key: key, image: image, center: particle.point, size: shown, angle: particle.angle, opacity: particle.color[3])
        }
    }

    private struct Sprite {
        let key: EmitterTints.Key
        let image: Image
        let center: CGPoint
        let size: CGSize
        let angle: Double
        let opacity: Double
        var bounds: CGRect {
            let radius = hypot(size.width, size.height) / 2
            return CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
    }
}

/// The images of particles in their colors, which are rounded to 32 steps.
@MainActor
final class EmitterTints {
    struct Key: Hashable {
        let cell: Int
        let color: [Int]
    }
    private var known: [Key: (pixmap: Pixmap, image: Image)] = [:]
    /// The keys of the present frame.
    private var used: Set<Key> = []
    /// The parts of the cells' contents that they show.
    private var parts: [Int: (whole: Pixmap, rect: CGRect, part: Pixmap)] = [:]
    /// The number of images that are kept without being used.
    private static let limit = 256
    nonisolated init() {}

    /// Begins a frame. Of many images, only those of the frame before are kept.
    func beginFrame() {
        if known.count > Self.limit { known = known.filter { used.contains($0.key) } }
        used = []
    }

    /// Returns the pixels of the contents of the cell with an index, and their size in points; nil without an image.
    func contents(of cell: CAEmitterCell, _ index: Int) -> (pixmap: Pixmap, size: CGSize)? {
        var (whole, scale): (Pixmap, CGFloat)
        switch cell.contents {
        case let image as UIImage:
            guard let pixels = image.cgImage?.pixmap else { return nil }
            (whole, scale) = (pixels, image.scale)
        case let image as CGImage: (whole, scale) = (image.pixmap, cell.contentsScale > 0 ? cell.contentsScale : 1)
        default: return nil
        }
        let part = cell.contentsRect
        if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
            if let known = parts[index], known.rect == part, known.whole == whole {
                whole = known.part
            } else {
                let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
                let pixels = CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
                guard let cropped = CGImage(whole).cropping(to: pixels) else { return nil }
                parts[index] = (whole, part, cropped.pixmap)
                whole = cropped.pixmap
            }
        }
        return (whole, CGSize(width: CGFloat(whole.width) / scale, height: CGFloat(whole.height) / scale))
    }

    /// Returns an image of pixels multiplied by a color.
    func image(of pixmap: Pixmap, cell: Int, color: [Double]) -> (Key, Image) {
        let key = Key(cell: cell, color: color.prefix(3).map { Int(($0 * 31).rounded()) })
        used.insert(key)
        if let (pixels, image) = known[key], pixels == pixmap { return (key, image) }
        let factors = key.color.map { UInt32($0 * 256 / 31) }
        var tinted = pixmap
        if factors != [256, 256, 256] {
            for index in tinted.pixels.indices {
                let pixel = tinted.pixels[index]
                func channel(_ shift: UInt32, _ factor: UInt32) -> UInt32 { (((pixel >> shift) & 0xFF) * factor / 256) << shift }
                tinted.pixels[index] = pixel & 0xFF00_0000 | channel(16, factors[0]) | channel(8, factors[1]) | channel(0, factors[2])
            }
        }
        let image = Image(decorative: tinted, scale: 1)
        known[key] = (pixmap, image)
        return (key, image)
    }
}
