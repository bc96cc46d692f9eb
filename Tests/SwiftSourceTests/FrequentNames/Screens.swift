import SwiftUI

// name: NavigationView
struct NavigationViewExample: View {
    var body: some View {
        VStack {
            NavigationView { List { NavigationLink("A", destination: Text("B")) }.navigationTitle("C") }
            NavigationView { Text("D").navigationBarTitle("E") }.navigationViewStyle(StackNavigationViewStyle())
            NavigationView { Text("F") }.navigationViewStyle(.stack)
        }
    }
}

// name: NavigationStack
struct NavigationStackExample: View {
    @State private var path = NavigationPath()
    @State private var numbers: [Int] = []

    var body: some View {
        VStack {
            NavigationStack { List { NavigationLink("A") { Text("B") } }.navigationTitle("C") }
            NavigationStack(path: $path) { NavigationLink("D", value: 1).navigationDestination(for: Int.self) { Text("\($0)") } }
            NavigationStack(path: $numbers) { Button("E") { numbers.append(1) } }
        }
    }
}

// name: NavigationPath
struct NavigationPathExample: View {
    @State private var path = NavigationPath()

    var body: some View {
        VStack {
            NavigationStack(path: $path) {
                Button("A") { path.append("detail") }
                    .navigationDestination(for: String.self) { value in Button(value) { path.removeLast(path.count) } }
            }
            Text(path.isEmpty ? "Root" : "\(path.count)")
        }
    }
}

// name: NavigationSplitView
struct NavigationSplitViewExample: View {
    @State private var selection: Int?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        VStack {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $selection) { Text("\($0)") }
            } detail: {
                Text("B")
            }
            NavigationSplitView(columnVisibility: $visibility) {
                Text("A")
            } content: {
                Text("B")
            } detail: {
                Text("C")
            }
        }
    }
}

// name: NavigationLink
struct NavigationLinkExample: View {
    @State private var isActive = false

    var body: some View {
        VStack {
            NavigationLink(destination: Text("A")) { Text("B") }
            NavigationLink("C", destination: Text("D"))
            NavigationLink("E", value: 3)
            NavigationLink {
                Text("F")
            } label: {
                Label("G", systemImage: "star")
            }
            NavigationLink(destination: Text("H"), isActive: $isActive) { EmptyView() }
            NavigationLink(value: "a") { Text("I") }
        }
    }
}

// name: .navigationTitle
struct NavigationTitleExample: View {
    var body: some View {
        VStack {
            NavigationStack { Text("A").navigationTitle("B") }
            NavigationView { Text("A").navigationTitle(Text("B")) }
            NavigationStack { Text("A").navigationTitle(.constant("B")) }
        }
    }
}

// name: .navigationBarTitle
struct NavigationBarTitleExample: View {
    var body: some View {
        VStack {
            NavigationView { Text("A").navigationBarTitle("B") }
            NavigationView { Text("A").navigationBarTitle(Text("B"), displayMode: .inline) }
            NavigationView { Text("A").navigationBarTitle("B", displayMode: .large) }
        }
    }
}

// name: .navigationBarTitleDisplayMode
struct NavigationBarTitleDisplayModeExample: View {
    var body: some View { NavigationView { Text("A").navigationTitle("B").navigationBarTitleDisplayMode(.inline) } }
}

// name: .navigationBarHidden
struct NavigationBarHiddenExample: View {
    var body: some View { NavigationView { Text("A").navigationBarHidden(true) } }
}

// name: .navigationBarBackButtonHidden
struct NavigationBarBackButtonHiddenExample: View {
    var body: some View {
        VStack {
            NavigationView { Text("A").navigationBarBackButtonHidden(true) }
            NavigationStack { Text("A").navigationBarBackButtonHidden() }
        }
    }
}

// name: .navigationBarItems
struct NavigationBarItemsExample: View {
    var body: some View {
        VStack {
            NavigationView { Text("A").navigationBarItems(trailing: Button("B") {}) }
            NavigationView { Text("A").navigationBarItems(leading: Text("C"), trailing: Image(systemName: "plus")) }
        }
    }
}

// name: .navigationDestination
struct NavigationDestinationExample: View {
    @State private var isShown = false
    @State private var item: Int?

    var body: some View {
        NavigationStack {
            NavigationLink("A", value: 1)
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .navigationDestination(isPresented: $isShown) { Text("B") }
                .navigationDestination(item: $item) { number in Text("\(number)") }
        }
    }
}

// name: .navigationSubtitle
struct NavigationSubtitleExample: View {
    var body: some View { NavigationStack { Text("A").navigationTitle("B").navigationSubtitle("C") } }
}

// name: .navigationBarTrailing
struct NavigationBarTrailingExample: View {
    var body: some View {
        NavigationView { Text("A").toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("B") {} } } }
    }
}

// name: .navigationBarLeading
struct NavigationBarLeadingExample: View {
    var body: some View {
        NavigationView { Text("A").toolbar { ToolbarItem(placement: .navigationBarLeading) { Button("B") {} } } }
    }
}

// name: .topBarLeading
struct TopBarLeadingExample: View {
    var body: some View {
        NavigationStack { Text("A").toolbar { ToolbarItem(placement: .topBarLeading) { Button("B") {} } } }
    }
}

// name: .topBarTrailing
struct TopBarTrailingExample: View {
    var body: some View {
        NavigationStack { Text("A").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("B") {} } } }
    }
}

// name: .primaryAction
struct PrimaryActionExample: View {
    var body: some View {
        NavigationStack { Text("A").toolbar { ToolbarItem(placement: .primaryAction) { Button("B") {} } } }
    }
}

// name: .bottomBar
struct BottomBarExample: View {
    var body: some View {
        VStack {
            NavigationStack { Text("A").toolbar { ToolbarItem(placement: .bottomBar) { Button("B") {} } } }
            NavigationStack {
                Text("A").toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Spacer()
                        Button("B") {}
                    }
                }.toolbar(.hidden, for: .bottomBar)
            }
        }
    }
}

// name: .keyboard
struct KeyboardExample: View {
    var body: some View {
        VStack {
            TextField("A", text: .constant("")).toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") {}
                }
            }
            Text("B").ignoresSafeArea(.keyboard)
        }
    }
}

// name: .container
struct ContainerExample: View {
    var body: some View {
        VStack {
            Color.red.ignoresSafeArea(.container)
            Color.red.ignoresSafeArea(.container, edges: .top)
        }
    }
}

// name: .toolbar
struct ToolbarExample: View {
    var body: some View {
        VStack {
            NavigationStack { Text("A").toolbar { Button("B") {} } }
            NavigationStack { Text("A").toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() } } }
            NavigationStack {
                Text("A").toolbar(.hidden, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
            }
            NavigationStack {
                Text("A").toolbar {
                    ToolbarItem(placement: .principal) { Text("B") }
                    ToolbarItem(placement: .cancellationAction) { Button("C") {} }
                }
            }
            NavigationStack { Text("A").toolbar(content: content) }
        }
    }
}

extension ToolbarExample {
    @ToolbarContentBuilder
    func content() -> some ToolbarContent {
        ToolbarItem(placement: .topBarTrailing) { Button("D") {} }
        ToolbarItemGroup(placement: .bottomBar) { Button("E") {} }
    }
}

// name: ToolbarItem
struct ToolbarItemExample: View {
    var body: some View {
        VStack {
            NavigationStack { Text("A").toolbar { ToolbarItem { Button("B") {} } } }
            NavigationStack { Text("A").toolbar { ToolbarItem(placement: .confirmationAction) { Button("Save") {} } } }
            NavigationStack { Text("A").toolbar { ToolbarItem(placement: ToolbarItemPlacement.navigationBarLeading, content: { Text("C") }) } }
        }
    }
}

// name: ToolbarItemGroup
struct ToolbarItemGroupExample: View {
    var body: some View {
        VStack {
            NavigationStack {
                Text("A").toolbar {
                    ToolbarItemGroup(placement: .navigationBarTrailing) {
                        Button("B") {}
                        Button("C") {}
                    }
                }
            }
            NavigationStack { Text("A").toolbar { ToolbarItemGroup { Button("B") {} } } }
        }
    }
}

// name: .toolbarTitleDisplayMode
struct ToolbarTitleDisplayModeExample: View {
    var body: some View { NavigationStack { Text("A").toolbarTitleDisplayMode(.inline) } }
}

// name: ToolbarTitleDisplayMode
struct TitleModeUser: View {
    var mode: ToolbarTitleDisplayMode = .inlineLarge
    var body: some View { NavigationStack { Text("A").toolbarTitleDisplayMode(mode) } }
}

// name: .inlineLarge
struct InlineLargeExample: View {
    var body: some View { NavigationStack { Text("A").toolbarTitleDisplayMode(.inlineLarge) } }
}

// name: .toolbarTitleMenu
struct ToolbarTitleMenuExample: View {
    var body: some View { NavigationStack { Text("A").navigationTitle("B").toolbarTitleMenu { Button("C") {} } } }
}

// name: TabView
struct TabViewExample: View {
    @State private var selection = 0

    var body: some View {
        VStack {
            TabView {
                Text("A").tabItem { Label("B", systemImage: "house") }
                Text("C").tabItem {
                    Image(systemName: "star")
                    Text("D")
                }
            }
            TabView(selection: $selection) {
                Text("A").tag(0)
                Text("B").tag(1)
            }.tabViewStyle(.page)
            TabView(selection: $selection) { Tab("A", systemImage: "house", value: 0) { Text("B") } }
            TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)).indexViewStyle(
                .page(backgroundDisplayMode: .always))
        }
    }
}

// name: Tab
struct TabExample: View {
    @State private var selection = 0

    var body: some View {
        VStack {
            TabView {
                Tab("A", systemImage: "house") { Text("B") }
                Tab("C", systemImage: "star") { Text("D") }.badge(2)
            }
            TabView(selection: $selection) {
                Tab("A", systemImage: "house", value: 0) { Text("B") }
                Tab(value: 1, role: .search) { Text("C") }
            }
        }
    }
}

// name: .tabItem
struct TabItemExample: View {
    var body: some View {
        VStack {
            TabView { Text("A").tabItem { Label("B", systemImage: "house") } }
            TabView {
                Text("A").tabItem {
                    Image(systemName: "star")
                    Text("D")
                }.tag(1)
            }
        }
    }
}

// name: .tabViewStyle
struct TabViewStyleExample: View {
    var body: some View {
        VStack {
            TabView { Text("A") }.tabViewStyle(.page)
            TabView { Text("A") }.tabViewStyle(PageTabViewStyle())
            TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .always))
        }
    }
}

// name: PageTabViewStyle
struct PageTabViewStyleExample: View {
    var body: some View {
        VStack {
            TabView { Text("A") }.tabViewStyle(PageTabViewStyle())
            TabView { Text("A") }.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
    }
}

// name: .page
struct PageExample: View {
    var body: some View {
        VStack {
            TabView { Text("A") }.tabViewStyle(.page)
            TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .never)).indexViewStyle(.page(backgroundDisplayMode: .always))
        }
    }
}

// name: .never
struct NeverExample: View {
    var body: some View {
        VStack {
            TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .never))
            ScrollView { Text("B") }.scrollIndicators(.never)
            TextField("C", text: .constant("")).textInputAutocapitalization(.never)
        }
    }
}

// name: .always
struct AlwaysExample: View {
    var body: some View {
        VStack {
            TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .always))
            List { Text("B") }.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
            ScrollView { Text("C") }.scrollBounceBehavior(.always)
        }
    }
}

// name: .sheet
struct SheetExample: View {
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
        VStack {
            Text("A").sheet(isPresented: $isShown) { Text("B") }
            Text("C").sheet(item: $item) { item in Text(item.name) }
            Text("D").sheet(isPresented: $isShown, onDismiss: { print("gone") }) {
                Text("E").presentationDetents([.medium]).presentationDragIndicator(.visible)
            }
            Text("F").sheet(isPresented: $isShown, content: { Text("G") })
        }
    }
}

struct Item: Identifiable {
    let id = UUID()
    var name = ""
}

// name: .fullScreenCover
struct FullScreenCoverExample: View {
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
        VStack {
            Text("A").fullScreenCover(isPresented: $isShown) { Text("B") }
            Text("C").fullScreenCover(item: $item) { Text($0.name) }
            Text("D").fullScreenCover(isPresented: $isShown, onDismiss: {}, content: { Text("E") })
        }
    }
}

// name: .alert
struct AlertExample: View {
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
        VStack {
            Text("A").alert("B", isPresented: $isShown) { Button("OK", role: .cancel) {} }
            Text("C").alert("D", isPresented: $isShown) {
                Button("Delete", role: .destructive) {}
            } message: {
                Text("E")
            }
            Text("F").alert(isPresented: $isShown) { Alert(title: Text("G"), message: Text("H"), dismissButton: .default(Text("OK"))) }
            Text("I").alert(item: $item) { item in Alert(title: Text(item.name)) }
            Text("J").alert("K", isPresented: $isShown, presenting: item) { item in Button(item.name) {} }
        }
    }
}

// name: Alert
struct AlertExample2: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            Text("A").alert(isPresented: $isShown) {
                Alert(title: Text("B"), message: Text("C"), primaryButton: .destructive(Text("Delete")) { print("delete") }, secondaryButton: .cancel())
            }
            Text("D").alert(isPresented: $isShown, content: { Alert(title: Text("E"), dismissButton: .cancel(Text("No"))) })
        }
    }
}

// name: .contextMenu
struct ContextMenuExample: View {
    var body: some View {
        VStack {
            Text("A").contextMenu {
                Button("B") {}
                Button("C", role: .destructive) {}
            }
            Text("D").contextMenu {
                Button {
                } label: {
                    Label("E", systemImage: "trash")
                }
            } preview: {
                Text("F")
            }
            Text("G").contextMenu(ContextMenu { Button("H") {} })
        }
    }
}

// name: .interactiveDismissDisabled
struct InteractiveDismissDisabledExample: View {
    var body: some View {
        VStack {
            Text("A").interactiveDismissDisabled()
            Text("B").interactiveDismissDisabled(true)
        }
    }
}

// name: .listStyle
struct ListStyleExample: View {
    var body: some View {
        VStack {
            List { Text("A") }.listStyle(.plain)
            List { Text("A") }.listStyle(InsetGroupedListStyle())
            List { Text("A") }.listStyle(PlainListStyle())
            List { Text("A") }.listStyle(.insetGrouped)
            List { Text("A") }.listStyle(GroupedListStyle())
            List { Text("A") }.listStyle(.sidebar)
        }
    }
}

// name: SidebarListStyle
struct SidebarListStyleExample: View {
    var body: some View { List { Text("A") }.listStyle(SidebarListStyle()) }
}

// name: .listRowBackground
struct ListRowBackgroundExample: View {
    var body: some View {
        VStack {
            List {
                Text("A").listRowBackground(Color.red)
                Text("B").listRowBackground(Color(.systemGray6).opacity(0.5))
            }
            List { Text("C").listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.red)).listRowSeparator(.hidden) }
        }
    }
}

// name: .listRowInsets
struct ListRowInsetsExample: View {
    var body: some View {
        VStack {
            List { Text("A").listRowInsets(EdgeInsets()) }
            List { Text("B").listRowInsets(.init(top: 0, leading: 10, bottom: 0, trailing: 10)) }
        }
    }
}

// name: .onDelete
struct OnDeleteExample: View {
    @State private var names = ["a"]

    var body: some View {
        VStack {
            List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            List { ForEach(names, id: \.self) { Text($0) }.onDelete(perform: delete) }
        }
    }
}

extension OnDeleteExample {
    func delete(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
}

// name: .onMove
struct OnMoveExample: View {
    @State private var names = ["a"]

    var body: some View {
        VStack {
            List { ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) } }
            List { ForEach(names, id: \.self) { Text($0) }.onMove(perform: move) }
        }
    }
}

extension OnMoveExample {
    func move(from source: IndexSet, to destination: Int) { names.move(fromOffsets: source, toOffset: destination) }
}

// name: .swipeActions
struct SwipeActionsExample: View {
    var body: some View {
        List {
            Text("A").swipeActions { Button("B", role: .destructive) {} }
            Text("C").swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button {
                } label: {
                    Label("D", systemImage: "pin")
                }.tint(.yellow)
            }
        }
    }
}

// name: .refreshable
struct RefreshableExample: View {
    var body: some View {
        VStack {
            List { Text("A") }.refreshable { await load() }
            List { Text("B") }.refreshable { try? await Task.sleep(for: .seconds(1)) }
        }
    }
}

extension RefreshableExample {
    func load() async {}
}

// name: .searchable
struct SearchableExample: View {
    @State private var query = ""

    var body: some View {
        VStack {
            NavigationStack { List { Text("A") }.searchable(text: $query) }
            NavigationStack { List { Text("A") }.searchable(text: $query, prompt: "Find") }
            NavigationStack { List { Text("A") }.searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("B")) }
            NavigationStack { List { Text("A") }.searchable(text: $query) { Text("B").searchCompletion("b") } }
        }
    }
}

// name: .scrollIndicators
struct ScrollIndicatorsExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A") }.scrollIndicators(.hidden)
            ScrollView { Text("B") }.scrollIndicators(.never, axes: .vertical)
        }
    }
}

// name: .scrollDisabled
struct ScrollDisabledExample: View {
    var body: some View { ScrollView { Text("A") }.scrollDisabled(true) }
}

// name: .scrollClipDisabled
struct ScrollClipDisabledExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A") }.scrollClipDisabled()
            ScrollView { Text("B") }.scrollClipDisabled(true)
        }
    }
}

// name: .scrollContentBackground
struct ScrollContentBackgroundExample: View {
    var body: some View { List { Text("A") }.scrollContentBackground(.hidden).background(Color.red) }
}

// name: .scrollDismissesKeyboard
struct ScrollDismissesKeyboardExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A") }.scrollDismissesKeyboard(.immediately)
            ScrollView { Text("B") }.scrollDismissesKeyboard(.interactively)
        }
    }
}

// name: .immediately
struct ImmediatelyExample: View {
    var body: some View { ScrollView { Text("A") }.scrollDismissesKeyboard(.immediately) }
}

// name: .scrollTargetBehavior
struct ScrollTargetBehaviorExample: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal) { LazyHStack { Text("A") }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
            ScrollView { Text("B") }.scrollTargetBehavior(.paging)
            ScrollView { Text("C") }.scrollTargetBehavior(SnapBehavior())
            ScrollView { Text("D") }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
    }
}

struct SnapBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if target.rect.minY < 50 { target.rect.origin.y = context.velocity.dy > 0 ? 50 : 0 }
    }
}

// name: .scrollTargetLayout
struct ScrollTargetLayoutExample: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal) { HStack { Text("A") }.scrollTargetLayout() }
            ScrollView { Text("B").scrollTargetLayout(isEnabled: false) }
        }
    }
}

// name: .viewAligned
struct ViewAlignedExample: View {
    var body: some View {
        ScrollView(.horizontal) { HStack { Text("A") }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    }
}

// name: .paging
struct PagingExample: View {
    var body: some View { ScrollView(.horizontal) { HStack { Text("A") } }.scrollTargetBehavior(.paging) }
}

// name: .scrollPosition
struct ScrollPositionExample: View {
    @State private var id: Int?
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
        VStack {
            ScrollView { LazyVStack { ForEach(0..<9, id: \.self) { Text("\($0)") } }.scrollTargetLayout() }.scrollPosition(id: $id)
            ScrollView { Text("A") }.scrollPosition($position)
            ScrollView { Text("B") }.scrollPosition(id: $id, anchor: .center)
            Button("C") {
                position.scrollTo(edge: .bottom)
                id = 3
            }
        }
    }
}

// name: .onScrollVisibilityChange
struct OnScrollVisibilityChangeExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A").onScrollVisibilityChange { isVisible in print(isVisible) } }
            ScrollView { Text("B").onScrollVisibilityChange(threshold: 0.2) { print($0) } }
        }
    }
}

// name: @SceneStorage
struct SceneStorageExample: View {
    @SceneStorage("tab") private var tab = 0
    @SceneStorage("text") var text: String?

    var body: some View {
        VStack {
            Text("\(tab) \(text ?? "")")
            Stepper("A", value: $tab)
        }
    }
}

// name: .interactive
struct InteractiveExample: View {
    var body: some View {
        VStack {
            ScrollView { Text("A").scrollTransition(.interactive) { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) } }
            ScrollView { Text("B").scrollTransition(.interactive(timingCurve: .easeInOut)) { content, phase in content.scaleEffect(1 - abs(phase.value)) } }
        }
    }
}
