/// The requests of a preview: its name, its device, and the size of its canvas.
package struct PreviewOptions: Sendable, Equatable {
    package enum Layout: Sendable, Equatable {
        /// The whole device.
        case device
        /// The view's own size, at most the device's.
        case sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
    }

    package var displayName: String?
    /// As the code names it, such as "iPhone 16 Pro".
    package var device: String?
    package var layout: Layout?
    package var orientation: InterfaceOrientation?

    package init() {}

    /// Whether there are no requests.
    package var isEmpty: Bool { self == PreviewOptions() }
}

/// The orientation of a device.
public struct InterfaceOrientation: Sendable, Hashable, CaseIterable, Identifiable {
    private let name: String
    public var id: String { name }
    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// Sideways.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// Sideways, the other way around.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    /// Whether the longer side lies horizontally.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The size of a preview's canvas.
public enum PreviewLayout: Sendable, Equatable {
    /// The whole device.
    case device
    /// The view's own size.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a preview's device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The requests of a preview in a `PreviewProvider`.
private enum PreviewOptionsKey: ViewTraitKey {
    static var defaultValue: PreviewOptions { PreviewOptions() }
    static var name: String { "preview" }
    static func merged(inner: PreviewOptions, outer: PreviewOptions) -> PreviewOptions {
        var merged = inner
        merged.displayName = inner.displayName ?? outer.displayName
        merged.device = inner.device ?? outer.device
        merged.layout = inner.layout ?? outer.layout
        merged.orientation = inner.orientation ?? outer.orientation
        return merged
    }
}

extension View {
    private func preview(_ change: (inout PreviewOptions) -> Void) -> some View {
        var options = PreviewOptions()
        change(&options)
        return modifier(TraitModifier<PreviewOptionsKey>(value: options))
    }

    /// Sets the size of the preview's canvas.
    public func previewLayout(_ layout: PreviewLayout) -> some View {
        preview {
            $0.layout =
                switch layout {
                case .device: .device
                case .sizeThatFits: .sizeThatFits
                case .fixed(let width, let height): .fixed(width: width, height: height)
                }
        }
    }
    /// Sets the preview's name, which `--view` takes.
    public func previewDisplayName(_ name: String?) -> some View { preview { $0.displayName = name } }
    /// Sets the preview's device.
    public func previewDevice(_ device: PreviewDevice?) -> some View { preview { $0.device = device?.rawValue } }
    /// Sets the orientation of the preview's device.
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { preview { $0.orientation = orientation } }
}

extension ViewGraph {
    /// The preview requests of each of the root's views, in order.
    package var previews: [PreviewOptions] { rootSlot.contentItems.map { $0.traits[PreviewOptionsKey.self] } }
}

/// The values, other than its device, that a preview depends on.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value of a preview's context.
public protocol PreviewContextKey {
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}

/// The trait of a `#Preview`.
public struct PreviewTrait<T>: Sendable {
    let change: @Sendable (inout PreviewOptions) -> Void
    let modifier: (@MainActor @Sendable () async throws -> @MainActor (AnyView) -> AnyView)?

    fileprivate init(_ change: @escaping @Sendable (inout PreviewOptions) -> Void) {
        self.change = change
        modifier = nil
    }

    fileprivate init(modifier: @escaping @MainActor @Sendable () async throws -> @MainActor (AnyView) -> AnyView) {
        change = { _ in }
        self.modifier = modifier
    }
}

/// The names around `#Preview`.
public enum Preview {
    /// The kind of traits of a view's preview.
    public enum ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The canvas is the device's screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
    /// The canvas is as large as the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
    /// The canvas has a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait { $0.layout = .fixed(width: width, height: height) } }
    /// The device is held upright.
    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
    /// The device is held upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
    /// The device is held sideways.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
    /// The device is held sideways, the other way around.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
    /// Changes the preview's view, after creating the data that all previews with this modifier share.
    public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> PreviewTrait {
        PreviewTrait(modifier: { @MainActor in
            let context = try await M.makeSharedContext()
            return { AnyView(modifier.body(content: PreviewModifierContent(view: $0), context: context)) }
        })
    }
}

/// A change of previews, with data that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    /// Creates the shared data.
    static func makeSharedContext() async throws -> Context
    /// The changed preview.
    @ViewBuilder func body(content: PreviewModifierContent, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` changes.
public struct PreviewModifierContent: View {
    let view: AnyView
    public var body: some View { view }
}

/// A `#Preview`: its view and its requests. The expansion of the macro creates it.
public struct _Preview: Identifiable {
    /// The position among the previews of a provider.
    public var id = 0
    package let options: PreviewOptions
    private let modifiers: [@MainActor @Sendable () async throws -> @MainActor (AnyView) -> AnyView]
    private let body: @MainActor () -> AnyView

    // The closure returns any view, as in Apple's declaration: its statements may return views of several types, and views that it declares itself.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) { self.init(name, list: traits) { AnyView(body()) } }

    /// Creates a preview of a view that depends on an argument: the first one of a list.
    @MainActor public init<T>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) { self.init(name, list: traits) { arguments.first.map { AnyView(body($0)) } ?? AnyView(EmptyView()) } }

    /// Creates a preview with a list of traits.
    @MainActor package init(_ name: String?, list traits: [PreviewTrait<Preview.ViewTraits>], body: @escaping @MainActor () -> AnyView) {
        var options = PreviewOptions()
        for trait in traits { trait.change(&options) }
        options.displayName = name
        self.options = options
        modifiers = traits.compactMap(\.modifier)
        self.body = body
    }

    /// Creates one of a provider's previews.
    @MainActor package init(id: Int, options: PreviewOptions, content: @escaping @MainActor () -> AnyView) {
        (self.id, self.options, modifiers, body) = (id, options, [], content)
    }

    /// Returns the view of a closure that may return views of several types: the body of a view with the preview's own properties.
    @MainActor public static func _content(_ body: () -> any View) -> AnyView { AnyView(body()) }

    /// The view.
    @MainActor public var content: AnyView { body() }
    public var displayName: String? { options.displayName }
    public var device: PreviewDevice? { options.device.map { PreviewDevice(rawValue: $0) } }
    public var layout: PreviewLayout {
        switch options.layout {
        case .sizeThatFits: .sizeThatFits
        case .fixed(let width, let height): .fixed(width: width, height: height)
        case .device, nil: .device
        }
    }
    public var interfaceOrientation: InterfaceOrientation { options.orientation ?? .portrait }

    /// Returns a function that creates the view in its initial state, once the modifiers' data exist.
    @MainActor package func prepare() async throws -> @MainActor () -> AnyView {
        var changes: [@MainActor (AnyView) -> AnyView] = []
        for modifier in modifiers { changes.append(try await modifier()) }
        let body = body
        return { changes.reduce(body()) { $1($0) } }
    }
}

/// Creates a `#Preview` whose closure has a `return`, so that it isn't a list of views.
@MainActor public func _return(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> any View
) -> _Preview { _Preview(name, list: traits) { AnyView(body()) } }

/// Creates such a `#Preview` of a view that depends on an argument: the first one of a list.
@MainActor public func _return<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T], body: @escaping @MainActor (T) -> any View
) -> _Preview { _Preview(name, list: traits) { arguments.first.map { AnyView(body($0)) } ?? AnyView(EmptyView()) } }
