import CCairo

/// Where a shaper finds fonts.
public struct FontSource: Sendable, Hashable {
    /// Font files, and folders of them, that are there for this shaper besides the system's.
    public var paths: [String]
    /// Whether only `paths` count, so that a picture does not depend on what the machine has installed.
    public var ignoresSystemFonts: Bool

    public init(paths: [String] = [], ignoresSystemFonts: Bool = false) {
        self.paths = paths
        self.ignoresSystemFonts = ignoresSystemFonts
    }

    /// What the system has installed.
    public static let system = FontSource()

    /// Whether a file has a font in it that can be read.
    ///
    /// - Complexity: reads the font's names and which letters it has: milliseconds.
    public static func canRead(_ path: String) -> Bool {
        var count: Int32 = 0
        guard let pattern = unsafe FcFreeTypeQuery(path, 0, nil, &count) else { return false }
        unsafe FcPatternDestroy(pattern)
        return true
    }

    /// A configuration for a font map, or nil for the process's own, which fontconfig loads when it is first used.
    ///
    /// Loaded once: either the process's configuration or a private one, never both for one shaper. The caller owns the result.
    func makeConfiguration() throws(CanvasError) -> OpaquePointer? {
        if paths.isEmpty, !ignoresSystemFonts { return nil }
        // Without the system's fonts its rules still hold (which family stands for "sans-serif", synthetic italics).
        guard let configuration: OpaquePointer = unsafe ignoresSystemFonts ? FcInitLoadConfig() : FcInitLoadConfigAndFonts() else {
            throw .cairo("fontconfig could not be set up")
        }
        var known: Set<String> = []
        // What was named twice adds nothing.
        for path in paths where known.insert(path).inserted {
            let before = unsafe Self.fontCount(in: configuration, FcSetApplication)
            let isAdded =
                unsafe FcConfigAppFontAddDir(configuration, path) != 0 && FcFileIsDir(path) != 0 || FcConfigAppFontAddFile(configuration, path) != 0
            // Any folder can be added, fonts or none.
            guard isAdded, unsafe Self.fontCount(in: configuration, FcSetApplication) > before else {
                unsafe FcConfigDestroy(configuration)
                throw .unreadableFont(path: path)
            }
        }
        return unsafe configuration
    }

    /// How many fonts a configuration knows, nil being the process's own.
    static func fontCount(in configuration: OpaquePointer?) -> Int {
        unsafe fontCount(in: configuration, FcSetSystem) + fontCount(in: configuration, FcSetApplication)
    }

    private static func fontCount(in configuration: OpaquePointer?, _ set: FcSetName) -> Int {
        guard let fonts = unsafe FcConfigGetFonts(configuration, set) else { return 0 }
        return unsafe Int(fonts.pointee.nfont)
    }
}
