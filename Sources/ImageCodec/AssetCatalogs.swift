import Display
import Foundation
import Geometry
import Inputs
import Synchronization

/// Opens the files of catalogs.
package protocol CatalogFiles {
    /// Returns the members of a folder, sorted by name; none for one that can't be read.
    func members(of folder: String) -> [(name: String, isFolder: Bool)]

    /// Returns the bytes of a file; nil for one that can't be read, or that has more bytes than a limit.
    func bytes(_ path: String, limit: Int) -> [UInt8]?
}

/// The files that this process may open: those of its own bundle.
struct OwnFiles: CatalogFiles {
    func members(of folder: String) -> [(name: String, isFolder: Bool)] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { name in
            var isFolder: ObjCBool = false
            return (name, unsafe FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder) && isFolder.boolValue)
        }
    }

    func bytes(_ path: String, limit: Int) -> [UInt8]? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: limit + 1), data.count <= limit else { return nil }
        return [UInt8](data)
    }
}

/// The asset catalogs and loose images of a bundle's folder: all `.xcassets` directly inside it, with groups and their namespaces.
package final class AssetCatalogs: Sendable {
    /// The contents of a catalog under a name.
    struct Entry: Sendable {
        let name: String
        /// The folder of the set.
        let path: String
    }

    private struct Index {
        var images: [String: Entry] = [:]
        var colors: [String: Entry] = [:]
        var data: [String: Entry] = [:]
        var symbols: [String: Entry] = [:]
    }

    private struct Cache {
        var colorSets: [String: ColorSet] = [:]
        var images: [AssetRequest: Result<LoadedImage, ImageError>] = [:]
    }

    let folder: String
    private let index: Index
    private let cache = Mutex(Cache())

    /// The maximum size of a set's `Contents.json` in bytes.
    private static let contentsLimit = 1 << 20
    /// The maximum size of an image file in bytes.
    private static let fileLimit = 256 << 20
    private static let extensions = PictureFormat.endings + PictureFormat.endings.map { $0.uppercased() }

    /// Lists the catalogs of a folder.
    package init(folder: String) {
        self.folder = folder
        var index = Index()
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where name.hasSuffix(".xcassets") {
            Self.collect("\(folder)/\(name)", OwnFiles(), namespace: "", depth: 0, into: &index)
        }
        self.index = index
    }

    /// The names of the assets of a catalog, as `Group/Name` if a group has a namespace.
    package struct Names: Sendable {
        package var images: [String] = []
        package var colors: [String] = []
        /// Names of symbol sets.
        package var symbols: [String] = []
    }

    /// Returns the names in a catalog, sorted.
    package static func names(inCatalog path: String, _ files: some CatalogFiles) -> Names {
        var index = Index()
        collect(path, files, namespace: "", depth: 0, into: &index)
        return Names(images: index.images.keys.sorted(), colors: index.colors.keys.sorted(), symbols: index.symbols.keys.sorted())
    }

    private static func collect(_ folder: String, _ files: some CatalogFiles, namespace: String, depth: Int, into index: inout Index) {
        guard depth < 32 else { return }
        for (name, isFolder) in files.members(of: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            let dot = name.lastIndex(of: ".")
            let stem = namespace + (dot.map { String(name[..<$0]) } ?? name)
            let entry = Entry(name: stem, path: path)
            // The first catalog with a name wins, as where several are compiled into one.
            switch dot.map({ String(name[name.index(after: $0)...]) }) {
            case "imageset": if index.images[stem] == nil { index.images[stem] = entry }
            case "colorset": if index.colors[stem] == nil { index.colors[stem] = entry }
            case "dataset": if index.data[stem] == nil { index.data[stem] = entry }
            case "symbolset": if index.symbols[stem] == nil { index.symbols[stem] = entry }
            case "json": continue
            default:
                guard isFolder else { continue }
                let isNamespace = contents(Group.self, of: path, files)?.properties?.providesNamespace == true
                collect(path, files, namespace: isNamespace ? "\(stem)/" : namespace, depth: depth + 1, into: &index)
            }
        }
    }

    private struct Group: Decodable {
        struct Properties: Decodable {
            let providesNamespace: Bool?
            private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        let properties: Properties?
    }

    private static func contents<T: Decodable>(_ type: T.Type, of set: String, _ files: some CatalogFiles = OwnFiles()) -> T? {
        guard let bytes = files.bytes("\(set)/Contents.json", limit: contentsLimit) else { return nil }
        return try? JSONDecoder().decode(type, from: Data(bytes))
    }

    private static func bytes(_ path: String, limit: Int) -> [UInt8]? { OwnFiles().bytes(path, limit: limit) }

    // MARK: - Colors

    /// Returns the color with a name; nil if no catalog has it.
    package func color(_ request: AssetRequest) -> ResolvedColor? {
        guard let entry = index.colors[request.name] else { return nil }
        let set = cache.withLock { $0.colorSets[request.name] } ?? Self.contents(ColorSet.self, of: entry.path)
        guard let set else { return nil }
        cache.withLock { $0.colorSets[request.name] = set }
        return set.color(for: request)
    }

    // MARK: - Data

    private struct DataSet: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let universalTypeIdentifier: String?
            private enum CodingKeys: String, CodingKey {
                case filename
                case universalTypeIdentifier = "universal-type-identifier"
            }
        }
        let data: [Entry]
    }

    /// Returns the contents of a data set; nil if no catalog has it.
    package func data(named name: String) -> (bytes: [UInt8], type: String)? {
        guard let entry = index.data[name], let set = Self.contents(DataSet.self, of: entry.path),
            let file = set.data.first(where: { $0.filename.map(Self.isPlain) == true }), let filename = file.filename,
            let bytes = Self.bytes("\(entry.path)/\(filename)", limit: Self.fileLimit)
        else { return nil }
        return (bytes, file.universalTypeIdentifier ?? "public.data")
    }

    // MARK: - Images

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let scale: String?
            let idiom: String?
            let appearances: [AssetVariant.Appearance]?
        }
        struct Properties: Decodable {
            let intent: String?
            let keepsVectors: Bool?
            private enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
                case keepsVectors = "preserves-vector-representation"
            }
        }
        let images: [Entry]
        let properties: Properties?
    }

    /// Returns the image with a name, from a catalog or beside the catalogs; nil if neither has it.
    ///
    /// - Throws: for an image that can't be read or drawn.
    package func image(_ request: AssetRequest) throws(ImageError) -> LoadedImage? {
        var request = request
        // Only symbols have weights.
        if index.images[request.name] != nil || index.symbols[request.name] == nil { request.weight = 400 }
        if let result = cache.withLock({ [request] in $0.images[request] }) { return try result.get() }
        let result: Result<LoadedImage, ImageError>
        do throws(ImageError) {
            guard let image = try load(request) else { return nil }
            result = .success(image)
        } catch {
            result = .failure(error)
        }
        cache.withLock { [request] in $0.images[request] = result }
        return try result.get()
    }

    private func load(_ request: AssetRequest) throws(ImageError) -> LoadedImage? {
        if let entry = index.images[request.name] { return try catalogImage(entry, request) }
        if let entry = index.symbols[request.name] { return try symbol(entry, weight: request.weight) }
        guard Self.isPlain(request.name) else { return nil }
        if Self.extensions.contains(where: { request.name.hasSuffix(".\($0)") }) { return try read("\(folder)/\(request.name)", request.name) }
        for scale in Self.scales(request.displayScale) {
            for ending in Self.extensions {
                let path = "\(folder)/\(request.name)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                if FileManager.default.fileExists(atPath: path) { return try read(path, request.name, scale: CGFloat(scale)) }
            }
        }
        return nil
    }

    private func catalogImage(_ entry: Entry, _ request: AssetRequest) throws(ImageError) -> LoadedImage {
        guard let set = Self.contents(ImageSet.self, of: entry.path) else { throw ImageError("\"\(entry.name)\": its Contents.json can't be read") }
        let scales = Self.scales(request.displayScale)
        var best: (points: Int, file: String, scale: Int)?
        for variant in set.images {
            guard let file = variant.filename, Self.isPlain(file),
                let fitness = AssetVariant.fitness(appearances: variant.appearances, idiom: variant.idiom, for: request)
            else { continue }
            // A drawing has no inherent scale.
            let scale = variant.scale.flatMap { $0.first?.wholeNumberValue } ?? 1
            let points = fitness * 8 - (scales.firstIndex(of: scale) ?? 7)
            if best.map({ points > $0.points }) ?? true { best = (points, file, scale) }
        }
        guard let best else { throw ImageError("\"\(entry.name)\": the image set has no file for this device") }
        let path = "\(entry.path)/\(best.file)"
        var image =
            if let format = DrawingFormat(fileName: best.file) {
                try drawing(path, entry.name, format, request, keepsVectors: set.properties?.keepsVectors == true)
            } else {
                try read(path, entry.name, scale: CGFloat(best.scale))
            }
        image.isTemplate = set.properties?.intent == "template"
        return image
    }

    private struct SymbolSet: Decodable {
        struct Entry: Decodable { let filename: String? }
        let symbols: [Entry]
    }

    /// Returns one of the app's own symbols.
    private func symbol(_ entry: Entry, weight: Int) throws(ImageError) -> LoadedImage {
        let set = Self.contents(SymbolSet.self, of: entry.path)
        guard let file = set?.symbols.lazy.compactMap(\.filename).first(where: Self.isPlain),
            let bytes = Self.bytes("\(entry.path)/\(file)", limit: Self.fileLimit)
        else { throw ImageError("\"\(entry.name)\": the symbol set has no file that can be read") }
        do throws(ImageError) {
            return try SVGSymbol(bytes, weight: weight).image()
        } catch {
            throw ImageError("\"\(entry.name)\": \(file): \(error)")
        }
    }

    /// Returns a drawing as an image for the display's scale, or a larger one if it stays sharp in a larger frame.
    private func drawing(_ path: String, _ name: String, _ format: DrawingFormat, _ request: AssetRequest, keepsVectors: Bool) throws(ImageError) -> LoadedImage
    {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard let bytes = Self.bytes(path, limit: Self.fileLimit) else { throw ImageError("\"\(name)\": \(file) is missing or can't be read") }
        do throws(ImageError) {
            let drawing = try format.drawing(in: bytes)
            let display = DrawingFormat.scale(displayScale: request.displayScale)
            let scale = keepsVectors ? drawing.largeScale(displayScale: display) : display
            var image = LoadedImage(try drawing.pixmap(scale: scale), scale: scale)
            image.omission = drawing.omission(name: name, file: file)
            return image
        } catch {
            throw ImageError("\"\(name)\": \(file): \(error)")
        }
    }

    private func read(_ path: String, _ name: String, scale: CGFloat = 1) throws(ImageError) -> LoadedImage {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard let bytes = Self.bytes(path, limit: Self.fileLimit) else { throw ImageError("\"\(name)\": \(file) is missing or can't be read") }
        do throws(ImageError) {
            return LoadedImage(try ImageDecoder.decode(bytes), scale: scale)
        } catch {
            throw ImageError("\"\(name)\": \(file): \(error)")
        }
    }

    /// Returns the scales of variants: the best fit first, then the larger ones, then the smaller ones.
    private static func scales(_ displayScale: CGFloat) -> [Int] {
        let best = Int(saturating: min(max(displayScale.rounded(.up), 1), 3))
        return Array(best...3) + (1..<best).reversed()
    }

    /// Whether a name is that of a file in its own folder, or below it.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0") && !name.split(separator: "/").contains("..")
    }
}

/// The assets of an app: those of its bundle and of the bundles inside it, then the images beside its source.
package final class AppAssets: ImageSource, ColorSource, DataSource {
    private let folder: String
    private let loose: ImageFolder
    private let catalogs = Mutex<[String: AssetCatalogs]>([:])

    /// - Parameters:
    ///   - folder: the folder of the app's bundle.
    ///   - sourceFolder: a folder that is searched last.
    package init(folder: String, sourceFolder: String) {
        self.folder = folder
        loose = ImageFolder(sourceFolder)
    }

    private func catalogs(_ bundle: String?) -> AssetCatalogs {
        let place = bundle ?? folder
        return catalogs.withLock { all in
            if let known = all[place] { return known }
            let new = AssetCatalogs(folder: place)
            all[place] = new
            return new
        }
    }

    package func image(named name: String, displayScale: CGFloat) throws(ImageError) -> LoadedImage {
        try image(AssetRequest(name, displayScale: displayScale))
    }

    package func image(file: String) throws(ImageError) -> LoadedImage { try loose.image(file: file) }

    package func image(path: String) throws(ImageError) -> LoadedImage { try loose.image(path: path) }

    package func image(_ request: AssetRequest) throws(ImageError) -> LoadedImage {
        if let image = try catalogs(request.bundle).image(request) { return image }
        if request.bundle != nil, let image = try catalogs(nil).image(request) { return image }
        return try loose.image(named: request.name, displayScale: request.displayScale)
    }

    package func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> ResolvedColor? {
        color(AssetRequest(name, scheme: scheme, contrast: contrast))
    }

    package func color(_ request: AssetRequest) -> ResolvedColor? {
        catalogs(request.bundle).color(request) ?? (request.bundle == nil ? nil : catalogs(nil).color(request)) ?? loose.color(request)
    }

    package func data(named name: String, bundle: String?) -> (bytes: [UInt8], type: String)? { catalogs(bundle).data(named: name) }
}
