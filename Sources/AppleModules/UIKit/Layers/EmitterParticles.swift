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

    /// The births of a cell per second.
    func rate(of cell: Int) -> Double { cell < cellRates.count ? max(0, birthRate * cellRates[cell]) : 0 }

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
        for (index, cell) in (emitterCells ?? []).enumerated() {
            let longest = (Double(cell.lifetime) + Double(abs(cell.lifetimeRange)) / 2) * (history.map(\.lifetime).max() ?? 1)
            guard longest > 0, longest < .infinity else { continue }
            let rate = history.map { $0.rate(of: index) }.max() ?? 0
            // Of too many particles, every second one, every third one, and so on, is drawn.
            let step = max(1, (rate * longest * Double(max(1, emitterCells?.count ?? 1)) / Double(Self.particleLimit)).rounded(.up))
            if step > 1 { isLimited = true }
            for birth in births(of: index, from: time - longest, to: time, step: min(step, 1e9)) {
                if let particle = particle(cell, index, birth, at: time) { result.append(particle) }
            }
        }
        return (result, isLimited)
    }

    /// The last moment at which there can be particles if nothing changes; infinite while some are born.
    var lastParticleTime: Double {
        var last = -Double.infinity
        for (index, cell) in (emitterCells ?? []).enumerated() {
            let longest = (Double(cell.lifetime) + Double(abs(cell.lifetimeRange)) / 2) * (history.map(\.lifetime).max() ?? 1)
            if !running.isEmpty || (history.last ?? settings(at: 0)).rate(of: index) > 0 {
                last = max(last, cell.duration > 0 ? cell.beginTime + cell.duration + longest : .infinity)
            } else {
                last = max(last, (history.last?.time ?? 0) + longest)
            }
        }
        return last
    }

    /// A birth of a particle.
    private struct Birth {
        let number: Int
        let time: Double
        let settings: EmitterSettings
    }

    /// The births of a cell after a time up to another one, those whose numbers are multiples of a step.
    private func births(of cell: Int, from first: Double, to last: Double, step: Double) -> [Birth] {
        guard let emitterCell = emitterCells?[cell] else { return [] }
        let start = max(first, hasBeginTime || emitterCell.beginTime > 0 ? timeOffset + emitterCell.beginTime : -.infinity)
        let end = emitterCell.duration > 0 && emitterCell.duration < .infinity ? min(last, timeOffset + emitterCell.beginTime + emitterCell.duration) : last
        guard start <= end else { return [] }
        var (births, sum): ([Birth], Double) = ([], 0)
        let parts = parts(until: end)
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
                number += step
            }
        }
        return births
    }

    /// The settings until a time. Those of animations count for a sixtieth of a second.
    private func parts(until end: Double) -> [EmitterSettings] {
        let history = history.isEmpty ? [settings(at: 0)] : history
        let names: Set<String> = ["birthRate", "emitterPosition", "emitterSize", "lifetime", "velocity", "scale", "spin"]
        let animations = running.filter { !names.isDisjoint(with: $0.animation.keyPaths) }
        guard let start = animations.map(\.start).min(), start < end else { return history }
        var (parts, time) = (history.filter { $0.time < start }, start)
        if parts.isEmpty { parts = [history[0]] }
        let step = max(1.0 / 60, (end - start) / 10_000)
        while time < end {
            let plain = history.last { $0.time <= time } ?? history[0]
            var settings = withAnimatedValues(at: time) { self.settings(at: time) }
            settings.cellRates = plain.cellRates
            parts.append(settings)
            time += step
        }
        return parts
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
