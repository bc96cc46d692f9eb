/// Runs the completions of views' animations, which take no time here.
@MainActor
package enum AnimationEnd {
    private static var depth = 0
    /// The maximum number of animations that begin in each other's completions, which stops animations that restart themselves endlessly.
    private static let limit = 32

    package static func run(_ completion: ((Bool) -> Void)?) {
        guard let completion, depth < limit else { return }
        depth += 1
        defer { depth -= 1 }
        completion(true)
    }
}
