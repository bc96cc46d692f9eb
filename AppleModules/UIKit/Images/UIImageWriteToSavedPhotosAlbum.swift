// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of UIKit.

import AppleCoreGraphics
import Easel

/// Saves nothing: drawing has no photo library.
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?) {}

/// Saves nothing: drawing has no photo library.
public func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Any?) {}

/// Returns false: drawing has no photo library.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
