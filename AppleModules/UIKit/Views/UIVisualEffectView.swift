import AppleCoreGraphics
import Easel

/// An effect that a `UIVisualEffectView` shows.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blurred background.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The strength and the color of a blurred background.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }
    let style: Style
    public init(style: Style) { self.style = style }

    /// The material with the same strength, and the scheme that the style fixes.
    var material: (Material, ColorScheme?) {
        switch style {
        case .extraLight: (.thick, .light)
        case .light: (.ultraThin, .light)
        case .dark: (.ultraThin, .dark)
        case .extraDark: (.thick, .dark)
        case .regular: (.regular, nil)
        case .prominent: (.thick, nil)
        case .systemUltraThinMaterial: (.ultraThin, nil)
        case .systemThinMaterial: (.thin, nil)
        case .systemMaterial: (.regular, nil)
        case .systemThickMaterial: (.thick, nil)
        case .systemChromeMaterial: (.bar, nil)
        case .systemUltraThinMaterialLight: (.ultraThin, .light)
        case .systemThinMaterialLight: (.thin, .light)
        case .systemMaterialLight: (.regular, .light)
        case .systemThickMaterialLight: (.thick, .light)
        case .systemChromeMaterialLight: (.bar, .light)
        case .systemUltraThinMaterialDark: (.ultraThin, .dark)
        case .systemThinMaterialDark: (.thin, .dark)
        case .systemMaterialDark: (.regular, .dark)
        case .systemThickMaterialDark: (.thick, .dark)
        case .systemChromeMaterialDark: (.bar, .dark)
        }
    }
}

/// An effect for content above a blurred background. It is drawn as plain content.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The strength of labels and fills before a blurred background.
public enum UIVibrancyEffectStyle: Int, Sendable { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }

/// A view with a blurred background.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { effectDidChange(from: oldValue) } }
    public private(set) lazy var contentView: UIView = {
        let view = UIView(frame: .zero)
        view.contentOfCell = self
        return view
    }()
    // Code that places views inside of the content asks for its size.
    open override var frame: CGRect { didSet { contentView.frame.size = frame.size } }
    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    override func drawn() -> AnyView? {
        guard let content = contentView.picture(filling: [.horizontal, .vertical]) else { return nil }
        if let glass = (effect as? UIGlassEffect)?.glass {
            return AnyView(content.glassEffect(glass, in: cornerConfiguration?.shape ?? AnyShape(Capsule())))
        }
        guard let (material, scheme) = ((effect ?? fading) as? UIBlurEffect)?.material else { return content }
        // Easel has no weaker materials: an effect that an animation brings or takes away fades.
        let blur = content.background { Rectangle().fill(material).opacity(layer.effectPart) }
        return scheme.map { AnyView(blur.colorScheme($0)) } ?? AnyView(blur)
    }
}
