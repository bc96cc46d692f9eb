import CCairo

/// The C libraries that draw. Their versions can change the bytes of frames.
package enum DrawingLibraries {
    /// Each library's name with the version that this process loaded.
    package static var versions: [(name: String, version: String)] {
        let fontconfig = FcGetVersion()
        return [
            ("cairo", unsafe String(cString: cairo_version_string())),
            ("pango", unsafe String(cString: pango_version_string())),
            ("harfbuzz", unsafe String(cString: hb_version_string())),
            ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }
}
