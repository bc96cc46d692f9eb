import AppleFoundation

// The names of Apple's classes, as users' code sees them.
typealias NSAttributedString = _NSAttributedString
typealias NSMutableAttributedString = _NSMutableAttributedString
