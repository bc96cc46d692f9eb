import AppleSpatial
import AppleUIKit
import Combine
import Easel
import Foundation
import Views

/// The content of a view.
public protocol RealityViewContentProtocol {}

/// The content of a view.
@MainActor @preconcurrency
public struct RealityViewContent: RealityViewContentProtocol {
    private let root = Entity()
    public var camera = RealityViewCamera.virtual
    init() {}
    public var entities: EntityCollection {
        get { root.children }
        set {}
    }
    public func add(_ entity: Entity) { root.addChild(entity) }
    public func remove(_ entity: Entity) { root.removeChild(entity) }
    public func subscribe<E>(to event: E.Type, on sourceObject: Entity? = nil, _ handler: @escaping (E) -> Void) -> EventSubscription { EventSubscription() }
    public func subscribe<E, C: Component>(
        to event: E.Type, on sourceObject: Entity? = nil, componentType: C.Type?, _ handler: @escaping (E) -> Void
    ) -> EventSubscription { EventSubscription() }
    public func animate(body: () -> Void, completion: (() -> Void)? = nil) { body() }
    public func convert(_ frame: Rect3D, from space: some CoordinateSpaceProtocol, to entity: Entity) -> BoundingBox { BoundingBox(min: .zero, max: .zero) }
}
/// The entities of a `RealityView` and its camera, on systems other than visionOS.
public typealias RealityViewCameraContent = RealityViewContent

/// A view beside the entities of a `RealityView`.
public struct Attachment<Content: View>: View, AttachmentContent {
    private let content: Content
    public init(id: some Hashable, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}
/// Views beside the entities of a `RealityView`.
@MainActor @preconcurrency public protocol AttachmentContent {}
/// The entities of attachments.
@MainActor @preconcurrency
public struct RealityViewAttachments {
    /// Returns the entity of an attachment.
    public func entity(for id: some Hashable) -> ViewAttachmentEntity? { ViewAttachmentEntity() }
}
/// The entity of a view. It isn't drawn.
public final class ViewAttachmentEntity: Entity {
    /// The component that holds the view.
    public struct ViewAttachmentComponent: Component {}
    public var attachment: BoundingBox { BoundingBox(min: .zero, max: .zero) }
}

/// A view of entities. It isn't drawn.
public struct RealityView: View {
    private let make: @MainActor (inout RealityViewContent) async -> Void

    @preconcurrency public init(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil
    ) { self.make = make }
    @preconcurrency public init<Placeholder: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder
    ) { self.make = make }
    @preconcurrency public init<Attachments: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
        update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil, @ViewBuilder attachments: () -> Attachments
    ) { self.make = { await make(&$0, RealityViewAttachments()) } }
    @preconcurrency public init<Placeholder: View, Attachments: View>(
        make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
        update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil, @ViewBuilder placeholder: () -> Placeholder,
        @ViewBuilder attachments: () -> Attachments
    ) { self.make = { await make(&$0, RealityViewAttachments()) } }

    public var body: some View {
        RepresentedPlaceholder(name: "RealityView", framework: "RealityKit").task {
            var content = RealityViewContent()
            await make(&content)
        }
    }
}

/// A loaded model.
public struct ResolvedModel3D: View {
    public func resizable(_ isResizable: Bool = true) -> ResolvedModel3D { self }
    public var body: some View { RepresentedPlaceholder(name: "Model3D", framework: "RealityKit") }
}
/// The moments of loading a model.
public enum Model3DPhase {
    case empty
    case success(ResolvedModel3D)
    case failure(any Error)
    public var model: ResolvedModel3D? { if case .success(let model) = self { model } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
/// A view of a file. It isn't drawn.
public struct Model3D<Content: View>: View {
    private let content: Content

    public init(named name: String, bundle: Bundle? = nil) where Content == AnyView { content = Self.outline(name) }
    public init(url: URL) where Content == AnyView { content = Self.outline(url.lastPathComponent) }
    public init<Placeholder: View>(
        named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Content, @ViewBuilder placeholder: () -> Placeholder
    ) { self.content = content(ResolvedModel3D()) }
    public init<Placeholder: View>(
        url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Content, @ViewBuilder placeholder: () -> Placeholder
    ) { self.content = content(ResolvedModel3D()) }
    public init(named name: String, bundle: Bundle? = nil, transaction: Transaction = Transaction(), @ViewBuilder content: (Model3DPhase) -> Content) {
        self.content = content(.success(ResolvedModel3D()))
    }
    public init(url: URL, transaction: Transaction = Transaction(), @ViewBuilder content: (Model3DPhase) -> Content) {
        self.content = content(.success(ResolvedModel3D()))
    }
    private static func outline(_ name: String) -> AnyView { AnyView(RepresentedPlaceholder(name: "Model3D \(name)", framework: "RealityKit")) }

    public var body: some View { content }
}
