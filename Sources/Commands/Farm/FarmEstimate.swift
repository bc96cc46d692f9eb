/// The cost of drawing with many machines, estimated from a few frames on this machine.
///
/// A shard steps through all frames before its own, because a view's state depends on them, and paints only its own. So the last shard steps through all
/// frames, regardless of the number of shards, and that bounds the gain.
package struct FarmEstimate: Sendable, Equatable, Codable {
    /// Seconds from a process's start to its first frame.
    package var startUp: Double
    /// Seconds for evaluating a frame, painted or not, on one core.
    package var step: Double
    /// Seconds for painting, encoding, and writing a frame, on one core.
    package var paint: Double
    /// Bytes of a frame's file.
    package var bytes: Double
    /// The peak memory of the process, in bytes.
    package var memory: Int

    package init(startUp: Double, step: Double, paint: Double, bytes: Double, memory: Int) {
        (self.startUp, self.step, self.paint, self.bytes, self.memory) = (startUp, step, paint, bytes, memory)
    }

    /// Returns the seconds that the last shard takes, which takes the longest.
    ///
    /// - Parameters:
    ///   - frames: the number of frames to draw, which are assumed to be the whole sequence.
    ///   - cores: the cores of each shard; stepping uses one.
    package func seconds(frames: Int, shards: Int, cores: Int) -> Double {
        let own = Double((frames + shards - 1) / shards)
        return startUp + step * (Double(frames) - own) + max(step * own, (step + paint) * own / Double(cores))
    }

    /// Returns the seconds of processor time that all shards take together.
    package func coreSeconds(frames: Int, shards: Int) -> Double {
        let (count, parts) = (Double(frames), Double(shards))
        // The shards step through 1/n, 2/n … n/n of the frames.
        return parts * startUp + step * count * (parts + 1) / 2 + paint * count
    }

    /// Returns the smallest number of shards that all stay within a time, or the number beyond which twice as many would gain hardly anything.
    package func shards(frames: Int, cores: Int, within limit: Double, allowed: ClosedRange<Int>) -> Int {
        func time(_ shards: Int) -> Double { seconds(frames: frames, shards: shards, cores: cores) }
        let most = max(allowed.lowerBound, min(allowed.upperBound, frames))
        return (allowed.lowerBound...most).first { time($0) <= limit || time(2 * $0) > 0.9 * time($0) } ?? most
    }

    /// Returns the part of the work that bounds the time of the last shard.
    package func bottleneck(frames: Int, shards: Int, cores: Int) -> String {
        let own = Double((frames + shards - 1) / shards)
        let stepping = step * Double(frames)
        let painting = (step + paint) * own / Double(cores)
        if startUp > max(stepping, painting) { return "starting" }
        return stepping > painting ? "stepping" : "painting"
    }

    /// The memory to request from the scheduler, in MB: twice the measured memory of one worker, and an image for each further core.
    package func megabytes(cores: Int) -> Int {
        let bytes = 2 * memory + cores * 64 << 20
        return max(256, (bytes + (128 << 20) - 1) / (128 << 20) * 128)
    }
}
