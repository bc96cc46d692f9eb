import AppleFoundation
import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Foundation
import Views

/// The user's decision about the photo library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// The kind of access that an app asks for.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}
/// The photo library. It is empty, and access to it stays undecided.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { library }
    public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}
    /// Never calls the closure, because there is no user to answer.
    @preconcurrency public class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}
    /// Returns an undecided status, because there is no user to answer.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .notDetermined }
}
