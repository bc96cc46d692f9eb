import Foundation

/// The outlines of icons that replace Apple's symbols: Bootstrap Icons (MIT license), which Debian packages as SVG files, and Google's Material Icons
/// (Apache license), which Debian packages as a font whose ligatures are the icons' names.
@MainActor enum SymbolOutlines {
    /// The outlines of one icon.
    struct Icon {
        var paths: [(path: Path, isEvenOdd: Bool)]
        /// The side of the square in which the icon was drawn, and the thickness of its lines.
        var side: CGFloat
        var thickness: CGFloat
        var bounds: CGRect { paths.reduce(CGRect.null) { $0.union($1.path.boundingRect) } }
    }

    private static let folder = "/usr/share/bootstrap-icons/svg/"

    /// Returns the outlines of an icon; nil if its package isn't installed.
    ///
    /// - Parameter name: the name of a Bootstrap icon, or `@` and that of a Material icon.
    static func icon(_ name: Substring, shaper: any TextShaper) -> Icon? {
        name.first == "@" ? materialIcon(String(name.dropFirst()), shaper: shaper) : bootstrapIcon(String(name))
    }

    private static func materialIcon(_ name: String, shaper: any TextShaper) -> Icon? {
        guard let path = shaper.outline(of: name, font: FontDescriptor(family: "Material Icons", size: 24)), !path.isEmpty else { return nil }
        return Icon(paths: [(path, false)], side: 24, thickness: 2)
    }

    /// The outlines of the files that were requested; nil for a missing file. There are at most as many as icons in
    /// `SymbolIcons`.
    private static var icons: [String: Icon?] = [:]
    /// The number of times that a file was requested.
    private(set) static var readCount = 0

    private static func bootstrapIcon(_ name: String) -> Icon? {
        if let known = icons[name] { return known }
        let icon = readIcon(name)
        icons[name] = .some(icon)
        return icon
    }

    private static func readIcon(_ name: String) -> Icon? {
        readCount += 1
        guard let text = try? String(contentsOfFile: folder + name + ".svg", encoding: .utf8) else { return nil }
        var paths: [(path: Path, isEvenOdd: Bool)] = []
        for element in text.components(separatedBy: "<path").dropFirst() {
            guard let start = element.range(of: " d=\""), let end = element[start.upperBound...].firstIndex(of: "\""),
                let path = try? SVGPathParser.path(String(element[start.upperBound..<end]))
            else { continue }
            let isEvenOdd = element.prefix { $0 != ">" }.contains("evenodd")
            if let last = paths.last, last.isEvenOdd == isEvenOdd, !isEvenOdd {
                paths[paths.count - 1].path.addPath(path)
            } else {
                paths.append((path, isEvenOdd))
            }
        }
        return paths.isEmpty ? nil : Icon(paths: paths, side: 16, thickness: 1)
    }

    /// Returns letters or digits whose capitals are 70 units high and centered at the origin.
    static func letters(_ string: String, shaper: any TextShaper) -> Path? {
        guard let path = shaper.outline(of: string, font: FontDescriptor(size: 100, weight: 500)) else { return nil }
        let bounds = path.boundingRect
        guard !bounds.isNull else { return nil }
        return path.applying(CGAffineTransform(translationX: -bounds.midX, y: 35.25))
    }
}
