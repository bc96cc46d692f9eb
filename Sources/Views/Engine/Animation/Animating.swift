/// An object that changes with time by itself.
@MainActor
protocol Animating: AnyObject {
    /// Called when the clock has advanced; an object that has come to rest unregisters itself.
    func timeDidChange()
    /// Whether the motion is meant to continue without an end.
    var endlessness: Endlessness { get }
}

/// Whether a motion is meant to end.
enum Endlessness {
    /// It comes to rest.
    case ends
    /// It continues without an end, and is not known to repeat.
    case goesOn
    /// It repeats forever.
    case repeats
}
