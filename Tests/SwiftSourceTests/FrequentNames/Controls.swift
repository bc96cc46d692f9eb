import SwiftUI

// name: TextField
struct TextFieldExample: View {
    @State private var text = ""
    @State private var amount = 0.0
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $text)
            TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
            TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
            TextField("Bio", text: $text, axis: .vertical).lineLimit(3...6)
            TextField("", text: $text, prompt: Text("Search").foregroundColor(.gray)).textFieldStyle(.roundedBorder).focused($isFocused)
            TextField("Price", value: $amount, formatter: NumberFormatter())
            TextField("Price", value: $amount, format: .currency(code: "EUR"))
        }
    }
}

// name: SecureField
struct SecureFieldExample: View {
    @State private var password = ""

    var body: some View {
        VStack {
            SecureField("Password", text: $password)
            SecureField("Password", text: $password, onCommit: {}).textContentType(.password)
            SecureField("Password", text: $password, prompt: Text("Required"))
        }
    }
}

// name: TextEditor
struct TextEditorExample: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextEditor(text: $text).frame(height: 100)
            TextEditor(text: $text).scrollContentBackground(.hidden).padding(4)
        }
    }
}

// name: Toggle
struct ToggleExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("A", isOn: $isOn)
            Toggle(isOn: $isOn) { Label("B", systemImage: "star") }
            Toggle("C", isOn: $isOn.animation()).toggleStyle(.switch).labelsHidden()
            Toggle("D", systemImage: "bolt", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
        }
    }
}

// name: Slider
struct SliderExample: View {
    @State private var value = 0.5

    var body: some View {
        VStack {
            Slider(value: $value)
            Slider(value: $value, in: 0...10, step: 0.5)
            Slider(value: $value, in: 0...1) {
                Text("A")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            Slider(value: $value, in: 0...100, onEditingChanged: { editing in print(editing) }).accentColor(.red)
        }
    }
}

// name: Stepper
struct StepperExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Stepper("A", value: $count)
            Stepper("B \(count)", value: $count, in: 0...10, step: 2)
            Stepper(value: $count, in: 1...5) { Text("C") }
            Stepper("D", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
        }
    }
}

// name: Picker
struct PickerExample: View {
    @State private var selection = 0
    @State private var flavor = Flavor.vanilla

    var body: some View {
        VStack {
            Picker("A", selection: $selection) { ForEach(0..<3) { Text("\($0)").tag($0) } }
            Picker(selection: $flavor, label: Text("B")) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }.pickerStyle(SegmentedPickerStyle())
            Picker("C", selection: $flavor) {
                Text("V").tag(Flavor.vanilla)
                Text("M").tag(Flavor.mint)
            }.pickerStyle(.menu)
            Picker(selection: $selection) {
                Text("1").tag(1)
            } label: {
                Label("D", systemImage: "star")
            }
        }
    }
}

enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
}

// name: DatePicker
struct DatePickerExample: View {
    @State private var date = Date()

    var body: some View {
        VStack {
            DatePicker("A", selection: $date)
            DatePicker("B", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
            DatePicker("C", selection: $date, in: ...Date(), displayedComponents: [.date, .hourAndMinute]).labelsHidden()
            DatePicker(selection: $date, in: Date()...) { Text("D") }
        }
    }
}

// name: MultiDatePicker
struct MultiDatePickerExample: View {
    @State private var dates: Set<DateComponents> = []

    var body: some View {
        VStack {
            MultiDatePicker("A", selection: $dates)
            MultiDatePicker("B", selection: $dates, in: Date()...)
        }
    }
}

// name: Menu
struct MenuExample: View {
    var body: some View {
        VStack {
            Menu("A") {
                Button("B") {}
                Button("C", role: .destructive) {}
            }
            Menu {
                Button("B", action: {})
                Divider()
                Menu("More") { Button("D") {} }
            } label: {
                Image(systemName: "ellipsis.circle")
            }
            Menu("E", systemImage: "star") { Toggle("F", isOn: .constant(true)) }
            Menu {
                Button("B") {}
            } label: {
                Label("G", systemImage: "plus")
            } primaryAction: {
                print("tap")
            }
        }
    }
}

// name: Link
struct LinkExample: View {
    var body: some View {
        VStack {
            Link("A", destination: URL(string: "https://swift.org")!)
            Link(destination: URL(string: "https://swift.org")!) { Image(systemName: "link") }
        }
    }
}

// name: ProgressView
struct ProgressViewExample: View {
    var body: some View {
        VStack {
            ProgressView()
            ProgressView("Loading")
            ProgressView(value: 0.5)
            ProgressView("A", value: 3, total: 10)
            ProgressView(value: 0.3) {
                Text("B")
            } currentValueLabel: {
                Text("30 %")
            }
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
        }
    }
}

// name: ProgressViewStyle
struct BarStyle: ProgressViewStyle {
    var color = Color.red
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Rectangle().fill(color).scaleEffect(x: configuration.fractionCompleted ?? 0, anchor: .leading)
            configuration.currentValueLabel
        }
    }
}
struct BarStyleUser: View {
    var body: some View { ProgressView(value: 0.5).progressViewStyle(BarStyle()) }
}

// name: CircularProgressViewStyle
struct CircularProgressViewStyleExample: View {
    var body: some View {
        VStack {
            ProgressView().progressViewStyle(CircularProgressViewStyle())
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .blue)).scaleEffect(2)
        }
    }
}

// name: LinearProgressViewStyle
struct LinearProgressViewStyleExample: View {
    var body: some View {
        VStack {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        }
    }
}

// name: .progressViewStyle
struct ProgressViewStyleExample: View {
    var body: some View {
        VStack {
            ProgressView().progressViewStyle(.circular)
            ProgressView(value: 0.5).progressViewStyle(.linear)
        }
    }
}

// name: Gauge
struct GaugeExample: View {
    var body: some View {
        VStack {
            Gauge(value: 0.5) { Text("A") }
            Gauge(value: 50, in: 0...100) {
                Text("B")
            } currentValueLabel: {
                Text("50")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            Gauge(value: 0.2, in: 0...1) {
                Image(systemName: "star")
            } currentValueLabel: {
                Text("C")
            }.gaugeStyle(.accessoryCircular).tint(.red)
        }
    }
}

// name: .gaugeStyle
struct GaugeStyleExample: View {
    var body: some View {
        VStack {
            Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircular)
            Gauge(value: 0.5) { Text("B") }.gaugeStyle(.linearCapacity)
            Gauge(value: 0.5) { Text("C") }.gaugeStyle(SpeedStyle())
        }
    }
}

struct SpeedStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Circle().trim(from: 0, to: configuration.value).overlay { configuration.currentValueLabel } }
}

// name: CircularGaugeStyle
struct CircularGaugeStyleExample: View {
    var body: some View {
        if #available(iOS 16, *) { Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircular) }
    }
}

@available(watchOS 7, *)
func dial(_ gauge: some View) -> some View { gauge.gaugeStyle(.accessoryCircularCapacity) }

// name: .accessoryCircular
struct AccessoryCircularExample: View {
    var body: some View { Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircular) }
}

// name: .accessoryCircularCapacity
struct AccessoryCircularCapacityExample: View {
    var body: some View { Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircularCapacity) }
}

// name: .accessoryLinear
struct AccessoryLinearExample: View {
    var body: some View { Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryLinear) }
}

// name: .accessoryLinearCapacity
struct AccessoryLinearCapacityExample: View {
    var body: some View { Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryLinearCapacity) }
}

// name: ControlGroup
struct ControlGroupExample: View {
    var body: some View {
        VStack {
            ControlGroup {
                Button("A") {}
                Button("B") {}
            }
            ControlGroup("C", systemImage: "star") { Button("D") {} }
            ControlGroup {
                Button("A") {}
            } label: {
                Text("E")
            }
        }
    }
}

// name: .controlGroupStyle
struct ControlGroupStyleExample: View {
    var body: some View {
        VStack {
            ControlGroup { Button("A") {} }.controlGroupStyle(.navigation)
            ControlGroup { Button("A") {} }.controlGroupStyle(.compactMenu)
        }
    }
}

// name: .compactMenu
struct CompactMenuExample: View {
    var body: some View { Menu("M") { ControlGroup { Button("A") {} }.controlGroupStyle(.compactMenu) } }
}

// name: GroupBox
struct GroupBoxExample: View {
    var body: some View {
        VStack {
            GroupBox { Text("A") }
            GroupBox("Title") { Text("B") }
            GroupBox(label: Label("C", systemImage: "heart")) { Text("D") }
        }
    }
}

// name: DisclosureGroup
struct DisclosureGroupExample: View {
    @State private var isExpanded = false

    var body: some View {
        VStack {
            DisclosureGroup("A") { Text("B") }
            DisclosureGroup("C", isExpanded: $isExpanded) { Text("D") }
            DisclosureGroup(isExpanded: $isExpanded) {
                Text("E")
            } label: {
                Text("F")
            }
        }
    }
}

// name: LabeledContent
struct LabeledContentExample: View {
    var body: some View {
        VStack {
            LabeledContent("A", value: "B")
            LabeledContent("C") { Text("D") }
            LabeledContent {
                Text("E")
            } label: {
                Text("F")
            }
            LabeledContent("G", value: 3.5, format: .number)
        }
    }
}

// name: EditButton
struct EditButtonExample: View {
    var body: some View {
        VStack {
            NavigationView { List { Text("A") }.toolbar { EditButton() } }
            NavigationView { List { Text("B") }.navigationBarItems(trailing: EditButton()) }
        }
    }
}

// name: ButtonStyle
struct PressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(isEnabled ? Color.blue : .gray)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Self.Configuration) -> some View { configuration.label.foregroundColor(configuration.role == .destructive ? .red : .blue) }
}
extension ButtonStyle where Self == PressStyle {
    static var press: PressStyle { .init() }
}
struct PressUser: View {
    var body: some View {
        Button("A") {}.buttonStyle(PressStyle())
        Button("B") {}.buttonStyle(.press)
    }
}

// name: ButtonStyleConfiguration
struct ConfigurationStyle: ButtonStyle {
    func makeBody(configuration: ButtonStyleConfiguration) -> some View { content(configuration) }
    private func content(_ configuration: ButtonStyleConfiguration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
}

// name: PrimitiveButtonStyle
struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture(count: 2, perform: configuration.trigger) }
}
struct DoubleTapUser: View {
    var body: some View { Button("A") {}.buttonStyle(DoubleTapStyle()) }
}

// name: .buttonStyle
struct ButtonStyleExample: View {
    var body: some View {
        VStack {
            Button("A") {}.buttonStyle(.bordered)
            Button("B") {}.buttonStyle(PlainButtonStyle())
            Button("C") {}.buttonStyle(.borderedProminent).controlSize(.large)
            List { Button("D") {}.buttonStyle(BorderlessButtonStyle()) }
            NavigationLink(destination: Text("E")) { Text("F") }.buttonStyle(.plain)
        }
    }
}

// name: PlainButtonStyle
struct PlainButtonStyleExample: View {
    var body: some View { Button("A") {}.buttonStyle(PlainButtonStyle()) }
}

// name: BorderedProminentButtonStyle
struct BorderedProminentButtonStyleExample: View {
    var body: some View { Button("A") {}.buttonStyle(BorderedProminentButtonStyle()) }
}

// name: .bordered
struct BorderedExample: View {
    var body: some View { Button("A") {}.buttonStyle(.bordered).tint(.red) }
}

// name: .borderedProminent
struct BorderedProminentExample: View {
    var body: some View {
        VStack {
            Button("A") {}.buttonStyle(.borderedProminent)
            Button("B") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 8))
        }
    }
}

// name: .plain
struct PlainExample: View {
    var body: some View {
        VStack {
            Button("A") {}.buttonStyle(.plain)
            List { Text("B") }.listStyle(.plain)
        }
    }
}

// name: .automatic
struct AutomaticExample: View {
    var body: some View {
        VStack {
            Button("A") {}.buttonStyle(.automatic)
            List { Text("B") }.listStyle(.automatic)
            NavigationStack { Text("C").navigationBarTitleDisplayMode(.automatic) }
        }
    }
}

// name: ToggleStyle
struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Image(systemName: configuration.isOn ? "checkmark.square" : "square").onTapGesture { configuration.isOn.toggle() }
        }
    }
}
struct SlideStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        Button {
            withAnimation { configuration.$isOn.wrappedValue.toggle() }
        } label: {
            configuration.label
        }
    }
}
struct CheckUser: View {
    var body: some View { Toggle("A", isOn: .constant(true)).toggleStyle(CheckStyle()) }
}

// name: .toggleStyle
struct ToggleStyleExample: View {
    var body: some View {
        VStack {
            Toggle("A", isOn: .constant(true)).toggleStyle(.switch)
            Toggle("B", isOn: .constant(true)).toggleStyle(.button)
            Toggle("C", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .green))
        }
    }
}

// name: .button
struct ButtonExample: View {
    var body: some View {
        VStack {
            Toggle("A", isOn: .constant(true)).toggleStyle(.button)
            Menu("B") {}.menuStyle(.button)
        }
    }
}

// name: .textFieldStyle
struct TextFieldStyleExample: View {
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("A", text: $text).textFieldStyle(.roundedBorder)
            TextField("B", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
            TextField("C", text: $text).textFieldStyle(PlainTextFieldStyle())
            TextField("D", text: $text).textFieldStyle(.plain)
        }
    }
}

// name: RoundedBorderTextFieldStyle
struct RoundedBorderTextFieldStyleExample: View {
    var body: some View { TextField("A", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()) }
}

// name: .roundedBorder
struct RoundedBorderExample: View {
    var body: some View { TextField("A", text: .constant("")).textFieldStyle(.roundedBorder) }
}

// name: .pickerStyle
struct PickerStyleExample: View {
    @State private var selection = 0

    var body: some View {
        VStack {
            Picker("A", selection: $selection) { Text("B").tag(0) }.pickerStyle(.segmented)
            Picker("A", selection: $selection) { Text("B").tag(0) }.pickerStyle(SegmentedPickerStyle())
            Picker("A", selection: $selection) { Text("B").tag(0) }.pickerStyle(.wheel)
            Picker("A", selection: $selection) { Text("B").tag(0) }.pickerStyle(MenuPickerStyle())
            Picker("A", selection: $selection) { Text("B").tag(0) }.pickerStyle(.inline)
        }
    }
}

// name: SegmentedPickerStyle
struct SegmentedPickerStyleExample: View {
    var body: some View {
        Picker("A", selection: .constant(0)) { Text("B").tag(0) }.pickerStyle(SegmentedPickerStyle())
    }
}

// name: .segmented
struct SegmentedExample: View {
    var body: some View { Picker("A", selection: .constant(0)) { Text("B").tag(0) }.pickerStyle(.segmented) }
}

// name: .wheel
struct WheelExample: View {
    var body: some View {
        VStack {
            Picker("A", selection: .constant(0)) { Text("B").tag(0) }.pickerStyle(.wheel)
            DatePicker("A", selection: .constant(Date())).datePickerStyle(.wheel)
        }
    }
}

// name: .menu
struct MenuExample2: View {
    var body: some View { Picker("A", selection: .constant(0)) { Text("B").tag(0) }.pickerStyle(.menu) }
}

// name: .inline
struct InlineExample: View {
    var body: some View {
        VStack {
            Picker("A", selection: .constant(0)) { Text("B").tag(0) }.pickerStyle(.inline)
            NavigationView { Text("B").navigationBarTitleDisplayMode(.inline) }
        }
    }
}

// name: .compact
struct CompactExample: View {
    var body: some View { DatePicker("A", selection: .constant(Date())).datePickerStyle(.compact) }
}

struct CompactUser: View {
    @Environment(\.horizontalSizeClass) var sizeClass
    var body: some View { if sizeClass == .compact { Text("A") } else { Text("B") } }
}

// name: .labelsHidden
struct LabelsHiddenExample: View {
    var body: some View {
        VStack {
            Toggle("A", isOn: .constant(true)).labelsHidden()
            DatePicker("B", selection: .constant(Date())).labelsHidden()
        }
    }
}

// name: .labelStyle
struct LabelStyleExample: View {
    var body: some View {
        VStack {
            Label("A", systemImage: "star").labelStyle(.iconOnly)
            Label("B", systemImage: "star").labelStyle(.titleAndIcon)
            Label("C", systemImage: "star").labelStyle(TrailingIcon())
        }
    }
}

struct TrailingIcon: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

// name: .iconOnly
struct IconOnlyExample: View {
    var body: some View { Label("A", systemImage: "star").labelStyle(.iconOnly) }
}

// name: .titleAndIcon
struct TitleAndIconExample: View {
    var body: some View { Label("A", systemImage: "star").labelStyle(.titleAndIcon) }
}

// name: .controlSize
struct ControlSizeExample: View {
    var body: some View {
        VStack {
            Button("A") {}.controlSize(.large)
            ProgressView().controlSize(.small)
            Button("B") {}.controlSize(.extraLarge)
        }
    }
}

// name: .large
struct LargeExample: View {
    var body: some View {
        VStack {
            Button("A") {}.controlSize(.large)
            Image(systemName: "star").imageScale(.large)
            NavigationStack { Text("B").navigationBarTitleDisplayMode(.large) }
            Text("C").sheet(isPresented: .constant(false)) { Text("D").presentationDetents([.medium, .large]) }
        }
    }
}

// name: .small
struct SmallExample: View {
    var body: some View {
        VStack {
            Button("A") {}.controlSize(.small)
            Image(systemName: "star").imageScale(.small)
        }
    }
}

// name: .xSmall
struct XSmallExample: View {
    var body: some View {
        VStack {
            Text("A").dynamicTypeSize(.xSmall)
            Text("B").environment(\.dynamicTypeSize, .xSmall)
        }
    }
}

// name: .keyboardType
struct KeyboardTypeExample: View {
    var body: some View {
        VStack {
            TextField("A", text: .constant("")).keyboardType(.numberPad)
            TextField("B", text: .constant("")).keyboardType(.emailAddress)
            TextField("C", text: .constant("")).keyboardType(.decimalPad).textInputAutocapitalization(.never).autocapitalization(.none)
        }
    }
}

// name: .autocorrectionDisabled
struct AutocorrectionDisabledExample: View {
    var body: some View {
        VStack {
            TextField("A", text: .constant("")).autocorrectionDisabled()
            TextField("B", text: .constant("")).autocorrectionDisabled(true)
        }
    }
}

// name: .disableAutocorrection
struct DisableAutocorrectionExample: View {
    var body: some View { TextField("A", text: .constant("")).disableAutocorrection(true) }
}

// name: .focused
struct FocusedExample: View {
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            TextField("A", text: .constant("")).focused($isFocused)
            TextField("B", text: .constant("")).focused($field, equals: .name)
            Button("C") {
                isFocused = false
                field = .mail
            }
        }
    }
}

enum Field: Hashable { case name, mail }

// name: @FocusState
struct FocusStateExample: View {
    @FocusState private var isFocused
    @FocusState private var field: Field?
    @FocusState var other: Bool

    var body: some View {
        VStack {
            TextField("A", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
            TextField("B", text: .constant("")).focused($field, equals: .name).onSubmit { field = nil }
            TextField("C", text: .constant("")).focused($other)
        }
    }
}

// name: FocusState
struct FocusedField: View {
    var isFocused: FocusState<Bool>.Binding
    var body: some View { TextField("A", text: .constant("")).focused(isFocused) }
}
struct FocusOwner: View {
    @FocusState private var isFocused: Bool
    var body: some View { FocusedField(isFocused: $isFocused) }
}

// name: .onSubmit
struct OnSubmitExample: View {
    var body: some View {
        VStack {
            TextField("A", text: .constant("")).onSubmit { print("done") }
            TextField("B", text: .constant("")).onSubmit(of: .text) { print("done") }
            List { Text("C") }.searchable(text: .constant("")).onSubmit(of: .search, {})
        }
    }
}

// name: .done
struct DoneExample: View {
    var body: some View { TextField("A", text: .constant("")).submitLabel(.done) }
}

// name: .next
struct NextExample: View {
    var body: some View { TextField("A", text: .constant("")).submitLabel(.next) }
}

// name: .search
struct SearchExample: View {
    var body: some View {
        VStack {
            TextField("A", text: .constant("")).submitLabel(.search)
            List { Text("B") }.overlay { ContentUnavailableView.search }
        }
    }
}

// name: .date
struct DateExample: View {
    var body: some View {
        VStack {
            DatePicker("A", selection: .constant(Date()), displayedComponents: .date)
            DatePicker("B", selection: .constant(Date()), displayedComponents: [.date])
            Text(Date(), style: .date)
        }
    }
}

// name: .time
struct TimeExample: View {
    var body: some View { Text(Date(), style: .time) }
}

// name: .timer
struct TimerExample: View {
    var body: some View { Text(Date(), style: .timer) }
}

// name: .multiSelection
func selectedRanges(_ selection: TextSelection) -> Int {
    switch selection.indices {
    case .selection(let range): return range.isEmpty ? 0 : 1
    case .multiSelection(let set): return set.ranges.count
    @unknown default: return 0
    }
}

// name: TextSelection
struct TextSelectionExample: View {
    @State private var text = ""
    @State private var selection: TextSelection?

    var body: some View {
        VStack {
            TextField("A", text: $text, selection: $selection)
            TextEditor(text: $text, selection: $selection)
            Text(selection?.isInsertion == true ? "Insertion" : "Range")
        }
    }
}

// name: SensoryFeedback
struct FeedbackUser: View {
    var feedback: SensoryFeedback = .success
    @State private var count = 0
    var body: some View { Button("A") { count += 1 }.sensoryFeedback(feedback, trigger: count).sensoryFeedback(SensoryFeedback.increase, trigger: count) }
}

// name: .impact
struct ImpactExample: View {
    var body: some View {
        VStack {
            Text("A").sensoryFeedback(.impact, trigger: 1)
            Text("B").sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: 1)
        }
    }
}

// name: .destructive
struct DestructiveExample: View {
    var body: some View {
        VStack {
            Button("A", role: .destructive) {}
            Text("B").alert(isPresented: .constant(false)) { Alert(title: Text("C"), primaryButton: .destructive(Text("D")), secondaryButton: .cancel()) }
        }
    }
}

// name: .lowercase
struct LowercaseExample: View {
    var body: some View { Text("A").textCase(.lowercase) }
}
