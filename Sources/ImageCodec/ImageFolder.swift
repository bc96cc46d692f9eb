import Display
import Foundation
import Geometry
import Inputs
import Synchronization

/// The images of a folder: files in it, in its subfolder `Assets`, and in asset catalogs (`*.xcassets`).
///
/// Decoded images and errors are cached, so an image that is drawn repeatedly is read once.
package final class ImageFolder: ImageSource {
    private let folder: URL
    /// Grants access to the files that may be read.
    fileprivate let files: SceneFiles
    private let pixelLimit: Int
    private let allPixelsLimit: Int
    /// Whether files may be drawings, SVG or PDF; UIKit reads those of asset catalogs only.
    private let readsDrawings: Bool
    private let cache = Mutex(Cache())

    private struct Cache {
        var images: [String: Result<LoadedImage, ImageError>] = [:]
        /// The color sets by name; nil before the first search.
        var colorSets: [String: ColorSet]?
        /// The number of pixels in all images together.
        var pixels = 0
    }

    /// The maximum size of an image file in bytes; larger files are rejected unread.
    private static let fileLimit = 256 << 20
    /// The maximum size of a catalog's `Contents.json` in bytes.
    private static let contentsLimit = 1 << 20
    private static let extensions = PictureFormat.endings + PictureFormat.endings.map { $0.uppercased() }

    /// Creates an image source for a folder.
    ///
    /// - Parameters:
    ///   - path: the folder; if it does not exist, there are no images.
    ///   - pixelLimit: the maximum number of pixels in an image.
    package convenience init(_ path: String, pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
        self.init(SceneFiles(folder: path), pixelLimit: pixelLimit, readsDrawings: false)
    }

    /// Creates an image source for a scene's folder; the images may also be elsewhere below the scene's root.
    ///
    /// - Parameters:
    ///   - pixelLimit: the maximum number of pixels in an image.
    ///   - allPixelsLimit: the maximum number of pixels in all images together: they all stay in memory, and even a small file may hold very many pixels.
    ///   - readsDrawings: whether a file may be an SVG or PDF file.
    package init(
        _ files: SceneFiles, pixelLimit: Int = ImageDecoder.defaultPixelLimit, allPixelsLimit: Int = .max, readsDrawings: Bool = true
    ) {
        self.files = files
        folder = URL(filePath: files.folder, directoryHint: .isDirectory)
        (self.pixelLimit, self.allPixelsLimit, self.readsDrawings) = (pixelLimit, allPixelsLimit, readsDrawings)
    }

    package func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage {
        try cached("\(displayScale) \(name)") { () throws(ImageError) in
            guard !name.isEmpty, Self.staysInside(name) else { throw ImageError("\"\(name)\" is not a valid image name") }
            for folder in searchedFolders {
                guard let (file, scale) = file(named: name, in: folder, displayScale: displayScale) else { continue }
                if let format = DrawingFormat(fileName: file.path) { return try read(file.path, name, format, displayScale: displayScale) }
                return try read(file.path, scale: scale)
            }
            throw ImageError("no image named \"\(name)\": looked for \(name).png and \(name).jpg beside the source, in Assets, and in *.xcassets")
        }
    }

    package func image(file: String) throws(ImageError) -> LoadedImage {
        try cached(file) { () throws(ImageError) in
            try read(file, scale: Self.scale(of: URL(filePath: file)))
        }
    }

    package func image(path: String) throws(ImageError) -> LoadedImage {
        // Reading a pipe or a device might never end. Files of a bundle may be links.
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey])
        guard let values, values.isRegularFile == true else { throw ImageError("\(path): no such file") }
        // The program may have written the file again. Other keys have no name that begins with a slash.
        let time = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
        return try cached("\(path) \(values.fileSize ?? 0) \(time)") { () throws(ImageError) in
            guard let data = try? Data(contentsOf: file) else { throw ImageError("\(path): the file can't be read") }
            guard data.count <= Self.fileLimit else { throw ImageError("\(path): the file is larger than \(Self.fileLimit) bytes") }
            do throws(ImageError) {
                return LoadedImage(try ImageDecoder.decode([UInt8](data), pixelLimit: pixelLimit))
            } catch {
                throw error.naming(path)
            }
        }
    }

    private func cached(_ key: String, _ load: () throws(ImageError) -> LoadedImage) throws(ImageError) -> LoadedImage {
        if let result = cache.withLock({ $0.images[key] }) { return try result.get() }
        let result: Result<LoadedImage, ImageError>
        do throws(ImageError) { result = .success(try counted(try load())) } catch { result = .failure(error) }
        cache.withLock { $0.images[key] = result }
        return try result.get()
    }

    /// Adds an image's pixels to the total and returns the image.
    ///
    /// - Throws: if the total would exceed the limit; the image isn't counted then.
    private func counted(_ image: LoadedImage) throws(ImageError) -> LoadedImage {
        let count = image.pixmap.width * image.pixmap.height
        let fits = cache.withLock { cache in
            if cache.pixels > allPixelsLimit - count { return false }
            cache.pixels += count
            return true
        }
        guard fits else {
            throw ImageError("together, the images have more than the limit of \(allPixelsLimit) pixels; --limit allImagePixels=N allows more")
        }
        return image
    }

    /// Whether a path is relative and never leads upward.
    private static func staysInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.contains("\0") && !path.split(separator: "/").contains("..")
    }

    // MARK: Finding files by name

    /// The folders to search, in order.
    private var searchedFolders: [URL] {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return [folder, folder.appending(path: "Assets")] + entries.filter { $0.hasSuffix(".xcassets") }.map { folder.appending(path: $0) }
    }

    private func file(named name: String, in folder: URL, displayScale: CGFloat) -> (URL, scale: CGFloat)? {
        if let file = catalogFile(in: folder.appending(path: "\(name).imageset"), displayScale: displayScale) { return file }
        let exact = folder.appending(path: name)
        if Self.extensions.contains(exact.pathExtension), isFile(exact) { return (exact, Self.scale(of: exact)) }
        for suffix in Self.suffixes(displayScale) {
            for ending in Self.extensions {
                let file = folder.appending(path: "\(name)\(suffix).\(ending)")
                if isFile(file) { return (file, Self.scale(of: file)) }
            }
        }
        return nil
    }

    /// Returns the file name suffixes of a name's variants: the best fit first, then the larger ones, then the smaller ones.
    private static func suffixes(_ displayScale: CGFloat) -> [String] {
        let best = Int(saturating: min(max(displayScale.rounded(.up), 1), 3))
        return (Array(best...3) + (1..<best).reversed()).map { $0 == 1 ? "" : "@\($0)x" }
    }

    /// The part of an image set's `Contents.json` that lists its files.
    private struct Contents: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let scale: String?
        }
        let images: [Entry]
    }

    private func catalogFile(in set: URL, displayScale: CGFloat) -> (URL, scale: CGFloat)? {
        guard let bytes = try? files.read(relative(set.appending(path: "Contents.json").path), limit: Self.contentsLimit),
            let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
        else { return nil }
        let files = contents.images.filter { Self.staysInside($0.filename ?? "/") }
        for suffix in Self.suffixes(displayScale) {
            let scale = suffix.isEmpty ? "1x" : String(suffix.dropFirst())
            if let name = files.first(where: { $0.scale == scale })?.filename {
                return (set.appending(path: name), CGFloat(scale.first?.wholeNumberValue ?? 1))
            }
        }
        return files.first?.filename.map { (set.appending(path: $0), 1) }
    }

    /// Returns a path relative to the folder if it is below the folder; otherwise the path itself.
    private func relative(_ path: String) -> String { path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path }

    private func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    // MARK: Reading

    private func bytes(_ path: String) throws(ImageError) -> [UInt8] {
        do throws(SceneFiles.Refusal) {
            return try files.read(path, limit: Self.fileLimit)
        } catch {
            throw ImageError(error.description)
        }
    }

    /// Returns the drawing in a file as an image for the display's scale.
    private func read(_ path: String, _ name: String, _ format: DrawingFormat, displayScale: CGFloat) throws(ImageError) -> LoadedImage {
        let shown = relative(path)
        let bytes = try bytes(shown)
        do throws(ImageError) {
            let drawing = try format.drawing(in: bytes)
            let scale = DrawingFormat.scale(displayScale: displayScale)
            var image = LoadedImage(try drawing.pixmap(scale: scale, pixelLimit: pixelLimit), scale: scale)
            image.omission = drawing.omission(name: name, file: path.split(separator: "/").last.map(String.init) ?? path)
            return image
        } catch {
            throw error.naming(shown)
        }
    }

    private func read(_ name: String, scale: CGFloat) throws(ImageError) -> LoadedImage {
        let shown = relative(name)
        let bytes = try bytes(shown)
        do throws(ImageError) {
            if readsDrawings, let format = DrawingFormat(bytes) { return try drawing(bytes, shown, format) }
            return LoadedImage(try ImageDecoder.decode(bytes, pixelLimit: pixelLimit), scale: scale)
        } catch {
            // Only scenes have the option.
            let advice = readsDrawings ? error.neededPixels.map { "; --limit imagePixels=\($0) allows it" } : nil
            throw error.naming(shown, advice ?? "")
        }
    }

    /// Returns a drawing with enough pixels to stay sharp where a view enlarges it.
    private func drawing(_ bytes: [UInt8], _ name: String, _ format: DrawingFormat) throws(ImageError) -> LoadedImage {
        let drawing = try format.drawing(in: bytes)
        let area = drawing.size.width * drawing.size.height
        let most = (CGFloat(pixelLimit) / 4 / area).squareRoot().rounded(.down)
        let scale = max(1, min(drawing.largeScale(displayScale: 3), most))
        var image = LoadedImage(try drawing.pixmap(scale: scale, pixelLimit: pixelLimit), scale: scale)
        image.omission = drawing.omission(name: name, file: name.split(separator: "/").last.map(String.init) ?? name)
        return image
    }

    /// Returns the scale in a file's name, as in `name@2x.png`; 1 if there is none.
    private static func scale(of url: URL) -> CGFloat {
        let stem = url.deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

extension ImageFolder: ColorSource {
    package func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> ResolvedColor? {
        let sets = cache.withLock { $0.colorSets } ?? findColorSets()
        return sets[name]?.color(in: scheme, contrast: contrast)
    }

    /// Reads the color sets of all asset catalogs, also those in groups of a catalog.
    private func findColorSets() -> [String: ColorSet] {
        var sets: [String: ColorSet] = [:]
        for catalog in searchedFolders where catalog.pathExtension == "xcassets" {
            let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: catalog.path)) ?? []).sorted()
            for path in paths where path.hasSuffix(".colorset") {
                let set = catalog.appending(path: path)
                guard let bytes = try? files.read(relative(set.appending(path: "Contents.json").path), limit: Self.contentsLimit),
                    let colors = try? JSONDecoder().decode(ColorSet.self, from: Data(bytes))
                else { continue }
                sets[set.deletingPathExtension().lastPathComponent] = colors
            }
        }
        cache.withLock { [sets] in $0.colorSets = sets }
        return sets
    }
}
