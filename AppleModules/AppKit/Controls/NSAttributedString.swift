import AppleFoundation

// The names of Apple's classes, as users' code sees them: see `_NSAttributedString`.
public typealias NSAttributedString = _NSAttributedString
public typealias NSMutableAttributedString = _NSMutableAttributedString
