import SwiftUI

// name: Layout
struct Flow: Layout {
    var spacing: CGFloat = 8
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: proposal.width ?? sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
            x += subview.dimensions(in: .unspecified).width + spacing
        }
    }
}
struct Cached: Layout {
    struct CacheData { var widths: [CGFloat] }
    func makeCache(subviews: Subviews) -> CacheData { CacheData(widths: subviews.map { $0.sizeThatFits(.unspecified).width }) }
    func updateCache(_ cache: inout CacheData, subviews: Subviews) { cache.widths = [] }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        for (index, subview) in subviews.enumerated() {
            let point = CGPoint(x: 0, y: -bounds.width / 2).applying(CGAffineTransform(rotationAngle: CGFloat(index)))
            subview.place(at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center, proposal: .init(width: 10, height: nil))
        }
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
    ) -> CGFloat? { nil }
}
struct FlowUser: View {
    var body: some View {
        Flow {
            Text("A")
            Text("B")
        }
        Flow(spacing: 4) { ForEach(0..<3) { Text("\($0)") } }
    }
}

// name: LayoutSubview
func width(of subview: LayoutSubview) -> CGFloat { subview.sizeThatFits(.infinity).width + subview.dimensions(in: .zero).height }
func widths(of subviews: LayoutSubviews) -> [CGFloat] { subviews.map(width) }

// name: LayoutSubview.place
func place(_ subview: LayoutSubview, in bounds: CGRect) {
    subview.place(at: bounds.origin, proposal: .unspecified)
    subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    subview.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: 1, height: 2))
}

// name: LayoutSubview.priority
func priorities(of subviews: LayoutSubviews) -> [Double] { subviews.map(\.priority) + subviews.map { $0.priority } }

// name: LayoutSubview.spacing
func gap(_ first: LayoutSubview, _ second: LayoutSubview) -> CGFloat { first.spacing.distance(to: second.spacing, along: .vertical) }

// name: LayoutSubview.containerValues
func ids(of subviews: LayoutSubviews) -> [Int?] { subviews.map { $0.containerValues.tag(for: Int.self) } }

// name: LayoutSubviews.endIndex
func last(of subviews: LayoutSubviews) -> LayoutSubview? { subviews.isEmpty ? nil : subviews[subviews.endIndex - 1] }
func spacings(of subviews: LayoutSubviews) -> [CGFloat] {
    subviews.indices.map { index in
        guard index < subviews.endIndex - 1 else { return 0 }
        return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
}

// name: LayoutSubviews.startIndex
func first(of subviews: LayoutSubviews) -> LayoutSubview { subviews[subviews.startIndex] }

// name: LayoutProperties
struct Stacked: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

// name: LayoutValueKey
struct Rank: LayoutValueKey {
    static let defaultValue: Int = 0
}
extension View {
    func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}
func ranks(of subviews: LayoutSubviews) -> [Int] { subviews.map { $0[Rank.self] } }

// name: ProposedViewSize
let proposals: [ProposedViewSize] = [.zero, .unspecified, .infinity, ProposedViewSize(CGSize(width: 1, height: 1)), ProposedViewSize(width: nil, height: 3)]
func adjusted(_ proposal: ProposedViewSize) -> ProposedViewSize { ProposedViewSize(width: (proposal.width ?? 10) / 2, height: proposal.height) }

// name: ProposedViewSize.replacingUnspecifiedDimensions
let replaced = ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
let replacedBy = ProposedViewSize(width: 1, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 5, height: 5)).height

// name: .unspecified
func fitting(_ subviews: LayoutSubviews) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
}

// name: .sizeThatFits
struct SizeThatFitsExample: View {
    var body: some View { Text("A").previewLayout(.sizeThatFits) }
}

func sizes(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> [CGSize] { subviews.map { $0.sizeThatFits(proposal) } }

// name: ViewSpacing.distance
func distances(_ subviews: LayoutSubviews, axis: Axis) -> CGFloat {
    subviews[0].spacing.distance(to: subviews[1].spacing, along: axis) + ViewSpacing().distance(to: .zero, along: .vertical)
}

// name: ViewDimensions
func guide(_ dimensions: ViewDimensions) -> CGFloat { dimensions.width / 2 + dimensions[.leading] + dimensions[VerticalAlignment.center] + dimensions.height }
struct DimensionUser: View {
    var body: some View { Text("A").alignmentGuide(.leading, computeValue: offset).alignmentGuide(.top) { d in d[explicit: .top] ?? d[.bottom] } }
    func offset(_ d: ViewDimensions) -> CGFloat { d.width }
}

// name: VerticalAlignment
extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let middle = VerticalAlignment(Middle.self)
}
struct VerticalUser: View {
    var alignment: VerticalAlignment = .top
    var body: some View {
        HStack(alignment: alignment) { Text("A").alignmentGuide(.middle) { $0[.top] } }
        HStack(alignment: .middle) { Text("B") }
    }
}

// name: HorizontalAlignment
extension HorizontalAlignment {
    struct Column: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
    }
    static let column = HorizontalAlignment(Column.self)
}
struct HorizontalUser: View {
    var alignment: HorizontalAlignment = .leading
    var body: some View {
        VStack(alignment: alignment) { Text("A") }
        VStack(alignment: .column) { Text("B").alignmentGuide(.column) { d in d[.trailing] } }
    }
}

// name: AlignmentID
struct ThirdAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
extension VerticalAlignment {
    static let third = VerticalAlignment(ThirdAlignment.self)
}

// name: Alignment
extension Alignment {
    static let middleThird = Alignment(horizontal: .center, vertical: .third)
}
struct AlignmentUser: View {
    var alignment: Alignment = .topLeading
    var body: some View { ZStack(alignment: alignment) { Text("A").frame(width: 100, alignment: .init(horizontal: .leading, vertical: .top)) } }
}

// name: Axis
let axes: Axis.Set = [.horizontal, .vertical]
struct AxisUser: View {
    let axis: Axis
    var body: some View {
        ScrollView(axis == .horizontal ? .horizontal : .vertical) { Text("A") }
        ForEach(Axis.allCases, id: \.self) { Text($0 == .vertical ? "V" : "H") }
    }
}

// name: AnyLayout
struct LayoutSwitch: View {
    @State private var isVertical = true
    private let plain = AnyLayout(HStackLayout())
    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(alignment: .top))
        layout {
            Text("A")
            Text("B")
        }
        plain { Text("C") }
    }
}

// name: HStackLayout
struct HStackLayoutExample: View {
    var body: some View {
        VStack {
            HStackLayout(alignment: .top, spacing: 3) { Text("A") }
            HStackLayout().callAsFunction { Text("B") }
        }
    }
}

// name: VStackLayout
struct VStackLayoutExample: View {
    var body: some View {
        VStack {
            VStackLayout(alignment: .leading, spacing: 3) { Text("A") }
            VStackLayout { Text("B") }
        }
    }
}

// name: PreferenceKey
struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct FramesKey: PreferenceKey {
    typealias Value = [Int: CGRect]
    static let defaultValue: [Int: CGRect] = [:]
    static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
}
struct PreferenceUser: View {
    @State private var height: CGFloat = 0
    var body: some View {
        Text("A").background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
            .onPreferenceChange(HeightKey.self) { self.height = $0 }
    }
}

// name: Preferences
enum Preferences {
    struct Bounds: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value.append(contentsOf: nextValue()) }
    }
}
struct PreferencesUser: View {
    var body: some View {
        Text("A").anchorPreference(key: Preferences.Bounds.self, value: .bounds) { [$0] }.transformPreference(Preferences.Bounds.self) { $0 = [] }
    }
}

// name: Anchor
struct AnchorData {
    let bounds: Anchor<CGRect>
    var point: Anchor<CGPoint>?
}
func resolve(_ anchor: Anchor<CGRect>, in proxy: GeometryProxy) -> CGRect { proxy[anchor] }

// name: GeometryProxy.frame(in:)
struct GeometryProxyFrameInExample: View {
    var body: some View {
        VStack {
            GeometryReader { proxy in Text("\(proxy.frame(in: .global).minY) \(proxy.frame(in: .named("a")).midX)") }
            GeometryReader { proxy in Color.clear.frame(width: proxy.frame(in: .local).width, height: proxy.frame(in: CoordinateSpace.global).height) }
        }
    }
}

// name: GeometryProxy.frame
struct GeometryProxyFrameExample: View {
    var body: some View { GeometryReader { proxy in Text("\(proxy.frame(in: .scrollView).minY)") } }
}

// name: GeometryProxy.bounds
struct GeometryProxyBoundsExample: View {
    var body: some View {
        VStack {
            GeometryReader { proxy in Text("\(proxy.bounds(of: .named("a"))?.minX ?? 0)") }
            GeometryReader { proxy in Text("\(proxy.bounds(of: .scrollView)?.height ?? 0)") }
        }
    }
}

// name: GeometryProxy.safeAreaInsets
struct GeometryProxySafeAreaInsetsExample: View {
    var body: some View {
        GeometryReader { proxy in Text("A").padding(.top, proxy.safeAreaInsets.top).padding(proxy.safeAreaInsets) }
    }
}

// name: ContainerValues
extension ContainerValues {
    @Entry var priority: Int = 0
}
struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews) { subview in subview.padding(subview.containerValues.priority > 0 ? 10 : 0) }
        }
        ForEach(subviews: content) { subview in subview }
    }
}

// name: ContainerValueKey
struct ShadeKey: ContainerValueKey {
    static var defaultValue: Double { 0 }
}
extension ContainerValues {
    var shade: Double {
        get { self[ShadeKey.self] }
        set { self[ShadeKey.self] = newValue }
    }
}
