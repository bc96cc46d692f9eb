import AppleFoundation
import ApplePhotos
import AppleUIKit
import AppleUniformTypeIdentifiers
import Easel
import Foundation
import Views

/// A choice of the photos that can be picked.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: [String]
    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    public static let panoramas = PHPickerFilter(names: ["panoramas"])
    public static let bursts = PHPickerFilter(names: ["bursts"])
    public static let slomoVideos = PHPickerFilter(names: ["slomoVideos"])
    public static let timelapseVideos = PHPickerFilter(names: ["timelapseVideos"])
    public static let cinematicVideos = PHPickerFilter(names: ["cinematicVideos"])
    public static let depthEffectPhotos = PHPickerFilter(names: ["depthEffectPhotos"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(names: subfilters.flatMap(\.names)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(names: subfilters.flatMap(\.names)) }
    public static func not(_ subfilter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(names: subfilter.names.map { "not " + $0 }) }
}

/// A photo that the user has picked. There is no library, so code never receives one.
public struct PhotosPickerItem: Hashable, Identifiable, Sendable {
    /// The encoding of an item's data.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let index: Int
        public static let automatic = EncodingDisambiguationPolicy(index: 0)
        public static let current = EncodingDisambiguationPolicy(index: 1)
        public static let compatible = EncodingDisambiguationPolicy(index: 2)
    }
    public let itemIdentifier: String?
    public var id: String { itemIdentifier ?? "" }
    public var supportedContentTypes: [UTType] { [] }
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Loads nothing: the library is empty.
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
    /// Loads nothing: the library is empty.
    @discardableResult
    @preconcurrency public func loadTransferable<T>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 1)
    }
}
/// How several photos are picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let index: Int
    public static let `default` = PhotosPickerSelectionBehavior(index: 0)
    public static let ordered = PhotosPickerSelectionBehavior(index: 1)
    public static let continuous = PhotosPickerSelectionBehavior(index: 2)
}

/// A button that opens the photo library. There is no library, so a tap has no effect.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private init(_ label: Label) { self.label = label }

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.init(label()) }

    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(Text(title)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) { self.init(Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(Text(title)) }
}

extension View {
    /// Accepts a state that presents the photo library, with a warning while it does. The library is not drawn.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { notDrawn(isPresented.wrappedValue ? "photosPicker" : nil) }
    /// Accepts a state that presents the photo library, with a warning while it does. The library is not drawn.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { notDrawn(isPresented.wrappedValue ? "photosPicker" : nil) }
}

/// How a picker is shown. It is drawn as a button.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let name: String
    public static let presentation = PhotosPickerStyle(name: "presentation")
    public static let inline = PhotosPickerStyle(name: "inline")
    public static let compact = PhotosPickerStyle(name: "compact")
}
/// The abilities of a picker that can be switched off.
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let search = PHPickerCapabilities(rawValue: 1)
    public static let stagingArea = PHPickerCapabilities(rawValue: 2)
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
    public static let selectionActions = PHPickerCapabilities(rawValue: 8)
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
extension View {
    /// Sets how pickers are shown, with a warning: they are drawn as buttons.
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { notDrawn(style == .presentation ? nil : "photosPickerStyle") }
    /// Switches abilities of presented pickers off. The library is not drawn.
    public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }
    /// Shows or hides the bars of inline pickers. The library is not drawn.
    public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

/// The settings of a picker.
public struct PHPickerConfiguration: Sendable {
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    /// How picked photos are encoded.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// Whether the order of the selection counts.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous }
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = Mode.default
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    public var disabledCapabilities: PHPickerCapabilities = []
    /// The size of the picker.
    public enum Mode: Int, Sendable { case `default`, compact }
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}
/// A photo that was picked.
public struct PHPickerResult: @unchecked Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
/// The photo library. It isn't drawn.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    // Nothing is selected, because the library is empty.
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
    nonisolated public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}
/// Reacts to picked photos.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
