import SwiftUI

// name: .frame
struct FrameExample: View {
    var body: some View {
        VStack {
            Text("A").frame(width: 100, height: 50)
            Text("B").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            Text("C").frame(height: 44)
            Text("D").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: 200)
            Text("E").frame(width: 10, alignment: .leading)
            Text("F").frame(idealWidth: 100)
        }
    }
}

// name: .padding
struct PaddingExample: View {
    var body: some View {
        VStack {
            Text("A").padding()
            Text("B").padding(.horizontal, 20)
            Text("C").padding([.top, .leading])
            Text("D").padding(8)
            Text("E").padding(.bottom)
            Text("F").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
    }
}

// name: .offset
struct OffsetExample: View {
    @State private var drag = CGSize.zero

    var body: some View {
        VStack {
            Text("A").offset(x: 10, y: -20)
            Text("B").offset(drag)
            Text("C").offset(y: 5)
            Text("D").offset(x: drag.width)
        }
    }
}

// name: .position
struct PositionExample: View {
    var body: some View {
        VStack {
            Text("A").position(x: 10, y: 20)
            Text("B").position(CGPoint(x: 1, y: 2))
        }
    }
}

// name: .background
struct BackgroundExample: View {
    var body: some View {
        VStack {
            Text("A").background(Color.red)
            Text("B").background(.blue)
            Text("C").background(RoundedRectangle(cornerRadius: 8).fill(.gray))
            Text("D").background { Image("paper").resizable() }
            Text("E").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
            Text("F").background(Color.black.opacity(0.2), alignment: .top)
        }
    }
}

struct BackgroundExample2: View {
    var body: some View {
        VStack {
            Text("A").background(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
            Text("B").background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            Text("C").background(alignment: .bottom) { Divider() }
            Text("D").background(.regularMaterial).background(in: Capsule())
        }
    }
}

struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

// name: .overlay
struct OverlayExample: View {
    var body: some View {
        VStack {
            Circle().overlay(Text("A"))
            Circle().overlay(Circle().stroke(Color.white, lineWidth: 2))
            Text("B").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8) }
            Text("C").overlay { Color.black.opacity(0.1) }
            Text("D").overlay(Image(systemName: "star"), alignment: .bottom)
            Text("E").overlay(.red, in: Capsule())
        }
    }
}

// name: .fixedSize
struct FixedSizeExample: View {
    var body: some View {
        VStack {
            Text("A").fixedSize()
            Text("B").fixedSize(horizontal: false, vertical: true)
        }
    }
}

// name: .layoutPriority
struct LayoutPriorityExample: View {
    var body: some View {
        HStack {
            Text("A").layoutPriority(1)
            Text("B").layoutPriority(-1)
        }
    }
}

// name: .aspectRatio
struct AspectRatioExample: View {
    var body: some View {
        VStack {
            Image("a").resizable().aspectRatio(contentMode: .fit)
            Rectangle().aspectRatio(1, contentMode: .fill)
            Rectangle().aspectRatio(16 / 9, contentMode: .fit)
            Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
        }
    }
}

// name: .scaledToFit
struct ScaledToFitExample: View {
    var body: some View {
        VStack {
            Image("a").resizable().scaledToFit().frame(height: 100)
            Text("A").scaledToFit()
        }
    }
}

// name: .scaledToFill
struct ScaledToFillExample: View {
    var body: some View { Image("a").resizable().scaledToFill().frame(width: 100, height: 100).clipped() }
}

// name: .zIndex
struct ZIndexExample: View {
    @State private var isUp = false

    var body: some View {
        ZStack {
            Text("A").zIndex(1)
            Text("B").zIndex(isUp ? 2 : 0)
        }
    }
}

// name: .alignmentGuide
struct AlignmentGuideExample: View {
    var body: some View {
        VStack {
            HStack(alignment: .top) { Text("A").alignmentGuide(.top) { d in d[.bottom] } }
            VStack(alignment: .leading) { Text("B").alignmentGuide(.leading) { $0.width / 2 } }
            Text("C").alignmentGuide(HorizontalAlignment.center, computeValue: { dimension in dimension[HorizontalAlignment.trailing] })
        }
    }
}

// name: .ignoresSafeArea
struct IgnoresSafeAreaExample: View {
    var body: some View {
        VStack {
            Color.red.ignoresSafeArea()
            Color.red.ignoresSafeArea(.all, edges: .top)
            Color.red.ignoresSafeArea(.keyboard)
            Color.red.ignoresSafeArea(edges: [.top, .bottom])
            Color.red.ignoresSafeArea(.keyboard, edges: .bottom)
        }
    }
}

// name: .edgesIgnoringSafeArea
struct EdgesIgnoringSafeAreaExample: View {
    var body: some View {
        VStack {
            Color.red.edgesIgnoringSafeArea(.all)
            Color.red.edgesIgnoringSafeArea([.top, .bottom])
            Color.red.edgesIgnoringSafeArea(.top)
        }
    }
}

// name: .safeAreaInset
struct SafeAreaInsetExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A") }.safeAreaInset(edge: .bottom) { Text("Bar") }
            Text("B").safeAreaInset(edge: .top, alignment: .center, spacing: 0) { Divider() }
            List { Text("C") }.safeAreaInset(edge: .leading) { Text("Side") }
        }
    }
}

// name: .safeAreaPadding
struct SafeAreaPaddingExample: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal) { Text("A") }.safeAreaPadding(.horizontal, 20)
            ScrollView { Text("B") }.safeAreaPadding()
            ScrollView { Text("C") }.safeAreaPadding(16)
            ScrollView { Text("D") }.safeAreaPadding(.bottom)
            ScrollView { Text("E") }.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
    }
}

// name: .contentMargins
struct ContentMarginsExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A") }.contentMargins(20)
            ScrollView { Text("B") }.contentMargins(.horizontal, 16, for: .scrollContent)
            ScrollView { Text("C") }.contentMargins(.vertical, 10)
        }
    }
}

// name: .containerRelativeFrame
struct ContainerRelativeFrameExample: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }
            Color.red.containerRelativeFrame([.horizontal, .vertical])
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8, alignment: .leading)
            Color.red.containerRelativeFrame(.vertical) { length, _ in length * 0.8 }
        }
    }
}

// name: .gridCellColumns
struct GridCellColumnsExample: View {
    var body: some View { Grid { GridRow { Text("A").gridCellColumns(2) } } }
}

// name: .gridCellUnsizedAxes
struct GridCellUnsizedAxesExample: View {
    var body: some View {
        Grid {
            Divider().gridCellUnsizedAxes(.horizontal)
            Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
        }
    }
}

// name: .gridColumnAlignment
struct GridColumnAlignmentExample: View {
    var body: some View { Grid { GridRow { Text("A").gridColumnAlignment(.trailing) } } }
}

// name: .coordinateSpace
struct CoordinateSpaceExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A") }.coordinateSpace(name: "scroll")
            ScrollView { Text("B") }.coordinateSpace(.named("list"))
        }
    }
}

// name: .onGeometryChange
struct OnGeometryChangeExample: View {
    @State private var height: CGFloat = 0

    var body: some View {
        VStack {
            Text("A").onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { newValue in
                height = newValue
            }
            Text("B").onGeometryChange(for: CGSize.self, of: \.size) { print($0) }
            Text("C").onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: { old, new in
                print(old, new)
            }
        }
    }
}

// name: .visualEffect
struct VisualEffectExample: View {
    var body: some View {
        VStack {
            Text("A").visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY / 10) }
            Text("B").visualEffect { content, geometry in
                content
                    .scaleEffect(geometry.size.width > 100 ? 1 : 0.5)
                    .blur(radius: 2)
                    .hueRotation(.degrees(geometry.frame(in: .scrollView).midX))
            }
        }
    }
}

// name: .clipped
struct ClippedExample: View {
    var body: some View {
        VStack {
            Image("a").frame(width: 10).clipped()
            Color.red.clipped(antialiased: true)
        }
    }
}

// name: .clipShape
struct ClipShapeExample: View {
    var body: some View {
        VStack {
            Image("a").clipShape(Circle())
            Image("b").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            Image("c").clipShape(.rect(cornerRadius: 10))
            Image("d").clipShape(.capsule)
            Image("e").clipShape(Circle(), style: FillStyle(eoFill: true))
        }
    }
}

// name: .cornerRadius
struct CornerRadiusExample: View {
    var body: some View {
        VStack {
            Image("a").cornerRadius(10)
            Color.red.cornerRadius(8, antialiased: true)
        }
    }
}

// name: .mask
struct MaskExample: View {
    var body: some View {
        VStack {
            Color.red.mask(Text("A"))
            Color.red.mask { Circle() }
            Color.red.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            Color.red.mask(alignment: .leading) { Rectangle().frame(width: 10) }
        }
    }
}

// name: .contentShape
struct ContentShapeExample: View {
    var body: some View {
        VStack {
            HStack {
                Text("A")
                Spacer()
            }.contentShape(Rectangle())
            Text("B").contentShape(.rect)
            Text("C").contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 10))
            Text("D").contentShape(.interaction, Circle())
        }
    }
}

// name: .hidden
struct HiddenExample: View {
    var body: some View { Text("A").hidden() }
}

// name: .modifier
struct Bordered: ViewModifier {
    var color = Color.blue
    func body(content: Content) -> some View { content.padding().border(color) }
}

struct ModifierUser: View {
    var body: some View {
        Text("A").modifier(Bordered())
        Text("B").modifier(Bordered(color: .red))
        Text("C").modifier(Bordered().concat(Bordered()))
    }
}

// name: .id
struct IdExample: View {
    @State private var identifier = UUID()

    var body: some View {
        VStack {
            Text("A").id(1)
            Text("B").id(identifier)
            Text("C").id("top")
        }
    }
}

// name: .tag
struct TagExample: View {
    @State private var selection = 0

    var body: some View {
        VStack {
            Picker("P", selection: $selection) {
                Text("A").tag(0)
                Text("B").tag(1)
            }
            TabView { Text("A").tag("one") }
        }
    }
}

// name: .environment
struct EnvironmentExample: View {
    var body: some View {
        VStack {
            Text("A").environment(\.colorScheme, .dark)
            Text("B").environment(\.locale, Locale(identifier: "de"))
            Text("C").environment(\.layoutDirection, .rightToLeft)
            Text("D").environment(Library())
        }
    }
}

@Observable class Library { var title = "" }

// name: .environmentObject
struct EnvironmentObjectExample: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Text("A").environmentObject(model)
            NavigationView { Text("B") }.environmentObject(Model())
        }
    }
}

class Model: ObservableObject { @Published var count = 0 }

// name: .transaction
struct TransactionExample: View {
    var body: some View {
        VStack {
            Text("A").transaction { $0.animation = nil }
            Text("B").transaction { transaction in transaction.disablesAnimations = true }
        }
    }
}

// name: .preference
struct PreferenceExample: View {
    var body: some View {
        VStack {
            Text("A").preference(key: NamesKey.self, value: ["a"])
            Color.clear.preference(key: NamesKey.self, value: [])
        }
    }
}

struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value.append(contentsOf: nextValue()) }
}

// name: .onPreferenceChange
struct OnPreferenceChangeExample: View {
    @State private var names: [String] = []

    var body: some View {
        VStack {
            Text("A").onPreferenceChange(NamesKey.self) { names = $0 }
            Text("B").onPreferenceChange(NamesKey.self) { value in self.names = value }
        }
    }
}

// name: .anchorPreference
struct AnchorPreferenceExample: View {
    var body: some View {
        VStack {
            Text("A").anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
            Text("B").anchorPreference(key: BoundsKey.self, value: .bounds, transform: { anchor in anchor })
        }
    }
}

struct BoundsKey: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

// name: .overlayPreferenceValue
struct OverlayPreferenceValueExample: View {
    var body: some View {
        VStack {
            Text("A").overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor { Rectangle().stroke().frame(width: proxy[anchor].width) }
                }
            }
            Text("B").overlayPreferenceValue(BoundsKey.self, alignment: .top) { _ in Circle() }
            Text("C").backgroundPreferenceValue(BoundsKey.self) { anchor in Color.red }
        }
    }
}

// name: .containerValue
extension ContainerValues {
    @Entry var isHighlighted: Bool = false
}

struct ContainerValueUser: View {
    var body: some View {
        Group {
            Text("A").containerValue(\.isHighlighted, true)
            Text("B").containerValue(\.isHighlighted, false)
        }
    }
}

// name: .onAppear
struct OnAppearExample: View {
    var body: some View {
        VStack {
            Text("A").onAppear { print("appeared") }
            Text("B").onAppear(perform: load)
            Text("C").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") } }
        }
    }
}

extension OnAppearExample {
    func load() {}
}

// name: .onDisappear
struct OnDisappearExample: View {
    var body: some View {
        VStack {
            Text("A").onDisappear { print("gone") }
            Text("B").onDisappear(perform: {})
        }
    }
}

// name: .onChange
struct OnChangeExample: View {
    @State private var value = 0
    @State private var text = ""

    var body: some View {
        VStack {
            Text("A").onChange(of: value) { newValue in print(newValue) }
            Text("B").onChange(of: value) { oldValue, newValue in print(oldValue, newValue) }
            Text("C").onChange(of: text) { print("changed") }
            Text("D").onChange(of: value, initial: true) { _, new in print(new) }
            Text("E").onChange(of: value, perform: { value in print(value) })
        }
    }
}

// name: .onReceive
struct OnReceiveExample: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
        VStack {
            Text("A").onReceive(timer) { _ in count += 1 }
            Text("B").onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { notification in print(notification) }
            Text("C").onReceive(timer) { time in print(time) }
        }
    }
}

// name: .task
struct TaskExample: View {
    @State private var id = 0

    var body: some View {
        VStack {
            Text("A").task { await load() }
            Text("B").task(id: id) { try? await Task.sleep(nanoseconds: 1_000_000) }
            Text("C").task(priority: .background) { print("task") }
        }
    }
}

extension TaskExample {
    func load() async {}
}

// name: .onHover
struct OnHoverExample: View {
    @State private var isHovered = false

    var body: some View {
        VStack {
            Text("A").onHover { isHovered = $0 }
            Text("B").onHover { hovering in withAnimation { isHovered = hovering } }
        }
    }
}

// name: .disabled
struct DisabledExample: View {
    @State private var text = ""

    var body: some View {
        VStack {
            Button("A") {}.disabled(text.isEmpty)
            Form { TextField("B", text: $text) }.disabled(true)
        }
    }
}

// name: .allowsHitTesting
struct AllowsHitTestingExample: View {
    var body: some View { Color.red.allowsHitTesting(false) }
}

// name: .previewLayout
struct PreviewLayoutExample: View {
    var body: some View {
        VStack {
            Text("A").previewLayout(.sizeThatFits)
            Text("B").previewLayout(.fixed(width: 300, height: 70))
            Text("C").previewLayout(PreviewLayout.device)
        }
    }
}

// name: .previewDevice
struct PreviewDeviceExample: View {
    var body: some View {
        VStack {
            Text("A").previewDevice("iPhone 14 Pro")
            Text("B").previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
        }
    }
}

// name: .previewDisplayName
struct PreviewDisplayNameExample: View {
    var body: some View { Text("A").previewDisplayName("Dark") }
}

// name: .previewInterfaceOrientation
struct PreviewInterfaceOrientationExample: View {
    var body: some View {
        VStack {
            Text("A").previewInterfaceOrientation(.landscapeLeft)
            Text("B").previewInterfaceOrientation(.portrait)
        }
    }
}

// name: .statusBar
struct StatusBarExample: View {
    var body: some View { Text("A").statusBar(hidden: true) }
}

// name: .statusBarHidden
struct StatusBarHiddenExample: View {
    var body: some View {
        VStack {
            Text("A").statusBarHidden()
            Text("B").statusBarHidden(true)
        }
    }
}

// name: .dynamicTypeSize
struct DynamicTypeSizeExample: View {
    var body: some View {
        VStack {
            Text("A").dynamicTypeSize(.large)
            Text("B").dynamicTypeSize(.xSmall ... .accessibility1)
            Text("C").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
    }
}

// name: .redacted
struct RedactedExample: View {
    var body: some View {
        VStack {
            Text("A").redacted(reason: .placeholder)
            Text("B").redacted(reason: [])
            Text("C").unredacted()
        }
    }
}

// name: .sensoryFeedback
struct SensoryFeedbackExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("A") { count += 1 }.sensoryFeedback(.impact, trigger: count)
            Text("B").sensoryFeedback(.success, trigger: count) { old, new in new > old }
            Text("C").sensoryFeedback(trigger: count) { _, new in new > 3 ? .selection : nil }
            Text("D").sensoryFeedback(.impact(weight: .heavy, intensity: 0.8), trigger: count)
        }
    }
}

// name: .draggable
struct DraggableExample: View {
    var body: some View {
        VStack {
            Text("A").draggable("text")
            Image("b").draggable("image") { Text("Preview") }
        }
    }
}

// name: .dropDestination
struct DropDestinationExample: View {
    @State private var items: [String] = []

    var body: some View {
        VStack {
            Text("A").dropDestination(for: String.self) { dropped, location in
                items += dropped
                return true
            }
            Text("B").dropDestination(for: String.self) { _, _ in
                true
            } isTargeted: {
                print($0)
            }
        }
    }
}

// name: .inset
struct InsetExample: View {
    var body: some View {
        VStack {
            Circle().inset(by: 5).stroke()
            RoundedRectangle(cornerRadius: 10).inset(by: 2).fill(.red)
        }
    }
}

// name: .path
struct Ring: Shape {
    var inset: CGFloat = 10
    func path(in rect: CGRect) -> Path {
        var path = Circle().path(in: rect)
        path.addPath(Circle().inset(by: inset).path(in: rect))
        return path
    }
}
let circlePath = Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))

// name: .init
struct Entry: Identifiable {
    var id: Int
    var title: String
}
struct InitUser: View {
    let entries: [Entry] = [.init(id: 1, title: "A"), .init(id: 2, title: "B")]
    var body: some View {
        ForEach(entries) { Text($0.title).shadow(color: .black, radius: 2, x: 0, y: 1).offset(.init(width: 1, height: 2)) }
        Text("A").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))

    }
}

// name: .submitLabel
struct SubmitLabelExample: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("A", text: $text).submitLabel(.done)
            TextField("B", text: $text).submitLabel(.search)
        }
    }
}

// name: ContainerValues
extension ContainerValues {
    @Entry fileprivate var isFeatured = false
}

// name: .containerValue
struct ContainerValueExample: View {
    var body: some View {
        Group(subviews: Text("a").containerValue(\.isListed, true)) { subviews in
            ForEach(subviews) { subview in
                if subview.containerValues.isListed { subview }
            }
        }
    }
}
extension ContainerValues {
    @Entry fileprivate var isListed = false
}
