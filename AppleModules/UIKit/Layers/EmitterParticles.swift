import AppleCoreGraphics
import Easel
import Views

/// The settings of a layer with particles since a time.
struct EmitterSettings: Equatable {
    /// In seconds of the layer's time.
    var time: Double
    var position: CGPoint
    var size: CGSize
    var shape: CAEmitterLayerEmitterShape
    var mode: CAEmitterLayerEmitterMode
    var lifetime: Double
    var velocity: Double
    var scale: Double
    var spin: Double
    var birthRate: Double
    /// The rates of the cells, in order.
    var cellRates: [Double]

    /// The births of a cell per second: 0 for more than can be counted.
    func rate(of cell: Int) -> Double {
        guard cell < cellRates.count else { return 0 }
        let rate = birthRate * cellRates[cell]
        return rate > 0 && rate < Self.rateLimit ? rate : 0
    }
    /// Whether the rate of a cell is more than can be counted.
    func isBeyondLimit(_ cell: Int) -> Bool { cell < cellRates.count && birthRate * cellRates[cell] >= Self.rateLimit }
    private static let rateLimit = 1e12

    /// Returns a place of the shape and the direction away from it there, in radians.
    ///
    /// - Parameter random: returns numbers from 0 to 1.
    func place(_ random: () -> Double) -> (point: CGPoint, direction: Double) {
        let (first, second) = (random(), random())
        let (halfWidth, halfHeight) = (Double(size.width) / 2, Double(size.height) / 2)
        func at(_ x: Double, _ y: Double, _ direction: Double = 0) -> (CGPoint, Double) {
            (CGPoint(x: position.x + CGFloat(x), y: position.y + CGFloat(y)), direction)
        }
        switch shape {
        case .line: return at(mode == .points ? (first < 0.5 ? -halfWidth : halfWidth) : (first * 2 - 1) * halfWidth, 0, -.pi / 2)
        case .circle, .sphere:
            // The width is the radius (Apple: "Emitter Shape").
            let (radius, angle) = (Double(size.width), first * 2 * .pi)
            switch mode {
            case .points: return at(0, 0)
            case .outline: return at(cos(angle) * radius, sin(angle) * radius, angle)
            default:
                let inner = radius * second.squareRoot()
                return at(cos(angle) * inner, sin(angle) * inner, mode == .surface ? angle : 0)
            }
        case .rectangle, .cuboid:
            switch mode {
            case .points: return at(first < 0.5 ? -halfWidth : halfWidth, second < 0.5 ? -halfHeight : halfHeight)
            case .outline:
                var way = first * 4 * (halfWidth + halfHeight)
                if way < 2 * halfWidth { return at(way - halfWidth, -halfHeight, -.pi / 2) }
                way -= 2 * halfWidth
                if way < 2 * halfHeight { return at(halfWidth, way - halfHeight, 0) }
                way -= 2 * halfHeight
                if way < 2 * halfWidth { return at(halfWidth - way, halfHeight, .pi / 2) }
                return at(-halfWidth, halfHeight - (way - 2 * halfWidth), .pi)
            default: return at((first * 2 - 1) * halfWidth, (second * 2 - 1) * halfHeight)
            }
        default: return at(0, 0)
        }
    }
}

/// The settings of a layer with animations, as far as they have been computed.
struct AnimatedParts {
    var animations: [Int] = []
    var history: [EmitterSettings] = []
    var parts: [EmitterSettings] = []
    /// The time of the next settings.
    var next = 0.0
    /// The number of settings since the start of the animations.
    var count = 0
    /// Whether nothing is animated after the last settings.
    var isComplete = false
}

/// A particle at a moment.
struct EmitterParticle {
    let cell: Int
    /// In seconds.
    let age: Double
    let point: CGPoint
    let scale: CGFloat
    /// In radians.
    let angle: Double
    /// Red, green, blue, and opacity, 0…1.
    let color: [Double]
}

extension CAEmitterLayer {
    /// The approximate maximum number of particles of a layer that are drawn at a moment.
    static let particleLimit = 5_000

    /// Returns the particles at a time of the layer, cell by cell, in the order of their births.
    ///
    /// - Returns: also whether there are more of them than the limit, so that some are left out.
    func particles(at time: Double) -> (particles: [EmitterParticle], isLimited: Bool) {
        var (result, isLimited): ([EmitterParticle], Bool) = ([], false)
        guard time.isFinite else { return ([], false) }
        let parts = parts(until: time)
        let factor = parts.map(\.lifetime).max() ?? 1
        for (index, cell) in (emitterCells ?? []).enumerated() {
            let longest = longestLife(of: cell, factor)
            guard longest > 0, longest < Self.lifeLimit else { continue }
            let rate = parts.reduce(0) { max($0, $1.rate(of: index)) }
            // Of too many particles, every second one, every third one, and so on, is drawn.
            let step = max(1, (rate * longest * Double(max(1, emitterCells?.count ?? 1)) / Double(Self.particleLimit)).rounded(.up))
            if step > 1 { isLimited = true }
            for birth in births(of: cell, index, in: parts, from: time - longest, to: time, step: min(step, 1e9)) {
                if let particle = particle(cell, index, birth, at: time) { result.append(particle) }
            }
        }
        return (result, isLimited)
    }

    /// The last moment at which there can be particles if nothing changes; infinite while some are born.
    var lastParticleTime: Double {
        var last = -Double.infinity
        let factor = history.map(\.lifetime).max() ?? 1
        for (index, cell) in (emitterCells ?? []).enumerated() {
            let longest = longestLife(of: cell, factor)
            if !running.isEmpty || (history.last ?? settings(at: 0)).rate(of: index) > 0 {
                last = max(last, cell.duration > 0 ? timeOffset + cell.beginTime + cell.duration + longest : .infinity)
            } else {
                last = max(last, (history.last?.time ?? 0) + longest)
            }
        }
        return last
    }

    /// The longest time for which a particle of a cell can be there, in seconds of the layer's time.
    ///
    /// - Parameter factor: the greatest `lifetime` of the layer.
    private func longestLife(of cell: CAEmitterCell, _ factor: Double) -> Double {
        (Double(cell.lifetime) + Double(abs(cell.lifetimeRange)) / 2) * factor / max(Double(cell.speed), 1e-3)
    }
    /// In seconds. Without a limit, the numbers of particles couldn't be counted.
    private static let lifeLimit = 1e9

    /// The name of the setting for which a cell's particles aren't drawn; nil if all are.
    var undrawnSetting: String? {
        let factor = history.map(\.lifetime).max() ?? 1
        for (index, cell) in (emitterCells ?? []).enumerated() {
            if history.contains(where: { $0.isBeyondLimit(index) }) { return "CAEmitterCell.birthRate of 1e12 or more" }
            if longestLife(of: cell, factor) >= Self.lifeLimit, history.contains(where: { $0.rate(of: index) > 0 }) {
                return "CAEmitterCell.lifetime of 1e9 seconds or more"
            }
        }
        return nil
    }

    /// A birth of a particle.
    private struct Birth {
        let number: Int
        let time: Double
        let settings: EmitterSettings
    }

    /// The births of a cell after a time up to another one, those whose numbers are multiples of a step.
    private func births(
        of emitterCell: CAEmitterCell, _ cell: Int, in parts: [EmitterSettings], from first: Double, to last: Double, step: Double
    ) -> [Birth] {
        let start = max(first, hasBeginTime || emitterCell.beginTime > 0 ? timeOffset + emitterCell.beginTime : -.infinity)
        let end = emitterCell.duration > 0 && emitterCell.duration < .infinity ? min(last, timeOffset + emitterCell.beginTime + emitterCell.duration) : last
        guard start <= end else { return [] }
        var (births, sum): ([Birth], Double) = ([], 0)
        for (index, settings) in parts.enumerated() {
            let rate = settings.rate(of: cell)
            // The numbers of particles count from the beginning of the first settings.
            let (from, to) = (index == 0 ? -Double.infinity : settings.time, index + 1 < parts.count ? parts[index + 1].time : .infinity)
            defer { if to < .infinity { sum += rate * (to - settings.time) } }
            let (low, high) = (max(from, start), min(to, end))
            guard rate > 0, low <= high else { continue }
            var number = ((sum + rate * (low - settings.time) - 1e-9) / step).rounded(.up) * step
            let highest = sum + rate * (high - settings.time)
            while number <= highest + 1e-9, births.count <= 2 * Self.particleLimit {
                let time = settings.time + (number - sum) / rate
                // A moment between two settings belongs to the later ones.
                if time < to - 1e-9 || to >= end { births.append(Birth(number: Int(max(-1e15, min(1e15, number))), time: time, settings: settings)) }
                // Of a number so large, the next one is the same.
                guard number + step > number else { break }
                number += step
            }
        }
        return births
    }

    /// The settings until a time. Those of animations count for a sixtieth of a second, and after ten minutes for a second.
    private func parts(until end: Double) -> [EmitterSettings] {
        let history = history.isEmpty ? [settings(at: 0)] : history
        let names: Set<String> = [
            "birthRate", "emitterPosition", "emitterPosition.x", "emitterPosition.y", "emitterSize", "lifetime", "velocity", "scale", "spin",
        ]
        let animations = running.filter { !names.isDisjoint(with: $0.animation.keyPaths) }
        guard let start = animations.map(\.start).min(), start < end else { return history }
        let ids = animations.map(\.id)
        if animatedParts.animations != ids || animatedParts.history != history {
            animatedParts = AnimatedParts(animations: ids, history: history, parts: history.filter { $0.time < start }, next: start)
            if animatedParts.parts.isEmpty {
                animatedParts.parts = [history[0]]
                animatedParts.parts[0].time = start
            }
        }
        // One step after the end has the values that stay.
        let last = animations.map(\.end).max() ?? start
        func animated(_ plain: EmitterSettings, at time: Double) -> EmitterSettings {
            var settings = withAnimatedValues(at: time) { self.settings(at: time) }
            settings.cellRates = plain.cellRates
            return settings
        }
        while animatedParts.next < end, animatedParts.count < 100_000, !animatedParts.isComplete {
            let time = animatedParts.next
            animatedParts.parts.append(animated(history.last { $0.time <= time } ?? history[0], at: time))
            animatedParts.count += 1
            animatedParts.next += animatedParts.count < 36_000 ? 1.0 / 60 : 1
            guard time >= last else { continue }
            let stays = animations.contains { !$0.animation.isRemovedOnCompletion }
            animatedParts.parts += history.filter { $0.time > time }.map { stays ? animated($0, at: $0.time) : $0 }
            animatedParts.isComplete = true
        }
        return Array(animatedParts.parts.prefix { $0.time < end })
    }

    private func particle(_ cell: CAEmitterCell, _ index: Int, _ birth: Birth, at time: Double) -> EmitterParticle? {
        var numbers = SplitMix(
            state: _SceneRandom.fixed(by: UInt64(seed) << 32 | UInt64(index)) &+ SplitMix.mix(UInt64(bitPattern: Int64(birth.number))))
        func random() -> Double { Double(numbers.next() >> 11) / Double(1 << 53) }
        func around(_ mean: Double, _ range: Double) -> Double { mean + (random() - 0.5) * range }
        let settings = birth.settings
        let age = (time - birth.time) * Double(cell.speed)
        let lifetime = around(Double(cell.lifetime), Double(cell.lifetimeRange)) * settings.lifetime
        guard age >= -1e-9, age < lifetime else { return nil }
        let (start, away) = settings.place(random)
        let speed = around(Double(cell.velocity), Double(cell.velocityRange)) * settings.velocity
        let direction = away + around(Double(cell.emissionLongitude), Double(cell.emissionRange))
        let (vx, vy) = (cos(direction) * speed, sin(direction) * speed)
        let scale = around(Double(cell.scale), Double(cell.scaleRange)) * settings.scale + Double(cell.scaleSpeed) * age
        let angle = around(Double(cell.spin), Double(cell.spinRange)) * settings.spin * age
        let color = LayerValue(cell.color ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).numbers
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange].map(Double.init)
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map(Double.init)
        let shown = (0..<4).map { part in min(1, max(0, around(part < color.count ? color[part] : 1, ranges[part]) + speeds[part] * age)) }
        guard shown[3] > 0, scale > 0 else { return nil }
        let x = start.x + CGFloat(vx * age) + cell.xAcceleration * CGFloat(age * age) / 2
        let y = start.y + CGFloat(vy * age) + cell.yAcceleration * CGFloat(age * age) / 2
        return EmitterParticle(cell: index, age: age, point: CGPoint(x: x, y: y), scale: CGFloat(scale), angle: angle, color: shown)
    }
}
