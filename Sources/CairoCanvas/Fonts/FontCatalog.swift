import CCairo
import Display
import Geometry

/// The fonts that a shaper can draw with, by family and by PostScript name.
///
/// The list is read from fontconfig when a text first needs it: for a family by name or a design, not for the system font.
@safe final class FontCatalog {
    /// The font of a PostScript name such as "Inter-SemiBold".
    private struct Face {
        var family: String
        /// On the scale of 100 to 900.
        var weight: Int
        var isItalic: Bool
    }

    /// The system font that the user owns; nil for the substitute.
    let own: OwnSystemFont?
    private let configuration: () -> OpaquePointer?
    private lazy var names: (families: Set<String>, faces: [String: Face]) = unsafe Self.read(configuration())
    private var known: [FontDescriptor: Resolution] = [:]

    /// - Parameter configuration: returns fontconfig's configuration; nil for the process's default.
    init(own: OwnSystemFont?, configuration: @escaping () -> OpaquePointer?) {
        self.own = own
        unsafe self.configuration = configuration
    }

    /// A font for drawing.
    struct Resolution {
        /// The family's name for Pango.
        var family: String
        var weight: Int
        var isItalic: Bool
        /// The factor by which the glyphs are drawn larger than requested.
        var scale: CGFloat = 1
        /// The space after each character in ems.
        var tracking: CGFloat = 0
        /// Whether the font is Inter in SF's stead, whose tracking depends on the characters.
        var isInter = false
        /// Whether the corners of the letters are rounded.
        var isRounded = false
        /// Whether the font is the one that the user owns.
        var isOwn = false
        /// Whether the font belongs to the system, so that its lines are as high as SF's.
        var isSystem = true
        /// The family that was requested but is not installed, with the package that contains it, if known, and its replacement.
        var missing: MissingFont?
    }

    /// Returns the font to draw with; the system font for one that is not installed.
    func resolve(_ font: FontDescriptor) -> Resolution {
        var key = font
        // Nothing depends on these.
        (key.baselineDistance, key.fixedLineHeight, key.extraLeading, key.hasMonospacedDigits, key.stretch) = (nil, nil, 0, false, 1)
        key.size = font.size < SystemFont.displaySize ? 1 : SystemFont.displaySize
        if let known = known[key] { return known }
        let result = search(font)
        if known.count >= 1_000 { known = [:] }
        known[key] = result
        return result
    }

    private func search(_ font: FontDescriptor) -> Resolution {
        if let name = font.family {
            if names.families.contains(name.lowercased()) { return Resolution(family: name, weight: font.weight, isItalic: font.isItalic, isSystem: false) }
            if let face = names.faces[name.lowercased()] {
                return Resolution(
                    family: face.family, weight: font.weight == 400 ? face.weight : font.weight, isItalic: font.isItalic || face.isItalic, isSystem: false)
            }
            return substitute(for: font, named: name)
        }
        guard font.design != .standard, font.design != .rounded else { return system(font) }
        let substitute = SystemFont.substitute(for: font)
        guard names.families.contains(substitute.family.lowercased()) else {
            return system(font, missing: MissingFont(name: "\(substitute.family) (package \(substitute.package))", replacement: .standard))
        }
        return Resolution(
            family: substitute.family, weight: font.weight, isItalic: font.isItalic, scale: substitute.scale, tracking: substitute.tracking)
    }

    /// Returns the system font that is most like a font of Apple's that isn't installed: in its weight, and with serifs or without.
    private func substitute(for font: FontDescriptor, named name: String) -> Resolution {
        var similar = font
        let style = AppleFontStyle(name: name)
        similar.family = nil
        similar.design = style.design
        if font.weight == 400 { similar.weight = style.weight }
        if style.isItalic { similar.isItalic = true }
        var result = search(similar)
        // The design itself may be missing, too.
        result.missing = MissingFont(name: name, replacement: result.missing?.replacement ?? style.design)
        return result
    }

    /// Returns the system font in the default or the rounded design.
    private func system(_ font: FontDescriptor, missing: MissingFont? = nil) -> Resolution {
        let isRounded = font.design == .rounded
        if let own {
            return Resolution(
                family: own.family, weight: font.weight, isItalic: font.isItalic && !own.hasItalicAxis, isRounded: isRounded, isOwn: true, missing: missing)
        }
        var standard = font
        (standard.family, standard.design) = (nil, .standard)
        let substitute = SystemFont.substitute(for: standard)
        return Resolution(
            family: substitute.family, weight: font.weight, isItalic: font.isItalic, scale: substitute.scale, isInter: true, isRounded: isRounded,
            missing: missing)
    }

    // MARK: - Fontconfig

    private static func read(_ configuration: OpaquePointer?) -> (families: Set<String>, faces: [String: Face]) {
        var families: Set<String> = []
        var faces: [String: Face] = [:]
        for set in [FcSetSystem, FcSetApplication] {
            guard let fonts = unsafe FcConfigGetFonts(configuration, set) else { continue }
            for index in 0..<Int(unsafe fonts.pointee.nfont) {
                let pattern = unsafe fonts.pointee.fonts[index]
                let own = unsafe strings(FC_FAMILY, of: pattern)
                for name in own { families.insert(name.lowercased()) }
                guard let family = own.first else { continue }
                let face = unsafe Face(family: family, weight: weight(of: pattern), isItalic: integer(FC_SLANT, of: pattern) > 0)
                for name in unsafe strings(FC_POSTSCRIPT_NAME, of: pattern) + strings(FC_FULLNAME, of: pattern) where faces[name.lowercased()] == nil {
                    faces[name.lowercased()] = face
                }
            }
        }
        return (families, faces)
    }

    static func strings(_ name: String, of pattern: OpaquePointer?) -> [String] {
        var result: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while unsafe FcPatternGetString(pattern, name, Int32(result.count), &value) == FcResultMatch, let text = unsafe value {
            result.append(unsafe String(cString: text))
        }
        return result
    }

    private static func integer(_ name: String, of pattern: OpaquePointer?) -> Int {
        var value: Int32 = 0
        return unsafe FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? Int(value) : 0
    }

    private static func weight(of pattern: OpaquePointer?) -> Int {
        var value = 0.0
        guard unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value) == FcResultMatch else { return 400 }
        return Int(saturating: FcWeightToOpenTypeDouble(value).rounded())
    }
}
