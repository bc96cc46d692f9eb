import Geometry

/// Turns characters into positioned glyphs. `CairoCanvas` has the implementation for images (Pango); tests have one with square glyphs.
package protocol TextShaper: AnyObject {
    /// Shapes a text. Equal requests give equal results.
    func shape(_ request: TextRequest) -> ShapedText
    /// Returns the metrics of a font; nil if the shaper has none, as in tests.
    func metrics(of font: FontDescriptor) -> FontMetrics?
    /// Returns the family that a font needs but that is not installed; nil if the font can be drawn as requested.
    func missingFont(of font: FontDescriptor) -> MissingFont?
    /// Returns the outlines of the glyphs of one line, at the font's size from the left end of the baseline; nil if the shaper has none, as in tests.
    func outline(of string: String, font: FontDescriptor) -> Path?
}

extension TextShaper {
    package func metrics(of font: FontDescriptor) -> FontMetrics? { nil }
    package func missingFont(of font: FontDescriptor) -> MissingFont? { nil }
    package func outline(of string: String, font: FontDescriptor) -> Path? { nil }
}
