import Easel
import Foundation

/// A dictionary's entry for a word. It isn't drawn.
open class UIReferenceLibraryViewController: UIViewController {
    public init(term: String) { super.init(nibName: nil, bundle: nil) }
    nonisolated public required init?(coder: NSCoder) { nil }
    public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
