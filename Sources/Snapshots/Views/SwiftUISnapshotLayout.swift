import Foundation

/// The size at which a view is drawn.
public enum SwiftUISnapshotLayout: Sendable {
    /// The size of a device's screen, with its safe area and traits.
    case device(config: ViewImageConfig)
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view chooses by itself.
    case sizeThatFits

    /// Returns the screen for this size and these traits; unspecified traits are those of the device.
    func config(_ traits: UITraitCollection) -> ViewImageConfig {
        switch self {
        case .device(var config):
            config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
            return config
        case .fixed(let width, let height): return ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits: return ViewImageConfig(traits: traits)
        }
    }
}
