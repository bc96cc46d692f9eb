import AppleCoreGraphics
import AppleUIKit
import AppleUniformTypeIdentifiers
import Foundation

/// A picture of a file.
public final class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// The kind of a picture.
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    public let uiImage: UIImage
    init(_ image: UIImage) { uiImage = image }
    public var type: RepresentationType { .thumbnail }
    public var cgImage: CGImage { uiImage.cgImage! }
    public var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
}
/// Makes pictures of image files. Other files have none.
public final class QLThumbnailGenerator: NSObject, Sendable {
    /// A file and a size.
    public final class Request: NSObject, @unchecked Sendable {
        /// The kinds of pictures that are wanted.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: .max)
        }
        let url: URL
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        public var iconMode = false
        public var minimumDimension: CGFloat = 0
        public var contentType: UTType?
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
        }
    }
    public static let shared = QLThumbnailGenerator()
    @preconcurrency public func generateBestRepresentation(
        for request: Request, completion: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        do { completion(try picture(request), nil) } catch { completion(nil, error) }
    }
    public func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation { try picture(request) }
    @preconcurrency public func generateRepresentations(
        for request: Request, update: (@Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil
    ) {
        do { update?(try picture(request), .thumbnail, nil) } catch { update?(nil, .thumbnail, error) }
    }
    public func cancel(_ request: Request) {}
    private func picture(_ request: Request) throws -> QLThumbnailRepresentation {
        guard let image = UIImage(data: try Data(contentsOf: request.url)), image.cgImage != nil else { throw CocoaError(.fileReadUnknown) }
        return QLThumbnailRepresentation(image)
    }
}
