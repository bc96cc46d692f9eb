// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import AppleAVFoundation
import AppleCoreLocation
import AppleFoundation
import AppleUIKit
import Easel
import Foundation

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// An object of the photo library.
open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
    public override init() {}
}
/// A photo or video of the library, which is empty.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }
    open var playbackStyle: PlaybackStyle { .unsupported }
    /// How an asset is shown.
    public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// The kind of a collection.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}
/// The kind of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case any = 9_223_372_036_854_775_807
}
/// An album of the library, which has none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
/// How assets are found.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [_NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    public override init() {}
}
/// Assets that were found: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    public override init() {}
    open var count: Int { 0 }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { fatalError("index \(index) is beyond the end: the photo library is empty") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// How an image fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}
/// How an image is loaded.
@safe open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// The quality of an image.
    public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
    /// The size of an image.
    public enum ResizeMode: Int, Sendable { case none, fast, exact }
    open var isSynchronous = false
    open var deliveryMode = DeliveryMode.opportunistic
    open var resizeMode = ResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var version = PHImageRequestOptionsVersion.current
    open var normalizedCropRect = CGRect.zero
    open var allowSecondaryDegradedImage = false
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() {}
}
/// The edits of an image.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// How a film is loaded.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var deliveryMode = 0
    open var version = 0
    public override init() {}
}
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
/// A change of the library. The library stays empty.
open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}
/// The changes of found assets.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var insertedIndexes: IndexSet? { nil }
    open var insertedObjects: [ObjectType] { [] }
    open var removedObjects: [ObjectType] { [] }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }
    /// Never calls the closure, because nothing moves.
    open func enumerateMoves(_ handler: (Int, Int) -> Void) {}
    open var removedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
}
/// The changes of an asset.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var objectAfterChanges: ObjectType? { nil }
    open var objectWasDeleted: Bool { false }
}
/// Details of an asset's kind.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}
extension PHAsset { public var mediaSubtypes: PHAssetMediaSubtype { [] } }
public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
public typealias PHImageRequestOptionsResizeMode = PHImageRequestOptions.ResizeMode
public typealias PHImageRequestID = Int32
// swift-format-ignore: AlwaysUseLowerCamelCase
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Loads the images of assets. The library has no assets.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    public class func `default`() -> PHImageManager { shared }
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, NSObject?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, nil)
        return 0
    }
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { requestImageDataAndOrientation(for: asset, options: options, resultHandler: resultHandler) }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Loads the images of many assets. The library has no assets.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    public override init() {}
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
    open func stopCachingImagesForAllAssets() {}
    open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?) {}
}
/// A change of the library. The library stays empty.
open class PHChangeRequest: NSObject, @unchecked Sendable { override init() {} }
/// A change of an asset. The library stays empty.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var placeholderForCreatedAsset: PHObject? { nil }
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self.make() }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self.make() }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self.make() }
    open class func deleteAssets(_ assets: Any) {}
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    public convenience init(for asset: PHAsset) { self.init() }
    public required override init() {}
    private class func make() -> Self { Self() }
}
/// A change of an album. The library stays empty.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObject { PHObject() }
    public required override init() {}
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { self.init() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = Self()
        request.title = title
        return request
    }
    open class func deleteAssetCollections(_ assetCollections: Any) {}
    open func addAssets(_ assets: Any) {}
    open func removeAssets(_ assets: Any) {}
}
/// A new asset. The library stays empty.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    open class func forAsset() -> Self { Self() }
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
/// The treatment of a file of a new asset.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
    public override init() {}
}
/// The kind of a file of an asset.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo, fullSizePairedVideo
    case adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}
/// Reacts to changes of the library. The library stays empty.
public protocol PHPhotoLibraryChangeObserver: AnyObject { func photoLibraryDidChange(_ changeInstance: PHChange) }
/// A live photo. It isn't drawn.
open class PHLivePhotoView: UIView {
    open var livePhoto: PHObject?
    open var isMuted = false
}
extension PHPhotoLibrary {
    /// Runs the changes, which have no effect, and tells that they failed: nothing can be saved.
    public func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
        changeBlock()
        completionHandler?(false, nil)
    }
    public func performChanges(_ changeBlock: @escaping () -> Void) async throws { changeBlock() }
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { changeBlock() }
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// A file of a photo. The library is empty.
open class PHAssetResource: NSObject, @unchecked Sendable {
    override init() {}
    open var type: PHAssetResourceType { .photo }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "" }
    open var assetLocalIdentifier: String { "" }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
/// A folder of albums. The library is empty.
open class PHCollectionList: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
