// swift-format-ignore-file: NoPlaygroundLiterals

import SwiftUI

struct Reader: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var age = 30
}

// name: View
struct Card<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        content
            .padding()
            .background(Color.white)
            .cornerRadius(12)
    }
}

extension View {
    func cardStyle() -> some View {
        padding().background(Color.gray.opacity(0.2))
    }

    @ViewBuilder
    func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct Screen: View {
    private var header: some View { Text("Header") }

    var body: some View {
        VStack {
            header
            footer(title: "Footer")
            Card { Text("In a card") }.cardStyle()
        }
    }

    private func footer(title: String) -> some View {
        Text(title)
    }
}

// name: PreviewProvider
struct PreviewedView: View {
    var title = "Hello"
    var body: some View { Text(title) }
}

struct PreviewedView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewedView()
    }
}

struct PreviewedViews_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PreviewedView().preferredColorScheme(.dark)
            PreviewedView(title: "Long").previewLayout(.sizeThatFits).padding()
        }
    }
}

// name: #Preview
#Preview {
    Text("Preview")
}

#Preview("Dark") {
    Text("Preview").preferredColorScheme(.dark)
}

#Preview(traits: .sizeThatFitsLayout) {
    Text("Small")
}

#Preview("Stateful") {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

// name: Text
struct TextExample: View {
    @State private var count = 3
    let name = "World"

    var body: some View {
        VStack {
            Text("Hello, \(name)!").bold()
            Text("\(count) items, \(Double(count) / 2, specifier: "%.1f") on average")
            Text(name)
        }
    }
}

struct TextExample2: View {
    var body: some View {
        VStack {
            Text("Price: ").foregroundColor(.gray) + Text("10").bold()
            Text(verbatim: "Verbatim")
            Text(Date(), style: .time)
            Text(12.5, format: .number)
            Text("**Markdown** and `code`")
        }
    }
}

// name: Image
struct ImageExample: View {
    var body: some View {
        VStack {
            Image("photo").resizable().scaledToFit()
            Image(systemName: "star.fill").font(.title).foregroundColor(.yellow)
            Image(decorative: "background")
        }
    }
}

struct ImageExample2: View {
    let image = UIImage()

    var body: some View {
        VStack {
            Image(uiImage: image).resizable().aspectRatio(contentMode: .fill)
            Image(systemName: "heart").imageScale(.large)
        }
    }
}

// name: VStack
struct VStackExample: View {
    var body: some View {
        VStack {
            VStack {
                Text("One")
                Text("Two")
            }
            VStack(alignment: .leading, spacing: 8) {
                Text("Title")
                Spacer()
            }
            VStack(spacing: 0) { Text("A") }
            VStack(alignment: .trailing) { Text("B") }
        }
    }
}

// name: HStack
struct HStackExample: View {
    var body: some View {
        VStack {
            HStack {
                Text("One")
                Spacer()
                Text("Two")
            }
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("12")
                Text("kg").font(.caption)
            }
            HStack(spacing: 20) { Text("A") }
        }
    }
}

// name: ZStack
struct ZStackExample: View {
    var body: some View {
        VStack {
            ZStack {
                Color.black.ignoresSafeArea()
                Text("On top").foregroundColor(.white)
            }
            ZStack(alignment: .bottomTrailing) {
                Rectangle()
                Circle().frame(width: 20)
            }
        }
    }
}

// name: Button
struct ButtonExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Tap me") { count += 1 }
            Button(action: { count += 1 }) {
                Image(systemName: "plus")
                    .padding()
            }
            Button {
                count = 0
            } label: {
                Text("Reset")
            }
            Button(action: reset) { Text("Reset") }
        }
    }
}

extension ButtonExample {
    func reset() {}
}

struct ButtonExample2: View {
    var body: some View {
        VStack {
            Button("Delete", role: .destructive) {}
            Button("Add", systemImage: "plus", action: {})
            Button(role: .cancel) {
            } label: {
                Label("Cancel", systemImage: "xmark")
            }
        }
    }
}

// name: ForEach
struct ForEachExample: View {
    @State private var readers = [Reader(name: "A"), Reader(name: "B")]
    let names = ["a", "b"]

    var body: some View {
        VStack {
            ForEach(0..<5) { index in Text("\(index)") }
            ForEach(readers) { reader in Text(reader.name) }
            ForEach(names, id: \.self) { Text($0) }
            ForEach(names.indices, id: \.self) { index in Text(names[index]) }
        }
    }
}

struct ForEachExample2: View {
    @State private var readers = [Reader(name: "A")]

    var body: some View {
        VStack {
            ForEach($readers) { $reader in TextField("Name", text: $reader.name) }
            ForEach(Array(readers.enumerated()), id: \.offset) { index, reader in
                Text("\(index): \(reader.name)")
            }
            ForEach(0..<readers.count, id: \.self) { index in Text(readers[index].name) }
        }
    }
}

// name: Spacer
struct SpacerExample: View {
    var body: some View {
        VStack {
            HStack {
                Spacer()
                Text("Right")
            }
            VStack {
                Text("Top")
                Spacer(minLength: 20)
                Text("Bottom")
            }
            Spacer().frame(height: 10)
        }
    }
}

// name: Circle
struct CircleExample: View {
    var body: some View {
        VStack {
            Circle().fill(Color.blue).frame(width: 100, height: 100)
            Circle().trim(from: 0, to: 0.7).stroke(Color.red, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            Circle().strokeBorder(.green, lineWidth: 3)
            Image("a").clipShape(Circle())
        }
    }
}

// name: Rectangle
struct RectangleExample: View {
    var body: some View {
        VStack {
            Rectangle().fill(.red).frame(height: 1)
            Rectangle().foregroundColor(.clear).background(Color.blue)
            Text("A").clipShape(Rectangle()).contentShape(Rectangle())
        }
    }
}

// name: RoundedRectangle
struct RoundedRectangleExample: View {
    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 10).fill(Color.gray)
            RoundedRectangle(cornerRadius: 25, style: .continuous).stroke(lineWidth: 2)
            RoundedRectangle(cornerSize: CGSize(width: 20, height: 10))
            Text("A").background(RoundedRectangle(cornerRadius: 5.0).fill(Color.white).shadow(radius: 3))
        }
    }
}

// name: Capsule
struct CapsuleExample: View {
    var body: some View {
        VStack {
            Capsule().fill(Color.green).frame(width: 60, height: 30)
            Capsule(style: .continuous).strokeBorder()
            Text("Tag").padding().background(.blue, in: Capsule())
        }
    }
}

// name: Group
struct GroupExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Group {
                if isOn { Text("On") } else { Image(systemName: "xmark") }
            }
            Group {
                Text("A")
                Text("B")
            }.font(.title).padding()
        }
    }
}

// name: Divider
struct DividerExample: View {
    var body: some View {
        VStack {
            VStack {
                Text("A")
                Divider()
                Text("B")
            }
            HStack {
                Text("A")
                Divider().frame(height: 20).background(Color.red)
            }
        }
    }
}

// name: EmptyView
struct EmptyViewExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            if isOn { Text("A") } else { EmptyView() }
            NavigationLink(destination: Text("There")) { EmptyView() }
        }
    }
}

struct EmptyContent<Content: View>: View {
    var content: Content
    var body: some View { content }
}

extension EmptyContent where Content == EmptyView {
    init() { content = EmptyView() }
}

// name: AnyView
func erased(_ flag: Bool) -> AnyView {
    if flag { return AnyView(Text("A")) }
    return AnyView(Circle().fill(Color.red))
}

struct Erased: View {
    let views: [AnyView] = [AnyView(Text("1")), AnyView(Image(systemName: "star"))]
    var body: some View {
        VStack {
            views[0]
            erased(true)
        }
    }
}

// name: ScrollView
struct ScrollViewExample: View {
    var body: some View {
        VStack {
            ScrollView { VStack { ForEach(0..<50) { Text("Row \($0)") } } }
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    Text("A")
                    Text("B")
                }
            }
            ScrollView([.horizontal, .vertical]) { Text("Both") }
            ScrollView(.vertical) { Text("C") }
        }
    }
}

// name: List
struct ListExample: View {
    @State private var readers = [Reader(name: "A")]
    @State private var selection: UUID?

    var body: some View {
        VStack {
            List {
                Text("A")
                Text("B")
            }
            List(readers) { reader in Text(reader.name) }
            List(0..<10, id: \.self) { Text("\($0)") }
            List(selection: $selection) { ForEach(readers) { Text($0.name) } }
        }
    }
}

struct ListExample2: View {
    @State private var readers = [Reader(name: "A")]

    var body: some View {
        VStack {
            List {
                Section(header: Text("Header"), footer: Text("Footer")) {
                    ForEach(readers) { reader in Text(reader.name) }
                        .onDelete { readers.remove(atOffsets: $0) }
                }
            }
            .listStyle(.insetGrouped)
            List(readers, id: \.name) { Text($0.name) }.listStyle(PlainListStyle())
            List($readers) { $reader in Toggle(reader.name, isOn: .constant(true)) }
        }
    }
}

// name: Section
struct SectionExample: View {
    var body: some View {
        Form {
            Section { Text("A") }
            Section("Title") { Text("B") }
            Section(header: Text("Header")) { Text("C") }
            Section {
                Text("D")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
            Section(footer: Text("Footer")) { Text("E") }
        }
    }
}

// name: Form
struct FormExample: View {
    @State private var name = ""

    var body: some View {
        VStack {
            Form {
                TextField("Name", text: $name)
                Section("About") { Text("Version 1.0") }
            }
            .navigationTitle("Settings")
            Form { Toggle("On", isOn: .constant(true)) }.formStyle(.grouped)
        }
    }
}

// name: Label
struct LabelExample: View {
    var body: some View {
        VStack {
            Label("Home", systemImage: "house")
            Label {
                Text("Title").foregroundColor(.blue)
            } icon: {
                Image("icon")
            }
            Label("Custom", image: "icon").labelStyle(.iconOnly)
            Label("A", systemImage: "star").labelStyle(.titleAndIcon)
        }
    }
}

// name: LazyVStack
struct LazyVStackExample: View {
    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<100) { Text("\($0)") } }
            LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) {
                Section(header: Text("A")) { Text("1") }
            }
            LazyVStack(spacing: 0) { Text("B") }
        }
    }
}

// name: LazyHStack
struct LazyHStackExample: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<100) { Text("\($0)") } }
            LazyHStack(alignment: .top, spacing: 10) { Text("A") }
        }
    }
}

// name: LazyVGrid
struct LazyVGridExample: View {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]

    var body: some View {
        VStack {
            LazyVGrid(columns: columns) { ForEach(0..<10) { Text("\($0)") } }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 20) { Text("A") }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), alignment: .leading, spacing: 4) { Text("B") }
        }
    }
}

// name: LazyHGrid
struct LazyHGridExample: View {
    var body: some View {
        VStack {
            LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) { ForEach(0..<10) { Text("\($0)") } }
            LazyHGrid(rows: [GridItem(.flexible())], alignment: .center, spacing: 16) { Text("A") }
        }
    }
}

// name: GridItem
let twoColumns: [GridItem] = [GridItem(.flexible()), GridItem(.flexible(minimum: 40, maximum: 100), spacing: 10)]
let adaptiveColumns = [GridItem(.adaptive(minimum: 100, maximum: 200), spacing: 20, alignment: .top)]
let fixedColumns = [GridItem](repeating: GridItem(.fixed(80)), count: 4)
let plainColumn = GridItem()

// name: Grid
struct GridExample: View {
    var body: some View {
        VStack {
            Grid {
                GridRow {
                    Text("A")
                    Text("B")
                }
                Divider()
                GridRow {
                    Text("C")
                    Text("D")
                }
            }
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) { GridRow { Text("A") } }
        }
    }
}

// name: GridRow
struct GridRowExample: View {
    var body: some View {
        Grid {
            GridRow {
                Text("A")
                Text("B")
            }
            GridRow(alignment: .firstTextBaseline) {
                Text("C")
                Text("D").gridCellColumns(2)
            }
            ForEach(0..<3) { row in GridRow { ForEach(0..<3) { Text("\(row)\($0)") } } }
        }
    }
}

// name: ViewThatFits
struct ViewThatFitsExample: View {
    var body: some View {
        VStack {
            ViewThatFits {
                HStack { Text("Wide") }
                Text("Narrow")
            }
            ViewThatFits(in: .horizontal) {
                Text("A long text")
                Text("Short")
            }
        }
    }
}

// name: GeometryReader
struct GeometryReaderExample: View {
    var body: some View {
        VStack {
            GeometryReader { geometry in
                Rectangle().frame(width: geometry.size.width / 2, height: geometry.size.height)
            }
            GeometryReader { proxy -> Color in
                let frame = proxy.frame(in: .global)
                return Color(white: frame.minX > 0 ? 1 : 0)
            }
            GeometryReader { Text("\($0.size.width)") }
            GeometryReader { geo in
                let side = min(geo.size.width, geo.size.height)
                Circle().frame(width: side, height: side).position(x: geo.size.width / 2, y: geo.size.height / 2)
            }
        }
    }
}

// name: GeometryProxy
struct ProxyUser: View {
    var body: some View {
        GeometryReader { (proxy: GeometryProxy) in content(in: proxy) }
    }

    private func content(in proxy: GeometryProxy) -> some View {
        Text("Offset").offset(y: offset(proxy)).padding(.top, proxy.safeAreaInsets.top)
    }

    func offset(_ proxy: GeometryProxy) -> CGFloat { -proxy.frame(in: .named("scroll")).minY }
}

// name: ScrollViewReader
struct ScrollViewReaderExample: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                Button("Jump") { withAnimation { proxy.scrollTo(40, anchor: .top) } }
                ForEach(0..<50) { Text("\($0)").id($0) }
            }
            .onAppear { proxy.scrollTo(10) }
        }
    }
}

struct ScrollViewReaderExample2: View {
    @State private var messages = ["a"]

    var body: some View {
        ScrollViewReader { reader in
            List(messages, id: \.self) { Text($0) }
                .onChange(of: messages) { _ in reader.scrollTo(messages.last, anchor: .bottom) }
        }
    }
}

// name: TimelineView
struct TimelineViewExample: View {
    var body: some View {
        VStack {
            TimelineView(.animation) { timeline in
                let seconds = timeline.date.timeIntervalSinceReferenceDate
                Circle().offset(x: sin(seconds) * 50)
            }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date.description)") }
            TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
            TimelineView(.animation(minimumInterval: 0.1, paused: false)) { context in
                Canvas { graphics, size in
                    graphics.fill(Path(CGRect(origin: .zero, size: size)), with: .color(context.cadence == .live ? .red : .blue))
                }
            }
        }
    }
}

// name: Canvas
struct CanvasExample: View {
    var body: some View {
        VStack {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
            }
            .frame(width: 300, height: 200)
            Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: size.width / 2, y: 0)) }
            } symbols: {
                Text("Symbol").tag(1)
            }
        }
    }
}

// name: PinnedScrollableViews
let pins: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
struct PinnedList: View {
    var pinnedViews: PinnedScrollableViews = .init()
    var body: some View {
        LazyVStack(pinnedViews: pinnedViews) { Section(header: Text("A")) { Text("B") } }
    }
}

// name: OutlineGroup
struct FileItem: Identifiable {
    let id = UUID()
    let name: String
    var children: [FileItem]?
}

struct FileOutline: View {
    let files = [FileItem(name: "A", children: [FileItem(name: "B")])]
    var body: some View {
        List {
            OutlineGroup(files, children: \.children) { item in Text(item.name) }
        }
        OutlineGroup(files, id: \.id, children: \.children) { Text($0.name) }
    }
}

// name: #colorLiteral
let literalColor = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
struct LiteralColors: View {
    var body: some View {
        LinearGradient(
            gradient: Gradient(colors: [Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)), .blue]), startPoint: .top, endPoint: .bottom)
    }
}
