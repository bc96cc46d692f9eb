import AppleUniformTypeIdentifiers
import Easel

/// The camera or the photo library. It isn't drawn.
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// A camera.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The medium that a camera records.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// The light of a camera.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }
    /// The quality of a film.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
    /// The keys of a picked image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open func takePicture() {}
    private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { pickerDelegate }
        set { pickerDelegate = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    }
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    package override func drawn() -> AnyView? { nil }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
