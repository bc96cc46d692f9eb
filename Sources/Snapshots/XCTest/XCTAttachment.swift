import AppleUIKit
import Foundation
import Synchronization

/// A value that is kept with a failure. XCTest has this type only on Apple's systems.
public final class XCTAttachment {
    /// The condition for removing an attachment, on Apple's systems.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    /// The quality of a stored image, on Apple's systems.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// The name of the attachment's file; nil to let its user choose one.
    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    /// The bytes of the file.
    public let data: Data
    /// The file's extension, without a dot.
    public let pathExtension: String

    /// - Parameter data: the bytes of a file.
    public init(data: Data, pathExtension: String = "") { (self.data, self.pathExtension) = (data, pathExtension) }
    public convenience init(string: String) { self.init(data: Data(string.utf8), pathExtension: "txt") }
    public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data(), pathExtension: "png") }
    /// - Parameter quality: makes no difference: every image is a PNG.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
    /// - Parameter file: a file that is read now; one that can't be read gives no bytes.
    public convenience init(contentsOfFile file: URL) {
        self.init(data: (try? Data(contentsOf: file)) ?? Data(), pathExtension: file.pathExtension)
        name = file.deletingPathExtension().lastPathComponent
    }
    /// - Parameter value: a property list; other values give no bytes.
    public convenience init(plistObject value: Any) {
        self.init(data: (try? PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)) ?? Data(), pathExtension: "plist")
    }
    /// - Parameter uniformTypeIdentifier: such as `public.png`.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(data: data, pathExtension: uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "")
    }
}

extension XCTAttachment {
    /// How often each name of a file was used.
    private static let names = Mutex<[String: Int]>([:])

    /// Writes the attachment to the folder `$SNAPSHOT_ARTIFACTS` if its lifetime is `keepAlways`; later ones of the same name get numbers.
    ///
    /// - Parameter owner: the name of the test, or of its part.
    public func _keep(for owner: String) {
        guard lifetime == .keepAlways, let folder = ProcessInfo.processInfo.environment[SnapshotFiles.artifactsVariable], !folder.isEmpty else { return }
        let base = SnapshotFiles.plain("\(owner)-\(name ?? "attachment")")
        let number = Self.names.withLock { names in
            names[base, default: 0] += 1
            return names[base] ?? 1
        }
        let place = URL(filePath: folder, directoryHint: .isDirectory)
        let file = place.appending(path: base + (number == 1 ? "" : "-\(number)") + (pathExtension.isEmpty ? "" : ".\(pathExtension)"))
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            FileHandle.standardError.write(Data("warning: the attachment \(file.path) was not written: \(error.localizedDescription)\n".utf8))
        }
    }
}
