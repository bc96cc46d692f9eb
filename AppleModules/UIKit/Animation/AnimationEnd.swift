/// Runs the completions of views' animations, without a motion that takes time.
@MainActor
package enum AnimationEnd {
    private static var depth = 0
    /// The maximum number of animations that begin in each other's completions, which stops animations that restart themselves endlessly.
    static let limit = 32

    package static func run(_ completion: ((Bool) -> Void)?) {
        guard let completion, depth < limit else { return }
        depth += 1
        defer { depth -= 1 }
        completion(true)
    }
}
