import CairoCanvas
import Display
import Foundation
import Geometry

/// `bench effects`: times of each effect over a canvas of 1920 by 1080 pixels, each minus the time of the same content without the effect.
enum EffectTimes {
    static func run() throws {
        let samples = EffectSamples(size: CGSize(width: 1920, height: 1080))
        for (name, items) in samples.gradients { print("\(name): \(rounded(try time(samples.list(items)))) ms") }
        let plain = try time(samples.list(samples.plain))
        print("plain: \(rounded(plain)) ms")
        for (name, items) in samples.effects { print("\(name): \(rounded(try time(samples.list(items)) - plain)) ms more") }
    }

    /// The shortest of five runs, in milliseconds.
    private static func time(_ list: DisplayList) throws -> Double {
        let painter = Painter()
        var pixmap = try painter.paint(list)
        return try (0..<5).map { _ in
            let start = ContinuousClock.now
            try painter.paint(list, into: &pixmap)
            let duration = ContinuousClock.now - start
            return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
        }.min() ?? 0
    }

    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 10).rounded() / 10 }
}
