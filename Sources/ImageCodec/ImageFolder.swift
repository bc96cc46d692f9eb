import Inputs
import Display
import Foundation
import Geometry
import Synchronization

/// The pictures of a folder: files in it, in its folder `Assets`, and in asset catalogues (`*.xcassets`).
///
/// What was read is kept, so a picture that is shown twice is read once.
public final class ImageFolder: ImageSource {
    private let folder: URL
    /// What may be read.
    private let files: SceneFiles
    private let pixelLimit: Int
    private let allPixelsLimit: Int
    private let known = Mutex(Known())

    private struct Known {
        var images: [String: Result<LoadedImage, ImageError>] = [:]
        var pixels = 0
    }

    /// The most bytes of a file: larger ones are refused unread.
    private static let fileLimit = 256 << 20
    /// The most bytes of what a catalogue says about a set.
    private static let contentsLimit = 1 << 20
    private static let extensions = ["png", "jpg", "jpeg", "PNG", "JPG", "JPEG"]

    /// - Parameters:
    ///   - path: the folder; one that does not exist has no pictures.
    ///   - pixelLimit: the most pixels of a picture.
    public convenience init(_ path: String, pixelLimit: Int = ImageDecoder.defaultPixelLimit) {
        self.init(SceneFiles(folder: path), pixelLimit: pixelLimit)
    }

    /// The pictures of a scene's folder, which may also lie elsewhere below its root.
    ///
    /// - Parameter allPixelsLimit: the most pixels of all pictures together: all that were read stay in memory. A small file may hold very many.
    package init(_ files: SceneFiles, pixelLimit: Int = ImageDecoder.defaultPixelLimit, allPixelsLimit: Int = .max) {
        self.files = files
        folder = URL(filePath: files.folder, directoryHint: .isDirectory)
        (self.pixelLimit, self.allPixelsLimit) = (pixelLimit, allPixelsLimit)
    }

    public func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage {
        try remembering("\(displayScale) \(name)") { () throws(ImageError) in
            guard !name.isEmpty, Self.staysInside(name) else { throw ImageError("\"\(name)\" can't be a picture's name") }
            for place in places {
                if let (file, scale) = file(named: name, in: place, displayScale: displayScale) { return try read(file.path, scale: scale) }
            }
            throw ImageError("no picture named \"\(name)\": looked for \(name).png and \(name).jpg beside the source, in Assets and in *.xcassets")
        }
    }

    public func image(file: String) throws(ImageError) -> LoadedImage {
        try remembering(file) { () throws(ImageError) in
            try read(file, scale: Self.scale(of: URL(filePath: file)))
        }
    }

    private func remembering(_ key: String, _ load: () throws(ImageError) -> LoadedImage) throws(ImageError) -> LoadedImage {
        if let result = known.withLock({ $0.images[key] }) { return try result.get() }
        let result: Result<LoadedImage, ImageError>
        do throws(ImageError) { result = .success(try counted(try load())) } catch { result = .failure(error) }
        known.withLock { $0.images[key] = result }
        return try result.get()
    }

    /// A picture that there is still room for.
    private func counted(_ image: LoadedImage) throws(ImageError) -> LoadedImage {
        let count = image.pixmap.width * image.pixmap.height
        let fits = known.withLock { known in
            if known.pixels > allPixelsLimit - count { return false }
            known.pixels += count
            return true
        }
        guard fits else { throw ImageError("the pictures have more than the limit of \(allPixelsLimit) pixels together") }
        return image
    }

    /// Whether a relative path leads nowhere but down.
    private static func staysInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.contains("\0") && !path.split(separator: "/").contains("..")
    }

    // MARK: Looking a name up

    /// The folders that are searched, in this order.
    private var places: [URL] {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return [folder, folder.appending(path: "Assets")] + entries.filter { $0.hasSuffix(".xcassets") }.map { folder.appending(path: $0) }
    }

    private func file(named name: String, in place: URL, displayScale: CGFloat) -> (URL, scale: CGFloat)? {
        if let file = catalogueFile(in: place.appending(path: "\(name).imageset"), displayScale: displayScale) { return file }
        let whole = place.appending(path: name)
        if Self.extensions.contains(whole.pathExtension), isFile(whole) { return (whole, Self.scale(of: whole)) }
        for suffix in Self.suffixes(displayScale) {
            for ending in Self.extensions {
                let file = place.appending(path: "\(name)\(suffix).\(ending)")
                if isFile(file) { return (file, Self.scale(of: file)) }
            }
        }
        return nil
    }

    /// The variant that fits best, then the larger ones, then the smaller ones.
    private static func suffixes(_ displayScale: CGFloat) -> [String] {
        let best = Int(min(max(displayScale.rounded(.up), 1), 3))
        return (Array(best...3) + (1..<best).reversed()).map { $0 == 1 ? "" : "@\($0)x" }
    }

    /// What an asset catalogue's `Contents.json` says about a set.
    private struct Contents: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let scale: String?
        }
        let images: [Entry]
    }

    private func catalogueFile(in set: URL, displayScale: CGFloat) -> (URL, scale: CGFloat)? {
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

    /// A path as seen from the folder, where it lies below.
    private func relative(_ path: String) -> String { path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path }

    private func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    // MARK: Reading

    private func read(_ name: String, scale: CGFloat) throws(ImageError) -> LoadedImage {
        let shown = relative(name)
        let bytes: [UInt8]
        do throws(SceneFiles.Refusal) {
            bytes = try files.read(shown, limit: Self.fileLimit)
        } catch {
            throw ImageError(error.description)
        }
        do throws(ImageError) {
            return LoadedImage(try ImageDecoder.decode(bytes, pixelLimit: pixelLimit), scale: scale)
        } catch {
            throw ImageError("\"\(shown)\": \(error)")
        }
    }

    /// What a file's name says about its scale.
    private static func scale(of url: URL) -> CGFloat {
        let stem = url.deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
