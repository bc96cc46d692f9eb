import CCairo
import Foundation

/// The fonts available to a shaper.
package struct FontSource: Sendable, Hashable {
    /// Font files and folders of font files, in addition to the system's fonts.
    package var paths: [String]
    /// Whether to use only `paths`, so that images do not depend on the fonts installed on the machine.
    package var ignoresSystemFonts: Bool

    /// The file of the font that replaces the system font; nil for Inter.
    package var systemFont: String?

    package init(paths: [String] = [], ignoresSystemFonts: Bool = false, systemFont: String? = nil) {
        self.systemFont = systemFont
        self.paths = paths
        self.ignoresSystemFonts = ignoresSystemFonts
    }

    /// The installed fonts.
    package static let system = FontSource()

    /// The environment variable that names the file of the system font.
    package static let systemFontVariable = "EASEL_SYSTEM_FONT"

    /// The installed fonts, and the system font that the environment names.
    package static var environment: FontSource {
        let file = ProcessInfo.processInfo.environment[systemFontVariable] ?? ""
        return FontSource(systemFont: file.isEmpty ? nil : file)
    }

    /// Whether a file contains a readable font.
    ///
    /// - Complexity: reads the font's names and its set of characters, which takes milliseconds.
    package static func canRead(_ path: String) -> Bool {
        var count: Int32 = 0
        guard let pattern = unsafe FcFreeTypeQuery(path, 0, nil, &count) else { return false }
        unsafe FcPatternDestroy(pattern)
        return true
    }

    /// Loads fontconfig's default configuration, the list of installed fonts, which `system` needs; a later call returns at once.
    ///
    /// - Complexity: reads fontconfig's cache files, which takes milliseconds.
    package static func loadInstalledFonts() { _ = FcInit() }

    /// Returns a configuration for a font map, owned by the caller; nil means the process's default configuration, which fontconfig loads on first use.
    ///
    /// A shaper loads either the default or its own configuration, never both.
    ///
    /// - Parameter systemFamily: a family to which the system font is added; nil for none.
    func makeConfiguration(systemFamily: String? = nil) throws(CanvasError) -> OpaquePointer? {
        let paths = (systemFont.map { [$0] } ?? []) + paths
        if paths.isEmpty, !ignoresSystemFonts { return nil }
        // Without the system's fonts, its rules still apply (the family for "sans-serif", synthetic italics).
        guard let configuration: OpaquePointer = unsafe ignoresSystemFonts ? FcInitLoadConfig() : FcInitLoadConfigAndFonts() else {
            throw .cairo("fontconfig could not be set up")
        }
        var known: Set<String> = []
        // A path that is listed twice adds no fonts the second time.
        for path in paths where known.insert(path).inserted {
            let before = unsafe Self.fontCount(in: configuration, FcSetApplication)
            let isAdded =
                unsafe FcConfigAppFontAddDir(configuration, path) != 0 && FcFileIsDir(path) != 0 || FcConfigAppFontAddFile(configuration, path) != 0
            // Adding a folder succeeds even if it contains no fonts.
            guard isAdded, unsafe Self.fontCount(in: configuration, FcSetApplication) > before else {
                unsafe FcConfigDestroy(configuration)
                throw .unreadableFont(path: path)
            }
            if path == systemFont, let systemFamily { unsafe Self.add(systemFamily, toFontsFrom: before, in: configuration) }
        }
        return unsafe configuration
    }

    /// Puts a family in front of those of the fonts that were just added from a file.
    private static func add(_ family: String, toFontsFrom start: Int, in configuration: OpaquePointer) {
        guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetApplication) else { return }
        for index in start..<Int(unsafe fonts.pointee.nfont) {
            let pattern = unsafe fonts.pointee.fonts[index]
            let others = unsafe FontCatalog.strings(FC_FAMILY, of: pattern)
            unsafe FcPatternDel(pattern, FC_FAMILY)
            for name in [family] + others { unsafe FcPatternAddString(pattern, FC_FAMILY, name) }
        }
    }

    /// Returns the number of fonts in a configuration; nil means the process's default configuration.
    static func fontCount(in configuration: OpaquePointer?) -> Int {
        unsafe fontCount(in: configuration, FcSetSystem) + fontCount(in: configuration, FcSetApplication)
    }

    private static func fontCount(in configuration: OpaquePointer?, _ set: FcSetName) -> Int {
        guard let fonts = unsafe FcConfigGetFonts(configuration, set) else { return 0 }
        return unsafe Int(fonts.pointee.nfont)
    }
}
