/// Runs what follows the animations of views, which take no time here.
@MainActor
enum AnimationEnd {
    private static var depth = 0
    /// The maximum number of animations that begin in each other's completions: one that begins itself again, without an end on a device, stops here.
    private static let limit = 32

    static func run(_ completion: ((Bool) -> Void)?) {
        guard let completion, depth < limit else { return }
        depth += 1
        defer { depth -= 1 }
        completion(true)
    }
}
