import Foundation

/// The pixels for layers that painters share which paint at the same time.
///
/// When none are left, one painter at a time goes on, up to its own limit, and others wait until it has given back what it took. All together have no more than
/// the shared pixels and the limit of one, none waits forever, and no image fails or differs because of another.
package final class LayerPool: @unchecked Sendable {
    private let condition = NSCondition()
    /// The shared pixels that are free.
    private var left: Int
    /// The painter that goes on although too few pixels were left, and how many it has beyond the shared ones.
    private var exception: (painter: ObjectIdentifier, pixels: Int)?
    private var taken = 0
    private var mostTaken = 0

    /// - Parameter pixels: the shared pixels.
    package init(pixels: Int) { left = max(0, pixels) }

    /// The greatest number of pixels that painters had at the same time.
    package var peak: Int { condition.withLock { mostTaken } }
    /// The pixels that painters have.
    package var used: Int { condition.withLock { taken } }

    /// Takes pixels for a painter, as soon as there are enough. Blocks the thread.
    func take(_ pixels: Int, for painter: ObjectIdentifier) {
        condition.withLock {
            while true {
                if let exception, exception.painter == painter {
                    self.exception = (painter, exception.pixels + pixels)
                } else if pixels <= left {
                    left -= pixels
                } else if exception == nil {
                    exception = (painter, pixels)
                } else {
                    condition.wait()
                    continue
                }
                taken += pixels
                mostTaken = max(mostTaken, taken)
                return
            }
        }
    }

    /// Gives a painter's pixels back.
    func giveBack(_ pixels: Int, of painter: ObjectIdentifier) {
        condition.withLock {
            taken -= pixels
            guard let exception, exception.painter == painter else {
                left += pixels
                condition.broadcast()
                return
            }
            let beyond = max(0, exception.pixels - pixels)
            left += pixels - (exception.pixels - beyond)
            self.exception = beyond == 0 ? nil : (painter, beyond)
            condition.broadcast()
        }
    }
}
