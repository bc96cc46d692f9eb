import Commands
import FramePipeline

extension RenderOptions {
    /// What may be left out of the source; nil with `--strict`.
    package var tolerance: Tolerance? {
        guard !isStrict else { return nil }
        guard case .file(let path) = input, path.hasSuffix(".swift") else { return Tolerance(isAll: isTolerant) }
        return Tolerance(isAll: isTolerant, askedFile: SwiftSource.absolutePath(path))
    }
}
