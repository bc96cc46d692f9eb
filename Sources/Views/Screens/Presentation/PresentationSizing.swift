/// The size of a sheet that doesn't take the whole width, as on an iPad.
struct PresentationSize: Equatable {
    enum Kind { case automatic, form, page, fitted }
    var kind: Kind
    var fitsHorizontally = false
    var fitsVertically = false
    static let automatic = PresentationSize(kind: .automatic)
    /// Estimates, in points: `UIModalPresentationStyle.formSheet` and `.pageSheet` on an iPad.
    static let form = ProposedViewSize(width: 540, height: 620)
    static let page = ProposedViewSize(width: 704, height: nil)
}

/// The context that a `PresentationSizing` may depend on.
public struct PresentationSizingContext {}

/// The view in a presentation, for measurements by a `PresentationSizing`.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize
    /// Returns the view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The size of a presentation.
public protocol PresentationSizing {
    /// Returns the size that is proposed to the content of a presentation.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
    /// For the library only.
    var _size: _PresentationSize { get }
}

/// The size of a presentation, for the library only.
public struct _PresentationSize {
    var value: PresentationSize
}

extension PresentationSizing {
    public var _size: _PresentationSize { _PresentationSize(value: .automatic) }
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
    /// Fits the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AdjustedPresentationSizing(base: self, fitsHorizontally: horizontal, fitsVertically: vertical)
    }
    /// Changes along with the content, which it always does here.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

private struct AdjustedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let fitsHorizontally: Bool
    let fitsVertically: Bool
    var _size: _PresentationSize {
        var size = base._size
        size.value.fitsHorizontally = fitsHorizontally
        size.value.fitsVertically = fitsVertically
        return size
    }
}

/// The size that the system chooses.
public struct AutomaticPresentationSizing: PresentationSizing {
    nonisolated public init() {}
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { PresentationSize.form }
}
/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing {
    nonisolated public init() {}
    public var _size: _PresentationSize { _PresentationSize(value: PresentationSize(kind: .fitted, fitsHorizontally: true, fitsVertically: true)) }
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified))
    }
}
/// Slightly smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
    nonisolated public init() {}
    public var _size: _PresentationSize { _PresentationSize(value: PresentationSize(kind: .form)) }
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { PresentationSize.form }
}
/// About as large as a sheet of paper.
public struct PagePresentationSizing: PresentationSizing {
    nonisolated public init() {}
    public var _size: _PresentationSize { _PresentationSize(value: PresentationSize(kind: .page)) }
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { PresentationSize.page }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
    /// Sets the size of the enclosing sheet if it doesn't take the whole width, as on an iPad.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let size = sizing._size.value
        return transformPreference(PresentationOptionsKey.self) { $0.sizing = size }
    }
}
