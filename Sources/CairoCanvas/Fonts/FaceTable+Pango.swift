import CCairo
import Display
import Geometry

/// The properties of a font chosen by Pango that laying out a line requires.
struct ResolvedFace {
    var id: ShapedText.FaceID
    var family: String
    /// Points per em.
    var size: CGFloat
    var hasColor: Bool
    var metrics: FaceTable.Metrics
}

extension FaceTable {
    /// Returns the face of a Pango font, which is added to the table if it is new.
    ///
    /// - Parameter isRounded: whether the corners of the outlines are rounded.
    func face(of font: UnsafeMutablePointer<PangoFont>, isRounded: Bool = false) -> ResolvedFace {
        let pattern = unsafe pango_fc_font_get_pattern(easel_fc_font(font))
        var matrix = cairo_matrix_t()
        let scaledFont = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font))
        unsafe cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        let key = unsafe FontKey(
            file: Self.string(FC_FILE, of: pattern), index: Self.integer(FC_INDEX, of: pattern),
            variations: Self.string(FC_FONT_VARIATIONS, of: pattern), isEmboldened: Self.flag(FC_EMBOLDEN, of: pattern),
            slant: matrix.yy == 0 ? 0 : -matrix.xy / matrix.yy, stretch: matrix.yy == 0 ? 1 : matrix.xx / matrix.yy, isRounded: isRounded)
        let hasColor = unsafe Self.flag(FC_COLOR, of: pattern)
        let size = CGFloat(matrix.yy)
        let id = face(key, size: size) {
            // The scaled font has its own reference to the face; the table's reference is never released.
            let face: OpaquePointer = unsafe cairo_font_face_reference(cairo_scaled_font_get_font_face(scaledFont))
            return unsafe Font(handle: face, slant: key.slant, stretch: key.stretch, isRounded: isRounded, hasColor: hasColor, metrics: Self.metrics(of: font))
        }
        return unsafe ResolvedFace(
            id: id, family: Self.string(FC_FAMILY, of: pattern), size: size, hasColor: hasColor,
            metrics: lookUp(id)?.font.metrics ?? Self.metrics(of: font))
    }

    /// Returns a font's metrics in ems, from its own tables. (`pango_font_get_metrics` would shape a sample text in every language for them.)
    private static func metrics(of font: UnsafeMutablePointer<PangoFont>) -> Metrics {
        // In the font's own units: Pango's font rounds to its size, and the first size that a process uses would decide for all.
        let pango: OpaquePointer = unsafe pango_font_get_hb_font(font)
        let face: OpaquePointer? = unsafe hb_font_get_face(pango)
        let handle: OpaquePointer = unsafe hb_font_create(face)
        defer { unsafe hb_font_destroy(handle) }
        var count: UInt32 = 0
        if let coordinates = unsafe hb_font_get_var_coords_normalized(pango, &count) { unsafe hb_font_set_var_coords_normalized(handle, coordinates, count) }
        let em = CGFloat(max(1, unsafe hb_face_get_upem(face)))
        unsafe hb_font_set_scale(handle, Int32(saturating: em), Int32(saturating: em))
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(handle, &extents)
        func position(_ tag: hb_ot_metrics_tag_t, otherwise value: CGFloat) -> CGFloat {
            var position: hb_position_t = 0
            return unsafe hb_ot_metrics_get_position(handle, tag, &position) != 0 ? CGFloat(position) / em : value
        }
        // Offsets in fonts point up, those of `Metrics` down. The fallback values are typical of text fonts.
        return Metrics(
            ascent: abs(CGFloat(extents.ascender)) / em, descent: abs(CGFloat(extents.descender)) / em,
            capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
            underlinePosition: -position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -0.1),
            underlineThickness: position(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: 0.05),
            strikethroughPosition: -position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, otherwise: 0.26))
    }

    private static func string(_ name: String, of pattern: OpaquePointer?) -> String {
        var value: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value = unsafe value else { return "" }
        return unsafe String(cString: value)
    }

    private static func integer(_ name: String, of pattern: OpaquePointer?) -> Int {
        var value: Int32 = 0
        return unsafe FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? Int(value) : 0
    }

    private static func flag(_ name: String, of pattern: OpaquePointer?) -> Bool {
        var value: FcBool = 0
        return unsafe FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
    }
}
