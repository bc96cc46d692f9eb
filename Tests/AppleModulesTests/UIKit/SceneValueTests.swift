import AppleCoreMotion
import AppleCryptoKit
import AppleHealthKit
import AppleSecurity
import AppleUIKit
import Display
import Easel
import Foundation
import Testing

@testable import Views

/// Dates and random numbers of Apple's frameworks are the scene's.
@MainActor @Suite(.serialized) struct SceneValueTests {
    private struct Picker: UIViewRepresentable {
        func makeUIView(context: Context) -> UIDatePicker { UIDatePicker(frame: .zero) }
        func updateUIView(_ view: UIDatePicker, context: Context) {}
    }

    @Test func aDatePickerShowsTheDateOfTheScene() {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(Picker())
        #expect(graph.shownTexts.first == "Jun 17, 2026")
    }

    private struct Steps: View {
        let note: (Date) -> Void
        var body: some View {
            note(CMPedometerData().startDate)
            note(CMPedometerData().endDate)
            return Color.red
        }
    }

    @Test func stepsAreCountedAtTheDateOfTheScene() {
        var dates: [Date] = []
        _SceneTime.prepare()
        _ = AppleModuleGraph.make(Steps { dates.append($0) })
        #expect(dates == Array(repeating: _SceneTime.defaultStart, count: 2))
    }

    @Test func randomValuesDependOnTheSeed() {
        func values(_ seed: UInt64) -> [[UInt8]] {
            _SceneRandom.start(seed: seed)
            let key = SymmetricKey(size: .bits128)
            var bytes = [UInt8](repeating: 0, count: 16)
            unsafe bytes.withUnsafeMutableBytes { buffer in
                guard let start = buffer.baseAddress else { return }
                _ = unsafe SecRandomCopyBytes(kSecRandomDefault, 16, start)
            }
            let sample = HKCategorySample(type: HKCategoryType(.sleepAnalysis), value: 0, start: .distantPast, end: .distantPast)
            return [unsafe key.withUnsafeBytes { unsafe Array($0) }, bytes, Array(sample.uuid.uuidString.utf8)]
        }
        let (first, again, other) = (values(1), values(1), values(2))
        #expect(first == again)
        for (a, b) in zip(first, other) { #expect(a != b) }
    }
}
