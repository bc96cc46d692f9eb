/// A type that provides a preview of a view; `render` draws it if `--view` names it.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The previewed view.
    @ViewBuilder static var previews: Previews { get }
}

/// The platform of a preview. Previews are drawn for the platform that the command names.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
