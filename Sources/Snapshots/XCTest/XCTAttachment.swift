import AppleUIKit
import Foundation

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
