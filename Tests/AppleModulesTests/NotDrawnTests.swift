import AppleCharts
import ApplePhotosUI
import AppleStoreKit
import Display
import Easel
import Foundation
import Testing

@testable import Views

/// Features that Apple's frameworks show and Easel doesn't draw cause a warning by name.
@MainActor @Suite struct NotDrawnTests {
    private final class NoText: TextShaper {
        func shape(_ request: TextRequest) -> ShapedText { ShapedText(size: .zero, firstBaseline: 0, lastBaseline: 0) }
    }

    private func warnings<V: View>(_ view: V) -> [String] {
        let graph = ViewGraph(root: view, configuration: ViewHostConfiguration(size: CGSize(width: 200, height: 200), scale: 1), textShaper: NoText())
        graph.settle()
        return graph.warnings.compactMap { $0.hasSuffix(" is accepted but not drawn") ? String($0.dropLast(26)) : nil }
    }

    @Test func presentationsOfTheSystemWarnWhileTheyShow() {
        #expect(warnings(Color.red.manageSubscriptionsSheet(isPresented: .constant(true))) == ["manageSubscriptionsSheet"])
        #expect(warnings(Color.red.manageSubscriptionsSheet(isPresented: .constant(false))) == [])
        let one = Color.red.photosPicker(isPresented: .constant(true), selection: .constant(PhotosPickerItem?.none))
        #expect(warnings(one) == ["photosPicker"])
        #expect(warnings(Color.red.photosPicker(isPresented: .constant(true), selection: .constant([PhotosPickerItem]()))) == ["photosPicker"])
        #expect(warnings(Color.red.photosPicker(isPresented: .constant(false), selection: .constant([PhotosPickerItem]()))) == [])
    }

    @Test func optionsOfAxesWarn() {
        func chart(_ values: AxisMarkValues, _ label: AxisValueLabel = AxisValueLabel()) -> some View {
            Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) }.chartXAxis { AxisMarks(values: values) { label } }
        }
        #expect(warnings(chart(.automatic(desiredCount: 3))) == [])
        #expect(warnings(chart(.automatic(roundLowerBound: true))) == ["roundLowerBound and roundUpperBound"])
        #expect(warnings(chart(.stride(by: 1.0, roundUpperBound: false))) == ["roundLowerBound and roundUpperBound"])
        #expect(warnings(chart(.automatic, AxisValueLabel(multiLabelAlignment: .center))) == ["multiLabelAlignment"])
        #expect(warnings(chart(.automatic, AxisValueLabel(offsetsMarks: true))) == ["offsetsMarks"])
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Color.red.onAppear { openWindow(id: "editor") } }
    }

    @Test func anotherWindowWarnsWhereAppsHaveSeveral() {
        func warnings(width: Double) -> [String] {
            let size = CGSize(width: width, height: 900)
            let graph = ViewGraph(root: Opener(), configuration: ViewHostConfiguration(size: size, scale: 1), textShaper: NoText())
            graph.settle()
            return graph.warnings.filter { $0.contains("openWindow") }
        }
        #expect(warnings(width: 390) == [])
        #expect(warnings(width: 834) == ["openWindow(id: \"editor\") is accepted but not drawn"])
    }
}
