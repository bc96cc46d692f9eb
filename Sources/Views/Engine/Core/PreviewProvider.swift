/// Something that shows a view as it would look in use; `render` draws it when it is named with `--view`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// What is shown.
    @ViewBuilder static var previews: Previews { get }
}
