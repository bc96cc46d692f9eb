import AppleTipKit
import Display
import Easel
import Foundation
import Testing

@testable import Views

/// Tips, which all share one store.
@MainActor @Suite(.serialized) struct TipTests {
    private struct Hint: Tip {
        static let opened = Tips.Event(id: "tip tests")
        var title: Text { Text("Hint") }
        var rules: [Rule] { Rule(Self.opened) { $0.donations.count >= 1 } }
    }

    /// One test, because the state of tips is that of the program.
    @Test func tipsFollowTheirRulesUnlessTheyAreTested() throws {
        try Tips.configure()
        try Tips.resetDatastore()
        let graph = AppleModuleGraph.make(TipView(Hint()))
        func isShown() -> Bool {
            graph.settle()
            return graph.shownTexts == ["Hint"]
        }
        #expect(!isShown())
        Hint.opened.sendDonation()
        #expect(isShown())
        try Tips.resetDatastore()
        #expect(!isShown())
        Tips.showAllTipsForTesting()
        #expect(isShown())
        Hint().invalidate(reason: .tipClosed)
        #expect(!isShown())
        try Tips.resetDatastore()
        #expect(isShown())

        let card = AppleModuleGraph.make(TipView(Hint(), arrowEdge: .top))
        #expect(card.namesNotDrawn == ["TipView(arrowEdge:)"])
        #expect(graph.namesNotDrawn == [])
        func cornerIsFilled(_ radius: CGFloat?) throws -> Bool {
            let view = TipView(Hint()).frame(width: 200).tipBackground(Color(red: 1, green: 0, blue: 0))
            let styled = radius.map { AnyView(view.tipCornerRadius($0)) } ?? AnyView(view)
            let pixels = try ImageRenderer(content: styled).pixmap().pixels
            let isRed = pixels.contains(0xFFFF_0000)
            #expect(isRed)
            return pixels.first != 0
        }
        // A card with sharp corners begins in the corner.
        #expect(try cornerIsFilled(0))
        #expect(try !cornerIsFilled(nil))

        Tips.hideAllTipsForTesting()
        #expect(!isShown())
        try Tips.configure()
        #expect(!isShown())
    }
}
