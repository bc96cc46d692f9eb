import AppleFoundation
import Easel
import Foundation
import Testing

@testable import AppleUIKit
@testable import Views

/// What calls the methods that `#selector` names, and what takes such calls back.
@MainActor @Suite struct SelectorTests {
    private final class Target: NSObject {
        @MainActor var calls = 0
    }
    private let one = Selector("one")._calling { (target: Target) in target.calls += 1 }
    private let ten = Selector("ten")._calling { (target: Target) in target.calls += 10 }

    @Test func namesDistinguishSelectors() {
        #expect(Selector("tap")._named("tap1") != Selector("tap")._named("tap2"))
        #expect(Selector("tap")._named("tap1")._calling { (_: Target) in }._name == "tap1")
    }

    @Test func aRemovedObserverGetsNoNotifications() {
        let (center, target, name) = (NotificationCenter(), Target(), Notification.Name("SelectorTests"))
        center.addObserver(target, selector: one, name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(target)
        center.post(name: name, object: nil)
        #expect(target.calls == 1)
        center.addObserver(target, selector: one, name: name, object: nil)
        center.removeObserver(target, name: Notification.Name("Other"), object: nil)
        center.post(name: name, object: nil)
        #expect(target.calls == 2)
        center.removeObserver(target, name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(target.calls == 2)
    }

    @Test func canceledCallsDoNotHappen() {
        let target = Target()
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(
            MadeView(view: UIView()) {
                target.perform(one, with: nil, afterDelay: 0.5)
                target.perform(ten, with: nil, afterDelay: 0.5)
                NSObject.cancelPreviousPerformRequests(withTarget: target, selector: one, object: nil)
            })
        graph.advance(to: 1)
        graph.settle()
        #expect(target.calls == 10)
    }

    @Test func aMethodThatIsAddedTwiceIsCalledOnce() {
        let (control, target) = (UIControl(frame: .zero), Target())
        control.addTarget(target, action: one, for: .touchUpInside)
        control.addTarget(target, action: one, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == 1)
        control.removeTarget(target, action: one, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == 1)
        control.sendActions(for: .valueChanged)
        #expect(target.calls == 2)
    }
}
