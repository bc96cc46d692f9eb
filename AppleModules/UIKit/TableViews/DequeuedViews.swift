import Easel

// Cells of registered classes. Swift makes an object of a class that it knows only at run time through a required initializer, and the initializers of UIKit's
// cells are not required: an override in the user's code has only `override`. A convenience initializer is inherited by each class and calls the override; its
// symbol takes the class like a type method, so these methods are declarations of those symbols. Initializers consume their parameters.

extension UITableViewCell {
    @_silgen_name("$s10AppleUIKit15UITableViewCellC8dequeuedACSSSg_tcfC")
    nonisolated private static func dequeued(_ reuseIdentifier: consuming String?) -> UITableViewCell

    /// Returns a new row of a registered class. The class must have `init(style:reuseIdentifier:)`, as for UIKit.
    static func made<Cell: UITableViewCell>(_ type: Cell.Type, _ reuseIdentifier: String?) -> Cell {
        unsafe unsafeDowncast(type.dequeued(reuseIdentifier), to: Cell.self)
    }
}

extension UITableViewHeaderFooterView {
    @_silgen_name("$s10AppleUIKit023UITableViewHeaderFooterD0C8dequeuedACSSSg_tcfC")
    nonisolated private static func dequeued(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

    /// Returns a new header or footer of a registered class. The class must have `init(reuseIdentifier:)`, as for UIKit.
    static func made<Header: UITableViewHeaderFooterView>(_ type: Header.Type, _ reuseIdentifier: String?) -> Header {
        unsafe unsafeDowncast(type.dequeued(reuseIdentifier), to: Header.self)
    }
}

extension UICollectionReusableView {
    @_silgen_name("$s10AppleUIKit24UICollectionReusableViewC8dequeuedACSSSg_tcfC")
    nonisolated private static func dequeued(_ reuseIdentifier: consuming String?) -> UICollectionReusableView

    /// Returns a new cell, header, or footer of a registered class. The class must have `init(frame:)`, as for UIKit.
    static func made<Part: UICollectionReusableView>(_ type: Part.Type) -> Part { unsafe unsafeDowncast(type.dequeued(nil), to: Part.self) }
}
