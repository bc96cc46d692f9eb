import Foundation
import Observation
import Testing

@testable import Views

/// Tests the items that containers keep for scrolled content, texts that show live dates, controls and presentations.
@MainActor struct KeptControlItemsTests {
    @Observable final class Model {
        var step = 0
        var target: Int?
        var text = "a"
        var isShown = false
        var level = 0.2
        var isOn = false
    }

    private struct Changing: View {
        @Bindable var model: Model
        let kind: Int
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            HStack(spacing: 2) {
                VStack { subject }.frame(width: 150)
                VStack {
                    Color.green
                    Text("still")
                }
            }
        }

        private func rows(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { Color(white: Double($0) / 40).frame(height: 30).id($0) } }

        @ViewBuilder private var subject: some View {
            switch kind {
            case 0:
                ScrollViewReader { proxy in
                    ScrollView { VStack { rows(20) } }.onChange(of: model.step) { withAnimation(.linear(duration: 0.4)) { proxy.scrollTo(12, anchor: .top) } }
                }
            case 1: ScrollView { VStack { rows(20) } }.scrollPosition(id: $model.target).animation(.linear(duration: 0.4), value: model.target)
            case 2: VStack { Text(_SceneTime.startDate, style: .timer) }
            case 3: VStack { Text(_SceneTime.startDate, style: .relative) }
            case 4:
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        Section {
                            rows(6 + 2 * model.step)
                        } header: {
                            Text("head \(model.step)")
                        } footer: {
                            Color.red.frame(height: 5)
                        }
                    }
                }
            case 5: VStack { ProgressView() }
            case 6: VStack { ProgressView(value: model.level).animation(.linear(duration: 0.3), value: model.level) }
            case 7: VStack { Gauge(value: model.level) { Text("g") }.animation(.linear(duration: 0.3), value: model.level) }
            case 8: VStack { TextField("placeholder", text: $model.text) }
            case 9: VStack { Color.blue.sheet(isPresented: $model.isShown) { VStack { Color.red } } }
            case 10: VStack { Color.blue.popover(isPresented: $model.isShown) { VStack { Text("pop") } } }
            case 11: VStack { Toggle("t", isOn: $model.isOn) }
            case 12: VStack { Slider(value: $model.level) }
            case 13: VStack { Text("n \(model.step)").contentTransition(.numericText()) }.animation(.linear(duration: 0.4), value: model.step)
            case 14: VStack { if model.isShown { Color.red.transition(.blurReplace) } }.animation(.linear(duration: 0.4), value: model.isShown)
            case 15:
                VStack {
                    Color.red.frame(width: model.isShown ? 40 : 20).geometryGroup().frame(maxWidth: .infinity, alignment: model.isShown ? .leading : .trailing)
                }
                .animation(.linear(duration: 0.4), value: model.isShown)
            case 16:
                VStack { Image(systemName: model.isShown ? "star" : "heart").contentTransition(.opacity) }.animation(
                    .linear(duration: 0.4), value: model.isShown)
            case 17: VStack { Image(systemName: "star").foregroundStyle(.red.shadow(.drop(radius: model.isShown ? 3 : 1))) }
            case 18: List { ForEach(0..<(3 + model.step), id: \.self) { Text("row \($0)") } }.animation(.linear(duration: 0.4), value: model.step)
            case 19: VStack { Picker("p", selection: $model.step) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }.pickerStyle(.segmented) }
            default: ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Text("\($0)") } } }.defaultScrollAnchor(.trailing)
            }
        }
    }

    @Test(arguments: 0..<21)
    func listsAreThoseMadeFromNothing(kind: Int) {
        let model = Model()
        let graph = host(Changing(model: model, kind: kind))
        var differing: [Int] = []
        var changes = 0
        var last: DisplayList?
        for frame in 0..<60 {
            graph.advance(to: Double(frame) / 20)
            switch frame {
            case 5:
                model.step = 1
                model.target = 9
                model.level = 0.7
                model.text = "ab"
                withAnimation(.linear(duration: 0.4)) {
                    model.isShown = true
                    model.isOn = true
                }
            case 10: model.text = "abc"
            case 30:
                model.step = 2
                model.target = 3
                withAnimation(.linear(duration: 0.4)) {
                    model.isShown = false
                    model.isOn = false
                }
            default: break
            }
            graph.settle()
            let list = graph.displayList()
            if list != graph.freshDisplayList() { differing.append(frame) }
            if let last, list != last { changes += 1 }
            last = list
        }
        #expect(differing.isEmpty)
        #expect(changes > 0 || kind == 20, "nothing moved")
    }

    /// The finger drags, types and taps.
    @Test(arguments: [0, 1, 4, 8, 11, 12, 18, 19, 20])
    func listsAreThoseMadeFromNothingUnderAFinger(kind: Int) throws {
        let model = Model()
        let graph = host(Changing(model: model, kind: kind))
        var differing: [Int] = []
        var changes = 0
        var last: DisplayList?
        for frame in 0..<40 {
            graph.advance(to: Double(frame) / 20)
            let way = CGFloat(min(max(frame - 3, 0), 12))
            let point = CGPoint(x: 120 - 3 * way, y: 100 - 4 * way)
            if 3...15 ~= frame { _ = graph.pointer(frame == 3 ? .began : frame == 15 ? .ended : .moved, at: point) }
            graph.settle()
            let list = graph.displayList()
            if list != graph.freshDisplayList() { differing.append(frame) }
            if let last, list != last { changes += 1 }
            last = list
        }
        #expect(differing.isEmpty)
    }
}
