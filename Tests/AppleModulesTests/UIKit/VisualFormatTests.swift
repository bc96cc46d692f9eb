import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Visual formats of constraints. A character is a square of 10 points.
@MainActor @Suite struct VisualFormatTests {
    private let box = UIView(frame: .zero)
    private let a = UIView(frame: .zero)
    private let b = UIView(frame: .zero)

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
    }
    private func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    }
    /// The frames after the box is drawn, 300 points wide and 200 points tall.
    private func frames(_ formats: [NSLayoutConstraint]...) -> [CGRect] {
        for format in formats { NSLayoutConstraint.activate(format) }
        _ = AppleModuleGraph.make(Shown(view: box))
        return [a.frame, b.frame]
    }

    @Test func sizesAndDistances() {
        let rects = frames(
            constraints("H:|-10-[a(50)]-(gap)-[b]-20-|", metrics: ["gap": 15]), constraints("V:|[a]|"), constraints("V:|-[b(40)]"))
        #expect(rects == [CGRect(x: 10, y: 0, width: 50, height: 200), CGRect(x: 75, y: 8, width: 205, height: 40)])
    }

    @Test func standardDistancesAndAlignment() {
        let rects = frames(constraints("|-[a(30)]-[b(a)]", options: [.alignAllTop, .alignAllBottom]), constraints("V:|-5-[a(20)]"))
        #expect(rects == [CGRect(x: 8, y: 5, width: 30, height: 20), CGRect(x: 46, y: 5, width: 30, height: 20)])
    }

    @Test func conditionsWithPriorities() {
        let list = constraints("V:[a(>=20,<=80@750,==40@200)]-(>=5@low)-[b]", metrics: ["low": 250])
        #expect(list.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual])
        #expect(list.map(\.constant) == [20, 80, 40, 5])
        #expect(list.map(\.priority.rawValue) == [1000, 750, 200, 250])
        #expect(list.map(\.firstAttribute) == [.height, .height, .height, .top])
        #expect(list[3].firstItem === b && list[3].secondItem === a && list[3].secondAttribute == .bottom)
    }

    @Test func flushViewsAndNegativeDistances() {
        let list = constraints("[a][b]") + constraints("[a]-(-4)-[b]")
        #expect(list.map(\.constant) == [0, -4])
        #expect(list.allSatisfy { $0.firstAttribute == .leading && $0.secondAttribute == .trailing })
    }

    @Test(arguments: ["", "[c]", "|-[a", "[a]-", "[a]-x-[b]", "[a(>=)]", "[a]-8[b]", "|-|", "V:"])
    func aWrongFormatGivesNoConstraints(format: String) { #expect(constraints(format).isEmpty) }

    @Test func prioritiesAreNumbers() {
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    }
}
