import AppleUIKit
import Easel
import Foundation

// There is no model that makes images: it is unavailable, as on devices without Apple Intelligence, and the sheets stay empty.

/// An idea for an image.
public struct ImagePlaygroundConcept: Sendable {
    private let text: String
    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: text) }
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: text) }
    public static func image(_ url: URL) -> ImagePlaygroundConcept? { ImagePlaygroundConcept(text: url.path()) }
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: "") }
}
/// The style of an image.
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
    public let id: String
    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let externalProvider = ImagePlaygroundStyle(id: "externalProvider")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}
/// Whether images show people of the library.
public enum ImagePlaygroundPersonalizationPolicy: Sendable { case automatic, enabled, disabled }

/// Makes images from ideas, which fails.
public final class ImageCreator: Sendable {
    /// The reason for a failure.
    public enum Error: Swift.Error, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage, unsupportedInputImage, backgroundCreationForbidden,
            creationFailed, conceptsRequirePersonIdentity
    }
    /// A finished image.
    public struct CreatedImage: Sendable { public let cgImage: CGImage }
    /// - Throws: `ImageCreator.Error.notSupported`.
    public init() async throws { throw Error.notSupported }
    public var availableStyles: [ImagePlaygroundStyle] { [] }
    public func images(for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
        AsyncThrowingStream { throw Error.notSupported }
    }
}

/// The screen on which images are made.
@MainActor
open class ImagePlaygroundViewController: UIViewController {
    public static var isAvailable: Bool { false }
    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = []
    open var sourceImage: UIImage?
    open var allowedGenerationStyles: [ImagePlaygroundStyle] = []
    open var selectedGenerationStyle: ImagePlaygroundStyle?
    open var personalizationPolicy = ImagePlaygroundPersonalizationPolicy.automatic
    /// Receives images.
    @MainActor @preconcurrency
    public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(_ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }
}
extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController) {}
}

extension EnvironmentValues {
    /// Whether images can be made: false.
    public var supportsImagePlayground: Bool { false }
}

extension View {
    private func playground(_ isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { Color.clear.notDrawn("imagePlaygroundSheet") }
    }
    /// Shows an empty sheet, with a warning.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { playground(isPresented) }
    /// Shows an empty sheet, with a warning.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View { playground(isPresented) }
    /// Shows an empty sheet, with a warning.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { playground(isPresented) }
    /// Shows an empty sheet, with a warning.
    public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
        onCancellation: (() -> Void)? = nil
    ) -> some View { playground(isPresented) }
    /// Accepts a style, which the empty sheet doesn't show.
    public func imagePlaygroundGenerationStyle(_ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all) -> some View
    {
        self
    }
    /// Accepts a policy, which the empty sheet doesn't show.
    public func imagePlaygroundPersonalizationPolicy(_ policy: ImagePlaygroundPersonalizationPolicy) -> some View { self }
}
