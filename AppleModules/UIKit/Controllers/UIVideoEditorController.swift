import Easel
import Foundation

/// An editor of films. It isn't drawn.
open class UIVideoEditorController: UINavigationController {
    open var videoPath = ""
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = UIImagePickerController.QualityType.typeMedium
    public class func canEditVideo(atPath videoPath: String) -> Bool { false }
    package override func drawn() -> AnyView? { nil }
}
